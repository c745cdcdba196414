// The weekly summary as a mail.
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { ROUTES } from '@marquee/domain/site/routes';
import { ANSWER_WORDS } from '@marquee/domain/views/link-answer';
import {
  button,
  composeMail,
  figure,
  footer,
  link,
  list,
  paragraph,
  section,
  type MailPart,
} from '../mail/compose-mail.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { SUMMARY_TEXTS, type SummaryTexts } from './summary-texts.ts';

export interface SummaryLinks {
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The signed unsubscribe address: it works without a login. */
  readonly unsubscribe: string;
}

function comparison({ views, viewsBefore }: SummaryFacts, { more, fewer, same }: SummaryTexts): string {
  if (views === viewsBefore) return same;
  return views > viewsBefore ? more(views - viewsBefore) : fewer(viewsBefore - views);
}

const suggestionText = (
  suggestion: NonNullable<SummaryFacts['suggestion']>,
  { add, stale }: SummaryTexts,
): string => (suggestion.kind === 'add' ? add[suggestion.part] : stale(suggestion.months));

/** The items as a list with what stands below it; nothing for no items. */
const listed = (items: readonly string[], ...below: readonly MailPart[]): readonly MailPart[] =>
  items.length === 0 ? [] : [list(items), ...below];

/** Writes the mail of a week. */
export function composeSummary(
  facts: SummaryFacts,
  language: MessageLanguage,
  { origin, unsubscribe }: SummaryLinks,
) {
  const texts = SUMMARY_TEXTS[language];
  const { name, views, viewers, links, answers, suggestion } = facts;
  return composeMail({
    language,
    origin,
    subject: texts.subject(views),
    parts: [
      paragraph(texts.greeting(name)),
      figure(texts.views(views), comparison(facts, texts)),
      ...section(texts.who, listed(viewers)),
      ...section(
        texts.links,
        listed(
          links.map(({ label, opens }) => texts.link(label, opens)),
          link(texts.insights, `${origin}${ROUTES.insights.path}`),
        ),
      ),
      ...section(
        texts.answers,
        listed(answers.map(({ label, answer }) => `${label}: ${ANSWER_WORDS[language][answer]}`)),
      ),
      button(texts.see, `${origin}${ROUTES.notifications.path}`),
      ...section(
        texts.suggestion,
        suggestion === undefined
          ? []
          : [
              paragraph(suggestionText(suggestion, texts)),
              link(texts.edit, `${origin}${ROUTES.profileEdit.path}`),
            ],
      ),
      footer(
        [
          { label: texts.unsubscribe, href: unsubscribe },
          { label: texts.settings, href: `${origin}${ROUTES.settings.path}` },
        ],
        texts.why,
      ),
    ],
  });
}
