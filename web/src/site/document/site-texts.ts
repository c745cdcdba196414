// The site's texts in every language, for the server. Pages contain the texts they show: no browser loads these.
import { createInstance } from 'i18next';
import { answers as englishAnswers } from '#web/i18n/en/answers.ts';
import { casting as englishCasting } from '#web/i18n/en/casting.ts';
import { common as englishCommon } from '#web/i18n/en/common.ts';
import { documents as englishDocuments } from '#web/i18n/en/documents.ts';
import { faqs as englishFaqs } from '#web/i18n/en/faqs.ts';
import { landing as englishLanding } from '#web/i18n/en/landing.ts';
import { legal as englishLegal } from '#web/i18n/en/legal.ts';
import { publicProfile as englishProfile } from '#web/i18n/en/public-profile.ts';
import { report as englishReport } from '#web/i18n/en/report.ts';
import { sharing as englishSharing } from '#web/i18n/en/sharing.ts';
import { shortlist as englishShortlist } from '#web/i18n/en/shortlist.ts';
import { answers as hindiAnswers } from '#web/i18n/hi/answers.ts';
import { casting as hindiCasting } from '#web/i18n/hi/casting.ts';
import { common as hindiCommon } from '#web/i18n/hi/common.ts';
import { documents as hindiDocuments } from '#web/i18n/hi/documents.ts';
import { faqs as hindiFaqs } from '#web/i18n/hi/faqs.ts';
import { landing as hindiLanding } from '#web/i18n/hi/landing.ts';
import { legal as hindiLegal } from '#web/i18n/hi/legal.ts';
import { publicProfile as hindiProfile } from '#web/i18n/hi/public-profile.ts';
import { report as hindiReport } from '#web/i18n/hi/report.ts';
import { sharing as hindiSharing } from '#web/i18n/hi/sharing.ts';
import { shortlist as hindiShortlist } from '#web/i18n/hi/shortlist.ts';
import { DEFAULT_LANGUAGE, type Language } from '#web/i18n/languages.ts';
import { i18nOptions } from '#web/i18n/i18next-options.ts';
import type { SiteNamespace, Texts } from '../texts.ts';

const RESOURCES = {
  en: {
    answers: englishAnswers,
    casting: englishCasting,
    common: englishCommon,
    documents: englishDocuments,
    faqs: englishFaqs,
    landing: englishLanding,
    legal: englishLegal,
    publicProfile: englishProfile,
    report: englishReport,
    sharing: englishSharing,
    shortlist: englishShortlist,
  },
  hi: {
    answers: hindiAnswers,
    casting: hindiCasting,
    common: hindiCommon,
    documents: hindiDocuments,
    faqs: hindiFaqs,
    landing: hindiLanding,
    legal: hindiLegal,
    publicProfile: hindiProfile,
    report: hindiReport,
    sharing: hindiSharing,
    shortlist: hindiShortlist,
  },
} as const satisfies Record<Language, Record<SiteNamespace, object>>;

const instance = createInstance();
void instance.init(i18nOptions(RESOURCES, DEFAULT_LANGUAGE));

/** The site's texts in a language. */
export const textsIn =
  (language: Language): Texts =>
  (namespace) =>
    instance.getFixedT(language, namespace);
