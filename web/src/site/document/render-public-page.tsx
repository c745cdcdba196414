// Renders a public address as a complete HTML document. Nothing here knows of Node, Firebase or HTTP: the function decides
// status and headers.
import { errorCardMeta } from '@marquee/domain/page-meta';
import {
  type PageRequest,
  type PublicPageOutcome,
  type PublicPageRenderer,
} from '@marquee/domain/public-page';
import { profilePath } from '@marquee/domain/routes';
import { DEFAULT_LANGUAGE, languageOf } from '../../i18n/languages.ts';
import { shape } from '../../theme/tokens.ts';
import { HEAD_SCRIPT } from '../head-script.ts';
import type { PageFacts } from '../page-context.ts';
import { ErrorCard, ReportCard } from '../profile/error-card.tsx';
import { PageFrame } from '../profile/page-frame.tsx';
import { PublicProfile } from '../profile/public-profile.tsx';
import { inEachLanguage, profilePathIn } from '../site-paths.ts';
import { MetaTags, OutcomeMeta, PortraitPreload, ProfileShareTags } from './page-head.tsx';
import { pageStyle, renderDocument } from './page-document.tsx';
import { textsIn } from './site-texts.ts';

function factsOf({ origin, lang }: PageRequest, path: string): PageFacts {
  return {
    language: languageOf(lang) ?? DEFAULT_LANGUAGE,
    origin,
    paths: inEachLanguage(path, profilePathIn),
  };
}

/** A path that stays on this site when it stands in a link. */
const ownPath = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

function Outcome({ outcome }: { readonly outcome: PublicPageOutcome }) {
  return outcome.outcome === 'public' || outcome.outcome === 'own' ? (
    <PublicProfile profile={outcome.profile} isOwn={outcome.outcome === 'own'} />
  ) : (
    <PageFrame>
      <ErrorCard failure={outcome.outcome} />
    </PageFrame>
  );
}

export const renderPublicPage: PublicPageRenderer['renderPublicPage'] = ({ outcome, ...request }, assets) => {
  const isPublic = outcome.outcome === 'public';
  const facts = factsOf(request, isPublic ? profilePath(outcome.profile) : ownPath(request.path));
  return renderDocument(
    {
      kind: 'profile',
      facts,
      themeColor: shape.bar,
      head: (
        <>
          <OutcomeMeta outcome={outcome} />
          <PortraitPreload outcome={outcome} />
          {isPublic && <ProfileShareTags profile={outcome.profile} />}
        </>
      ),
      body: <Outcome outcome={outcome} />,
    },
    assets,
  );
};

export const renderReportAnswer: PublicPageRenderer['renderReportAnswer'] = (answer, request, assets) => {
  const facts = factsOf(request, '/');
  return renderDocument(
    {
      kind: 'profile',
      facts,
      themeColor: shape.bar,
      head: <MetaTags {...errorCardMeta(textsIn(facts.language)('report')('title'))} />,
      body: (
        <PageFrame>
          <ReportCard answer={answer} />
        </PageFrame>
      ),
    },
    assets,
  );
};

export const pageStyles: PublicPageRenderer['pageStyles'] = (assets) => [assets.fonts, pageStyle(assets)];

export const headScript: PublicPageRenderer['headScript'] = HEAD_SCRIPT;

/** Signed-in visitors' pages then load App Check: the Content-Security-Policy lets reCAPTCHA in. */
export const usesAppCheck: PublicPageRenderer['usesAppCheck'] = Boolean(
  import.meta.env['VITE_APP_CHECK_KEY'],
);
