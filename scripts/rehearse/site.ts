// The built site as Hosting serves it: files, headers and rewrites of firebase.json, and functions behind them.
import { request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server as superstatic } from 'superstatic';
import type { FirebaseConfig } from '../config/project.ts';

interface FunctionRewrite {
  readonly function: { readonly functionId: string };
}

export interface Site {
  readonly origin: string;
  readonly close: () => void;
}

/** Returns a handler that passes requests on to `address`, with the visitor's host as Hosting names it. */
export function proxyTo(address: string) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { host = '', 'x-forwarded-host': forwarded = host } = incoming.headers;
    const passed = ask(
      new URL(incoming.url ?? '/', address),
      { method: incoming.method, headers: { ...incoming.headers, 'x-forwarded-host': forwarded } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  };
}

/** Serves a checkout's built files on a free port, with the functions at `functionUrl` behind them. */
export async function serveSite(
  folder: string,
  { hosting }: FirebaseConfig,
  functionUrl: (name: string) => string,
): Promise<Site> {
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = superstatic({
      cwd: folder,
      port: 0,
      hostname: 'localhost',
      config: structuredClone(hosting) as object,
      rewriters: {
        function: (rewrite: FunctionRewrite) =>
          Promise.resolve(proxyTo(functionUrl(rewrite.function.functionId))),
      },
    }).listen(() => resolve(listening));
  });
  return {
    origin: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
