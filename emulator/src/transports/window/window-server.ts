// The window, a web page at the emulator's address: its static files, and its API, which refuses other origins.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readJson, sendError, sendText } from '../http/body.ts';
import { namesThisMachine } from '../http/callers.ts';
import { toFirestoreError } from '../wire/codes.ts';
import { asObject } from '../wire/value-json.ts';
import { answerWindow, streamEvents, type WindowServices } from './window-api.ts';

/** The prefix of the URL paths of the window's files and API. */
export const WINDOW_PREFIX = '/window/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The window's files are next to the bundles or next to the sources. */
const FOLDER = ['window', '../../../window']
  .map((folder) => path.join(import.meta.dirname, folder))
  .find((folder) => existsSync(path.join(folder, 'index.html')));
const FILES: ReadonlySet<string> = new Set(FOLDER === undefined ? [] : readdirSync(FOLDER));

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Whether a request for `/` is a browser's navigation; SDKs and firebase-tools request `/` to check for a server. */
export function wantsWindow({ method, headers }: IncomingMessage): boolean {
  return (
    FOLDER !== undefined &&
    method === 'GET' &&
    (headers.accept ?? '').includes('text/html') &&
    namesThisMachine(headers.host)
  );
}

/** Sends one of the window's files. */
export function sendWindowFile(response: ServerResponse, name: string): void {
  if (FOLDER === undefined || !FILES.has(name)) {
    sendText(response, 'Not Found\n', 404);
    return;
  }
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  response.writeHead(200, { ...HEADERS, 'content-type': type }).end(readFileSync(path.join(FOLDER, name)));
}

/** Serves the paths that begin with `WINDOW_PREFIX`. */
export async function serveWindow(
  services: WindowServices,
  pathname: string,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = pathname.slice(WINDOW_PREFIX.length);
  if (!name.startsWith('api/')) {
    sendWindowFile(response, name);
    return;
  }
  if (!isOwnPage(request)) {
    sendText(response, 'The window answers its own page only.\n', 403);
    return;
  }
  if (name === 'api/events') {
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/x-ndjson' });
    streamEvents(services, response);
    return;
  }
  try {
    const hasBody = request.method === 'POST' || request.method === 'PUT';
    const body = hasBody ? asObject(await readJson(request), 'the body') : {};
    const answer = answerWindow(
      services,
      `${request.method ?? ''} ${name.slice('api/'.length)}`,
      query,
      body,
    );
    if (answer === undefined) sendText(response, 'Not Found\n', 404);
    else
      response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(answer));
  } catch (error) {
    sendError(response, toFirestoreError(error));
  }
}

/**
 * Whether the request is from the window's own page: other origins cannot send the header `x-window`, since their
 * preflight requests are refused.
 */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  return (
    headers['x-window'] !== undefined &&
    namesThisMachine(host) &&
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || origin === `http://${host}`)
  );
}
