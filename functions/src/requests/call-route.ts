// Calls of our own pages: POST of `{"data": …}`, answered by `{"result": …}` or by `{"error": {"status", "message"}}`.
import type { DecodedIdToken } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import type { Schema } from 'yup';
import { requireApp } from '../runtime/require-app-check.ts';
import { callerOf, requireCaller } from './caller.ts';
import { isCrossSite } from './cross-site.ts';
import { headersOf, type Http } from './http.ts';
import { isInput } from './input.ts';
import { minuteLimit } from './minute-limit.ts';
import { callData } from './read-body.ts';
import type { Bounds, Hold, Route } from './route.ts';

/** `anybody`: visitors without an account too. */
export type Callers = 'anybody' | 'account' | 'moderator';

export interface Call<Who extends Callers> {
  /** The claims of the caller's ID token; for `anybody`, `undefined` for a visitor without an account. */
  readonly caller: Who extends 'anybody' ? DecodedIdToken | undefined : DecodedIdToken;
  readonly context: Http;
  readonly hold: Hold;
}

interface Definition<Input, Output, Who extends Callers> extends Bounds {
  /** The path after `/api/`. */
  readonly path: string;
  readonly callers: Who;
  /**
   * Which calls need an App Check token, once App Check is enforced: all, or only those with an `Authorization` header,
   * because visitors' pages load no Firebase and so have no token.
   */
  readonly appCheck?: 'all' | 'accounts';
  /** Calls of one account in a minute, as each instance counts them. */
  readonly accountPerMinute?: number;
  /** The shape of the data, and the message for any other. */
  readonly input: Schema<Input>;
  readonly badInput: string;
  readonly failure: Route['failure'];
  /** The result, or a response of its own. @throws HttpsError for a refusal; any other error is a failure */
  readonly act: (input: Input, call: Call<Who>) => Output | Response | Promise<Output | Response>;
}

/** The answer to a refused call. */
const errorAnswer = (error: HttpsError): Response =>
  Response.json({ error: error.toJSON() }, { status: error.httpErrorCode.status });

async function admitted(
  context: Http,
  { callers, appCheck = 'all' }: Pick<Definition<never, never, Callers>, 'callers' | 'appCheck'>,
): Promise<DecodedIdToken | undefined> {
  const authorization = context.req.header('authorization');
  if (appCheck === 'all' || authorization !== undefined) {
    await requireApp(context.req.header('x-firebase-appcheck'));
  }
  const caller = callers === 'anybody' ? await callerOf(authorization) : await requireCaller(authorization);
  // Whoever signed up under another person's address may have been given their claim: it counts once a mail was opened.
  const isModerator = caller?.['moderator'] === true && caller.email_verified === true;
  if (callers === 'moderator' && !isModerator) {
    throw new HttpsError('permission-denied', 'Only moderators may do this');
  }
  return caller;
}

export function callRoute<Input, Output, Who extends Callers>(
  definition: Definition<Input, Output, Who>,
): Route {
  const { path, perMinute, atOnce, seconds, failure, input, badInput, accountPerMinute, act } = definition;
  const isWithinMinute = minuteLimit(accountPerMinute ?? Infinity);
  return {
    path: `/api/${path}`,
    methods: ['POST'],
    ...(perMinute === undefined ? {} : { perMinute }),
    atOnce,
    seconds,
    failure,
    refuse: (_context, error) => errorAnswer(error),
    answer: async (context, hold) => {
      if (isCrossSite(headersOf(context))) throw new HttpsError('permission-denied', 'Another site');
      const data = await callData(context);
      const caller = await admitted(context, definition);
      if (caller && !isWithinMinute([{ name: caller.uid, share: 1 }], Date.now())) {
        throw new HttpsError('resource-exhausted', 'Too many requests');
      }
      if (!isInput(input, data)) throw new HttpsError('invalid-argument', badInput);
      // `admitted` returns no `undefined` where an account is needed.
      const result = await act(data, { caller: caller as Call<Who>['caller'], context, hold });
      return result instanceof Response ? result : Response.json({ result });
    },
  };
}
