// Firestore's REST API, as far as the benches need it.
export type Json = Readonly<Record<string, unknown>>;

export const BENCH_PROJECT = 'demo-bench';

/** The administrator's token. */
export const ADMIN = 'Bearer owner';

/** The token of a user, unsigned: the emulator checks no signature. */
export function tokenOf(uid: string): string {
  const part = (content: Json): string => Buffer.from(JSON.stringify(content)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: uid,
    user_id: uid,
    aud: BENCH_PROJECT,
    iss: `https://securetoken.google.com/${BENCH_PROJECT}`,
    iat: now,
    exp: now + 3600,
    email: `${uid}@example.com`,
    email_verified: true,
    firebase: { sign_in_provider: 'password' },
  };
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

export const documentName = (path: string, project = BENCH_PROJECT): string =>
  `projects/${project}/databases/(default)/documents/${path}`;

/** Calls a method below `documents`, such as `:commit`; throws for an error response. */
export async function call(
  port: number,
  method: string,
  body: Json,
  authorization = ADMIN,
  project = BENCH_PROJECT,
): Promise<unknown> {
  const documents = documentName('', project).slice(0, -1);
  const response = await fetch(`http://localhost:${String(port)}/v1/${documents}${method}`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method}: ${JSON.stringify(answer)}`);
  return answer;
}
