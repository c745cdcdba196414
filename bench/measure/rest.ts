// The part of Firestore's REST API that the benches need.
export type Json = Readonly<Record<string, unknown>>;

export const BENCH_PROJECT = 'demo-bench';

/** The Authorization header with which the emulator lets a caller do everything. */
export const ADMIN = 'Bearer owner';

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
  if (!response.ok) throw new Error(`${method}: ${String(response.status)} ${await response.text()}`);
  return response.json();
}
