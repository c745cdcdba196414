// One small web server for the public page and its twin, in place of Hosting and its cache: compressed text, the app's
// files as Hosting serves them, the sample pictures, and our own function behind /api.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { stepFile } from '@marquee/domain/profile/picture';
import { UPLOAD_HEADERS } from '@marquee/domain/profile/upload-headers';
import { encodeSample } from '../../scripts/seed/encode-picture.ts';
import { SAMPLE_ACTORS } from '../../scripts/seed/sample-actors.ts';
import { DIST } from '../measure/manifest.ts';

export interface Document {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

export interface Site {
  readonly port: number;
  serve(path: string, document: Document): void;
  close(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
};
const COMPRESSED = ['js', 'css', 'svg'];

interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
  readonly caching: string;
  readonly isGzip: boolean;
}

/** The files of the fullest sample actor's pictures by folder and name, such as `gallery/a.webp`. */
async function samplePictures(): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const [actor] = SAMPLE_ACTORS;
  if (!actor) throw new Error('There is no sample actor.');
  const add = (file: string, body: Buffer) =>
    files.set(file, { type: 'image/webp', body, caching: UPLOAD_HEADERS.cacheControl, isGzip: false });
  for (const [folder, { file }] of [
    ['profile', actor.profileImage] as const,
    ...actor.photos.map((photo) => ['gallery', photo] as const),
  ]) {
    const { full, copies } = await encodeSample(file);
    const name = `${folder}/${file}.webp`;
    add(name, full);
    for (const { step, content } of copies) add(stepFile(name, step), content);
  }
  return files;
}

function file(path: string): StaticFile | undefined {
  const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const extension = path.split('.').at(-1) ?? '';
  const type = TYPES[extension];
  if (type === undefined) return undefined;
  try {
    const body = readFileSync(join(DIST, normalize(path)));
    const isGzip = COMPRESSED.includes(extension);
    return { type, body: isGzip ? gzipSync(body) : body, caching, isGzip };
  } catch {
    return undefined;
  }
}

async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await fetch(`http://localhost:${String(port)}/api/trackProfileView`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.concat(chunks),
  });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
}

/** Starts the server; `functionPort` is the port of the function `views`. */
export async function startSite(functionPort: number): Promise<Site> {
  const documents = new Map<string, { readonly headers: Document['headers']; readonly body: Buffer }>();
  const pictures = await samplePictures();
  const pictureAt = (path: string): StaticFile | undefined =>
    pictures.get(decodeURIComponent(/^\/v0\/b\/.*%2F(\w+%2F[\w.-]+)$/.exec(path)?.[1] ?? ''));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const document = documents.get(pathname);
    if (document) {
      const { headers, body } = document;
      // Answers a revalidation with 304, as Hosting does.
      if (request.headers['if-none-match'] === headers['ETag']) response.writeHead(304, headers).end();
      else response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(body);
      return;
    }
    if (pathname === '/api/trackProfileView') {
      void forward(request, response, functionPort).catch((error: unknown) =>
        response.destroy(error as Error),
      );
      return;
    }
    const found = pictureAt(pathname) ?? file(pathname);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'Content-Type': found.type,
        'Cache-Control': found.caching,
        ...(found.isGzip ? { 'Content-Encoding': 'gzip' } : {}),
      })
      .end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    serve: (path, { headers, html }) => {
      const tag = `"${createHash('sha256').update(html).digest('base64url')}"`;
      documents.set(path, { headers: { ...headers, ETag: tag }, body: gzipSync(html) });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
