// Cloud Storage over the REST interface that the web SDK uses.
import { PORTS } from '../../../scripts/config/project.ts';
import { authorization, type Actor } from './actors.ts';
import type { Answer } from './firestore-rest.ts';

const HOST = `http://localhost:${String(PORTS['storage'] ?? 0)}`;

export interface Upload {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  /** Defaults to the metadata that the app sends. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** The metadata that the app sends with every picture. */
const SHOWN = { contentDisposition: 'inline', contentEncoding: 'identity' };

export type ObjectAction =
  | { readonly upload: Upload }
  | { readonly metadata: string }
  | { readonly download: string }
  | { readonly list: string }
  | { readonly update: string }
  | { readonly delete: string };

type Headers = Readonly<Record<string, string>>;

export class StorageBucket {
  private readonly projectId: string;
  private readonly objects: string;

  constructor(projectId: string) {
    this.projectId = projectId;
    this.objects = `${HOST}/v0/b/${projectId}.appspot.com/o`;
  }

  /** Stores an object bypassing the rules, as functions do. */
  async store(upload: Upload): Promise<void> {
    const response = await this.act({ upload }, { authorization: 'Bearer owner' });
    if (!response.ok) throw new Error(`Not stored: ${await response.text()}`);
  }

  /** Makes an attempt as an actor. @throws for any answer but success and refusal by the rules */
  async attempt(actor: Actor, action: ObjectAction): Promise<Answer> {
    const response = await this.act(action, authorization(actor, this.projectId));
    const body = await response.text();
    if (response.status === 403) return 'denied';
    // 404: the rules allow the actor the attempt, but the object does not exist.
    if (response.ok || (response.status === 404 && !('upload' in action))) return 'allowed';
    throw new Error(`${String(response.status)} ${body}\n${JSON.stringify(action)}`);
  }

  private act(action: ObjectAction, headers: Headers): Promise<Response> {
    const object = (path: string): string => `${this.objects}/${encodeURIComponent(path)}`;
    if ('upload' in action) {
      const { path, contentType, bytes, metadata = SHOWN } = action.upload;
      const boundary = 'the-boundary';
      const part = (type: string): string => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
      return fetch(`${this.objects}?name=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/related; boundary=${boundary}`,
          'x-goog-upload-protocol': 'multipart',
          ...headers,
        },
        body: new Blob([
          part('application/json'),
          JSON.stringify({ name: path, contentType, ...metadata }),
          `\r\n${part(contentType)}`,
          new Uint8Array(bytes),
          `\r\n--${boundary}--`,
        ]),
      });
    }
    if ('metadata' in action) return fetch(object(action.metadata), { headers });
    if ('download' in action) return fetch(`${object(action.download)}?alt=media`, { headers });
    if ('list' in action) {
      return fetch(`${this.objects}?prefix=${encodeURIComponent(action.list)}&delimiter=/`, { headers });
    }
    if ('update' in action) {
      return fetch(object(action.update), {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ contentType: 'text/html' }),
      });
    }
    return fetch(object(action.delete), { method: 'DELETE', headers });
  }
}
