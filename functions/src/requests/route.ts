// A route says in one place what it allows: methods, how often, how many at once, how long. Its kinds are calls
// (call-route.ts), posted forms (posted-form.ts), signed links (mail/signed-link-page.ts) and pages.
import { getRequestListener } from '@hono/node-server';
import { HttpsError } from 'firebase-functions/https';
import { Hono } from 'hono';
import pLimit, { type LimitFunction } from 'p-limit';
import pTimeout from 'p-timeout';
import { logFailure } from '../runtime/log.ts';
import { networksOf, type Http, type HttpEnv } from './http.ts';
import { minuteLimit } from './minute-limit.ts';

export interface Bounds {
  /** Requests of one network in a minute, as each instance counts them; no bound by default. */
  readonly perMinute?: number;
  /**
   * Requests that an instance answers at a time, so that a flood of one route leaves room for the others. Further ones
   * wait for their turn.
   */
  readonly atOnce: number;
  /** Seconds until an answer that is not there is given up on; waiting counts. */
  readonly seconds: number;
}

/** Keeps the route's turn until a promise has settled, for an answer that is still being sent. */
export type Hold = (until: Promise<unknown>) => void;

export interface Route extends Bounds {
  /** In Hono's notation. */
  readonly path: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /** The answer; whatever it throws is answered by `refuse`. */
  readonly answer: (context: Http, hold: Hold) => Promise<Response>;
  readonly refuse: (context: Http, error: HttpsError) => Response | Promise<Response>;
  /** The log entry of a failure, and the message that the caller gets. */
  readonly failure: { readonly event: string; readonly message: string };
}

/** Requests that wait for their turn at one route of an instance; further ones are refused. */
const MAX_WAITING = 200;

/**
 * Runs work when it is its turn, which lasts until the promises that it holds have settled too.
 * @throws TimeoutError after `milliseconds`; work whose turn comes later does not begin
 */
async function inTurn<Result>(
  turns: LimitFunction,
  milliseconds: number,
  work: (hold: Hold) => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const answered = new Promise<Result>((resolve, reject) => {
    void turns(async () => {
      if (isOver) return;
      const held: Promise<unknown>[] = [];
      const working = work((until) => void held.push(until));
      working.then(resolve, reject);
      await Promise.allSettled([working]);
      await Promise.allSettled(held);
    });
  });
  try {
    return await pTimeout(answered, { milliseconds });
  } finally {
    isOver = true;
  }
}

/** The methods that a route answers, as the header `Allow` names them. */
const allowedBy = ({ methods }: Route): string =>
  methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');

function add(app: Hono<HttpEnv>, route: Route): void {
  const { path, methods, perMinute, atOnce, seconds, failure } = route;
  const turns = pLimit(atOnce);
  const isWithinMinute = minuteLimit(perMinute ?? Infinity);
  app.on([...methods], path, async (context) => {
    if (perMinute !== undefined && !isWithinMinute(networksOf(context), Date.now())) {
      return route.refuse(context, new HttpsError('resource-exhausted', 'Too many requests'));
    }
    if (turns.pendingCount >= MAX_WAITING)
      return route.refuse(context, new HttpsError('unavailable', 'Busy'));
    try {
      return await inTurn(turns, seconds * 1000, (hold) => route.answer(context, hold));
    } catch (error) {
      if (error instanceof HttpsError) return route.refuse(context, error);
      logFailure(failure.event, error);
      return route.refuse(context, new HttpsError('unavailable', failure.message));
    }
  });
  app.all(path, (context) => context.body(null, 405, { Allow: allowedBy(route) }));
}

/** An app of routes. `headers` are those of every answer that does not set them itself. */
export function appOf(
  routes: readonly Route[],
  headers: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>) = {},
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>({ strict: false });
  app.use(async (context, next) => {
    await next();
    const all = typeof headers === 'function' ? headers() : headers;
    for (const [name, value] of Object.entries({ 'Cache-Control': 'no-store', ...all })) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  for (const route of routes) add(app, route);
  app.notFound((context) => context.body(null, 404));
  app.onError((error, context) => {
    logFailure('request not answered', error);
    return context.body(null, 500);
  });
  return app;
}

/** The handler of an HTTP function that serves the app. */
export const handlerOf = (app: Hono<HttpEnv>) =>
  getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false });
