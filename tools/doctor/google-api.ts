// Google's REST APIs as the doctor reads them: an answer, or in plain words why there is none.
import { isRecord } from '@marquee/domain/record';

export type Json = Readonly<Record<string, unknown>>;

/** `absent`: there is no such thing. `unseen`: it could not be asked, and `why` says what to do. */
export type Answer =
  | { readonly kind: 'found'; readonly body: Json }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unseen'; readonly why: string };

export interface GoogleApi {
  get(url: string): Promise<Answer>;
  /** Sends JSON to a method that changes nothing. */
  post(url: string, body: object): Promise<Answer>;
}

/** The value at a path of names, such as `signIn.email.enabled`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

export const listAt = (value: unknown, path: string): readonly unknown[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? (list as unknown[]) : [];
};

export const textAt = (value: unknown, path: string): string => {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : '';
};

export interface GoogleApiOptions {
  readonly token: () => Promise<string>;
  readonly projectId: string;
  /** Where a host's requests go instead, for tests. */
  readonly origin?: (host: string) => string;
}

/** Whom the answer's error names as switched off. */
function disabledService(body: unknown): string | undefined {
  const details = listAt(body, 'error.details');
  const disabled = details.find((detail) => valueAt(detail, 'reason') === 'SERVICE_DISABLED');
  return disabled === undefined ? undefined : textAt(disabled, 'metadata.service') || 'the API';
}

export function googleApi({ token, projectId, origin }: GoogleApiOptions): GoogleApi {
  async function ask(url: string, sent?: object): Promise<Answer> {
    const { host, pathname, search } = new URL(url);
    let response: Response;
    try {
      response = await fetch(`${origin?.(host) ?? `https://${host}`}${pathname}${search}`, {
        headers: {
          authorization: `Bearer ${await token()}`,
          'x-goog-user-project': projectId,
          ...(sent && { 'content-type': 'application/json' }),
        },
        ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
        signal: AbortSignal.timeout(20_000),
      });
    } catch {
      return { kind: 'unseen', why: `${host} cannot be reached: check the connection.` };
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { kind: 'found', body: isRecord(body) ? body : {} };
    if (response.status === 404) return { kind: 'absent' };
    const service = disabledService(body);
    if (service !== undefined) {
      return {
        kind: 'unseen',
        why: `${service} is switched off: \`gcloud services enable ${service} --project ${projectId}\`.`,
      };
    }
    if (response.status === 401)
      return { kind: 'unseen', why: 'the credentials are not taken: log in again.' };
    if (response.status === 403) {
      return {
        kind: 'unseen',
        why: `this account may not see it: it needs the role Viewer on ${projectId}.`,
      };
    }
    return { kind: 'unseen', why: `${host} answered ${String(response.status)}: try again later.` };
  }
  return { get: (url) => ask(url), post: ask };
}
