// What routes read from a request, whatever serves it: Google's framework, or a test that calls the app without a port.
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { networksAround, requestOrigin, type Network, type Origin } from './client-address.ts';

export interface HttpEnv {
  /** Node's objects of the request; none in a test that calls an app directly. */
  readonly Bindings: Partial<HttpBindings>;
}

export type Http = Context<HttpEnv>;

export interface RequestHeaders {
  readonly get: (name: string) => string | undefined;
}

export const headersOf = ({ req }: Http): RequestHeaders => ({ get: (name) => req.header(name) });

export const originOf = (context: Http): Origin =>
  requestOrigin({
    headers: { 'x-forwarded-for': context.req.header('x-forwarded-for') },
    socket: { remoteAddress: context.env.incoming?.socket.remoteAddress },
  });

/** The networks whose limits a request counts towards. */
export function networksOf(context: Http): readonly Network[] {
  const { network, hop } = originOf(context);
  return networksAround(network, hop);
}

/** The path of a request as it was sent, encoded. */
export const pathOf = ({ req }: Http): string => new URL(req.url).pathname;

/** Whether the request's body has the media type, such as `application/json`. */
export const hasType = ({ req }: Http, type: string): boolean =>
  req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === type;
