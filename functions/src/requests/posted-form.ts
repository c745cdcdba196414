// Forms of public pages: posted without a script, which answers a page, or as JSON by the page's script. Anybody may post,
// from our own pages, as often as the route allows.
import type { FunctionsErrorCode } from 'firebase-functions/https';
import type { PageRequest } from '@marquee/domain/site/public-page';
import { asText, type UnknownRecord } from '@marquee/domain/values/record';
import { readLanguage } from './language.ts';
import type { Origin } from './client-address.ts';
import { isCrossSite } from './cross-site.ts';
import { headersOf, originOf, type Http } from './http.ts';
import { documentId, isInput } from './input.ts';
import { isProgram } from './is-program.ts';
import { siteAddress } from './origin.ts';
import { formFields, isForm } from './read-body.ts';
import type { Bounds, Route } from './route.ts';

export interface Posted extends Origin {
  readonly fields: UnknownRecord;
  /** The profile's id; `undefined` for none that could exist. */
  readonly profileId: string | undefined;
  /** The code of the named link that opened the page; '' for none. */
  readonly code: string;
  readonly userAgent: string | undefined;
  readonly isCrossSite: boolean;
  /** Whether a page of another site, or a program, sent the form. */
  readonly isForeign: boolean;
  /** False if the page's script sent it. */
  readonly isForm: boolean;
  /** What the answer's page is rendered from; its path is that of the page with the form, if the browser names it. */
  readonly page: PageRequest;
}

function postedIn(context: Http, fields: UnknownRecord): Posted {
  const headers = headersOf(context);
  const userAgent = headers.get('user-agent');
  const fromOtherSite = isCrossSite(headers);
  const { profile } = fields;
  const profileId = isInput(documentId, profile) ? profile : undefined;
  const byId = profileId === undefined ? '/' : `/actor/${encodeURIComponent(profileId)}`;
  return {
    fields,
    profileId,
    code: asText(fields['code']),
    ...originOf(context),
    userAgent,
    isCrossSite: fromOtherSite,
    isForeign: fromOtherSite || isProgram(userAgent),
    isForm: isForm(context),
    page: {
      origin: siteAddress(),
      path: URL.parse(headers.get('referer') ?? '')?.pathname ?? byId,
      lang: readLanguage(fields['lang']),
    },
  };
}

interface Definition<Outcome> extends Bounds {
  /** The path after `/api/`. */
  readonly path: string;
  /** The log entry of a failure. */
  readonly failed: string;
  readonly act: (posted: Posted) => Outcome | Promise<Outcome>;
  /** `limited`: too many requests of the network; `failed`: an error, or a timeout after which the work may still be done; trying again may help. */
  readonly respond: (outcome: Outcome | 'limited' | 'failed' | 'invalid', posted: Posted) => Response;
}

const REFUSALS: Readonly<Partial<Record<FunctionsErrorCode, 'limited' | 'invalid'>>> = {
  'resource-exhausted': 'limited',
  'invalid-argument': 'invalid',
};

export function formRoute<Outcome>({ path, failed, act, respond, ...bounds }: Definition<Outcome>): Route {
  return {
    ...bounds,
    path: `/api/${path}`,
    methods: ['POST'],
    failure: { event: failed, message: '' },
    answer: async (context) => {
      const posted = postedIn(context, await formFields(context));
      return respond(await act(posted), posted);
    },
    refuse: async (context, { code }) => {
      const fields = await formFields(context).catch(() => ({}));
      return respond(REFUSALS[code] ?? 'failed', postedIn(context, fields));
    },
  };
}
