// The actors who try each row: accounts, by the claims of their tokens. The tokens are unsigned: only emulators accept
// them.

export const OWNER = 'owner1';
export const OTHER = 'other1';

export interface Actor {
  readonly name: ActorName;
  /** Undefined for a signed-out visitor. */
  readonly uid: string | undefined;
  readonly claims: Readonly<Record<string, unknown>>;
}

const account = (uid: string, claims: Readonly<Record<string, unknown>> = {}) => ({
  uid,
  claims: { email: `${uid}@example.com`, email_verified: true, ...claims },
});

/** `owner` owns the documents; the four before it are the same account with other sign-ins, `anonymous` is signed out. */
const ACCOUNTS = {
  anonymous: { uid: undefined, claims: {} },
  unverified: account(OWNER, { email_verified: false }),
  // Also stands for an account of Firebase's anonymous login.
  'without address or phone': { uid: OWNER, claims: {} },
  'by phone': { uid: OWNER, claims: { phone_number: '+919820012345' } },
  'by phone, address unverified': account(OWNER, { email_verified: false, phone_number: '+919820012345' }),
  owner: account(OWNER),
  other: account(OTHER),
  'other unverified': account(OTHER, { email_verified: false }),
  'other without address or phone': { uid: OTHER, claims: {} },
  tester: account('tester1', { tester: true }),
  moderator: account('moderator1', { moderator: true }),
  // May what a verified account may, and nothing that a moderator may.
  'moderator by phone, address unverified': account('moderator3', {
    moderator: true,
    email_verified: false,
    phone_number: '+919820012346',
  }),
} as const;

export type ActorName = keyof typeof ACCOUNTS;

export const ACTORS: readonly Actor[] = Object.entries(ACCOUNTS).map(([name, actor]) => ({
  name: name as ActorName,
  ...actor,
}));

// Groups of actors for the permission tables.

export const EVERYBODY: readonly ActorName[] = ACTORS.map(({ name }) => name);
export const THE_OWNER: readonly ActorName[] = [
  'unverified',
  'without address or phone',
  'by phone',
  'by phone, address unverified',
  'owner',
];
/** The owner's sign-ins with a verified address or phone. */
export const THE_VERIFIED_OWNER: readonly ActorName[] = ['by phone', 'by phone, address unverified', 'owner'];
export const NOBODY: readonly ActorName[] = [];

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The actor's `Authorization` header for a project's emulators; none for a signed-out visitor. */
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
