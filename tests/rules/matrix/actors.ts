// Who asks: accounts by the claims their tokens carry, as unsigned tokens that only emulators accept.

export const OWNER = 'owner1';
export const OTHER = 'other1';

export interface Actor {
  readonly name: ActorName;
  /** None for somebody who is not logged in. */
  readonly uid: string | undefined;
  readonly claims: Readonly<Record<string, unknown>>;
}

const account = (uid: string, claims: Readonly<Record<string, unknown>> = {}) => ({
  uid,
  claims: { email: `${uid}@example.com`, email_verified: true, ...claims },
});

/** `owner` is whose documents are asked for; those up to `owner` are the same account, otherwise logged in. */
const ACCOUNTS = {
  anonymous: { uid: undefined, claims: {} },
  unverified: account(OWNER, { email_verified: false }),
  // Its owner has removed the address, or it signed in anonymously.
  'without address or phone': { uid: OWNER, claims: {} },
  'by phone': { uid: OWNER, claims: { phone_number: '+919820012345' } },
  'by phone, address unverified': account(OWNER, { email_verified: false, phone_number: '+919820012345' }),
  owner: account(OWNER),
  other: account(OTHER),
  'other unverified': account(OTHER, { email_verified: false }),
  'other without address or phone': { uid: OTHER, claims: {} },
  tester: account('tester1', { tester: true }),
  moderator: account('moderator1', { moderator: true }),
} as const;

export type ActorName = keyof typeof ACCOUNTS;

export const ACTORS: readonly Actor[] = Object.entries(ACCOUNTS).map(([name, actor]) => ({
  name: name as ActorName,
  ...actor,
}));

// Groups that permission tables are written with.

export const EVERYBODY: readonly ActorName[] = ACTORS.map(({ name }) => name);
export const THE_OWNER: readonly ActorName[] = [
  'unverified',
  'without address or phone',
  'by phone',
  'by phone, address unverified',
  'owner',
];
/** Of those, whose address or phone is known to be theirs. */
export const THE_VERIFIED_OWNER: readonly ActorName[] = ['by phone', 'by phone, address unverified', 'owner'];
export const NOBODY: readonly ActorName[] = [];

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The actor's `Authorization` header for a project's emulators; none for somebody who is not logged in. */
export function authorization({ uid, claims }: Actor, projectId: string): Readonly<Record<string, string>> {
  if (uid === undefined) return {};
  const now = Math.floor(Date.now() / 1000);
  const token = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...claims,
  };
  return { authorization: `Bearer ${base64({ alg: 'none', typ: 'JWT' })}.${base64(token)}.` };
}
