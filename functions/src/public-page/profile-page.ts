// The route of every public address that is no file: reads, renders, and never throws.
import { REPORT_QUERY } from '@marquee/domain/site/public-page';
import pTimeout from 'p-timeout';
import { bearerClaims } from '../requests/caller.ts';
import { pathOf, type Http } from '../requests/http.ts';
import type { Route } from '../requests/route.ts';
import { readAddress } from './address.ts';
import { answer, type PageContext } from './answer.ts';
import { pageContext } from './context-of-request.ts';
import { redirected, responseOf } from './respond.ts';
import { findAddress } from './find-address.ts';
import { ANSWERED, answerOf } from '@marquee/domain/views/link-answer';
import { FIRESTORE_TIMEOUT } from './firestore-profiles.ts';

const profileContext = (context: Http): PageContext => ({
  ...pageContext(context),
  savesData: context.req.header('save-data') === 'on',
  asksReport: context.req.query(REPORT_QUERY) !== undefined,
  answered: answerOf(context.req.query(ANSWERED)),
});

export const profilePage: Route = {
  path: '*',
  methods: ['GET'],
  atOnce: 40, // A page takes some milliseconds of processor and waits some more for Firestore.
  seconds: 10,
  failure: { event: 'public page unavailable', message: '' },
  answer: async (context) => {
    const elsewhere = redirected(context);
    if (elsewhere) return elsewhere;
    const find = async () => {
      const viewer = await bearerClaims(context.req.header('authorization'));
      return findAddress(readAddress(pathOf(context)), viewer?.uid);
    };
    const found = await pTimeout(find(), { milliseconds: FIRESTORE_TIMEOUT });
    return responseOf(answer(found, profileContext(context)));
  },
  refuse: (context) => responseOf(answer({ outcome: 'unavailable' }, profileContext(context))),
};
