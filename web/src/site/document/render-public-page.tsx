// Renders a public address as a complete HTML document, without Node, Firebase and HTTP: the function decides status
// and headers.
import '@marquee/domain/profile/phone-countries-at-start';
import type { Answer } from '@marquee/domain/views/link-answer';
import type { ReactNode } from 'react';
import { errorCardMeta } from './page-meta.ts';
import {
  type PageAssets,
  type PageRequest,
  type PublicPageOutcome,
  type PublicPageRenderer,
} from '@marquee/domain/site/public-page';
import { profilePath } from '@marquee/domain/site/routes';
import { DEFAULT_LANGUAGE, languageOf } from '#web/i18n/languages.ts';
import { shape } from '#web/theme/tokens.ts';
import { HEAD_SCRIPT } from '../head-script.ts';
import type { PageFacts } from '../page-context.ts';
import { AnswerCard, ContactCard, ErrorCard, MessageCard, ReportCard } from '../profile/error-card.tsx';
import { PageFrame } from '../profile/page-frame.tsx';
import { PublicProfile } from '../profile/public-profile.tsx';
import { inEachLanguage, profilePathIn } from '../site-paths.ts';
import type { Texts } from '../texts.ts';
import { MetaTags, OutcomeMeta, PortraitPreload, ProfileShareTags } from './page-head.tsx';
import { renderDocument } from './page-document.tsx';
import { textsIn } from './site-texts.ts';

function factsOf({ origin, lang, savesData }: PageRequest, path: string): PageFacts {
  return {
    language: languageOf(lang) ?? DEFAULT_LANGUAGE,
    origin,
    savesData,
    paths: inEachLanguage(path, profilePathIn),
  };
}

/** A path as a link's address that cannot lead to another site. */
const ownPath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

interface OutcomeProps {
  readonly outcome: PublicPageOutcome;
  readonly asksReport: boolean | undefined;
  readonly answered: Answer | undefined;
}

function Outcome({ outcome, asksReport, answered }: OutcomeProps) {
  return outcome.outcome === 'public' || outcome.outcome === 'own' ? (
    <PublicProfile
      profile={outcome.profile}
      isOwn={outcome.outcome === 'own'}
      asksReport={asksReport}
      answered={answered}
      link={outcome.outcome === 'public' ? outcome.link : undefined}
    />
  ) : (
    <PageFrame>
      <ErrorCard failure={outcome.outcome} />
    </PageFrame>
  );
}

export const renderPublicPage: PublicPageRenderer['renderPublicPage'] = ({ outcome, ...request }, assets) => {
  const link = outcome.outcome === 'public' ? outcome.link : undefined;
  const plainPath = outcome.outcome === 'public' ? profilePath(outcome.profile) : undefined;
  const ownFacts = factsOf(request, link || plainPath === undefined ? ownPath(request.path) : plainPath);
  const facts =
    link?.isPrivate === false && plainPath !== undefined
      ? { ...ownFacts, canonicalPaths: inEachLanguage(plainPath, profilePathIn) }
      : ownFacts;
  return renderDocument(
    {
      kind: 'profile',
      facts,
      themeColor: shape.bar,
      head: (
        <>
          <OutcomeMeta outcome={outcome} />
          <PortraitPreload outcome={outcome} />
          {outcome.outcome === 'public' && <ProfileShareTags profile={outcome.profile} link={link} />}
        </>
      ),
      body: <Outcome outcome={outcome} asksReport={request.asksReport} answered={request.answered} />,
    },
    assets,
  );
};

/** The document that answers a posted form: a card with the result. */
function answerDocument(
  title: (texts: Texts) => string,
  card: ReactNode,
  request: PageRequest,
  assets: PageAssets,
): string {
  const facts = factsOf(request, ownPath(request.path));
  return renderDocument(
    {
      kind: 'profile',
      facts,
      themeColor: shape.bar,
      head: <MetaTags {...errorCardMeta(title(textsIn(facts.language)))} />,
      body: <PageFrame>{card}</PageFrame>,
    },
    assets,
  );
}

export const renderReportAnswer: PublicPageRenderer['renderReportAnswer'] = (answer, request, assets) =>
  answerDocument((texts) => texts('report')('title'), <ReportCard answer={answer} />, request, assets);

export const renderContactAnswer: PublicPageRenderer['renderContactAnswer'] = (answer, request, assets) =>
  answerDocument(
    (texts) => texts('publicProfile')('contact.refused'),
    <ContactCard answer={answer} />,
    request,
    assets,
  );

export const renderMessageAnswer: PublicPageRenderer['renderMessageAnswer'] = (answer, request, assets) =>
  answerDocument(
    (texts) => texts('publicProfile')('message.title'),
    <MessageCard answer={answer} />,
    request,
    assets,
  );

export const renderLinkAnswer: PublicPageRenderer['renderLinkAnswer'] = (outcome, request, assets) =>
  answerDocument((texts) => texts('answers')('ask'), <AnswerCard outcome={outcome} />, request, assets);

/** The contents of PDFs and of the share card, worded with the site's texts. */
export { cardContent, cvContent, sheetContent, shortlistContent } from './document-content.ts';

export { renderCopy } from './render-copy.tsx';

export { pageStyles } from './page-document.tsx';

export const headScript: PublicPageRenderer['headScript'] = HEAD_SCRIPT;

/** If true, pages of signed-in visitors load App Check, and the Content-Security-Policy allows reCAPTCHA. */
export const usesAppCheck: PublicPageRenderer['usesAppCheck'] = Boolean(
  import.meta.env['VITE_APP_CHECK_KEY'],
);
