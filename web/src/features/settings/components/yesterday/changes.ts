// The fields that restoring yesterday's profile would change, with the editor's labels.
import dayjs from 'dayjs';
import { deepEqual } from 'fast-equals';
import type { TFunction } from 'i18next';
import { FACT_NAMES, FACTS, type FactName } from '@marquee/domain/profile/facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { FIELDS, type FieldName } from '@marquee/domain/profile/profile-fields';
import { choiceKey } from '../../../../i18n/choice-key.ts';
import { shownCity, shownLanguage, shownSkill } from '../../../../i18n/listed-name.ts';
import { hasLabel, labelKey, type LabelledName } from '../../../../profile-form/fields/field-labels.ts';
import { hideableLabel } from '../../../../profile-form/fields/hideable-label.ts';

export interface Change {
  readonly label: string;
  /** The current value as text; '' for an empty field. `then` is yesterday's. */
  readonly now: string;
  readonly then: string;
}

export interface ChangeTexts {
  readonly settings: TFunction<'settings'>;
  readonly editor: TFunction<['profileEditor', 'casting']>;
  readonly casting: TFunction<'casting'>;
}

interface Row {
  readonly label: string;
  readonly value: (form: ProfileForm) => unknown;
  readonly text: (form: ProfileForm) => string;
}

const filled = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** A stored day or month in words; '' for none. */
const dateWords = (date: string): string =>
  date === '' ? '' : dayjs(date).format(date.length > 'YYYY-MM'.length ? 'DD MMMM YYYY' : 'MMMM YYYY');

const periodWords = (period: string): string => period.split('/').map(dateWords).join(' – ');

function factText(name: FactName, { facts }: ProfileForm, { casting }: ChangeTexts): string {
  const { kind } = FACTS[name];
  const value = facts[name];
  if (typeof value !== 'string') return value.map(kind === 'periods' ? periodWords : String).join(', ');
  if (kind === 'day' || kind === 'month') return dateWords(value);
  const { options = [] } = FACTS[name] as { readonly options?: readonly string[] };
  return options.includes(value) ? casting(choiceKey(name, value)) : value;
}

/** The fields that are restored, in the editor's order; the facts have rows of their own. */
const RESTORED = (Object.keys(FIELDS) as FieldName[]).filter(hasLabel);

function fieldText(
  name: LabelledName,
  form: ProfileForm,
  { settings, editor, casting }: ChangeTexts,
): string {
  const count = (number: number, key: 'photos' | 'credits' | 'videos'): string =>
    number === 0 ? '' : editor(`overview.${key}`, { count: number });
  switch (name) {
    case 'date_of_birth':
      return dateWords(form.date_of_birth);
    case 'profile_image':
      return count(form.profile_image === null ? 0 : 1, 'photos');
    case 'photos':
      return count(form.photos.length, 'photos');
    case 'credits':
      return count(form.credits.length, 'credits');
    case 'credits_order':
      return editor(`credits.orders.${form.credits_order}`);
    case 'social':
      return filled([form.social.instagram, form.social.facebook, form.social.imdb, form.social.website]);
    case 'introduction_video_details':
      return form.introduction_video_details.title;
    case 'additional_videos':
      return count(form.additional_videos.length, 'videos');
    case 'location':
      return shownCity(form.location, casting);
    case 'screen_age_min':
    case 'screen_age_max':
      return form[name] === 0 ? '' : String(form[name]);
    case 'skills':
      return filled(form.skills.map((skill) => shownSkill(skill, casting)));
    case 'languages':
      return filled(form.languages.map((language) => shownLanguage(language, casting)));
    case 'language_levels':
      return filled(
        Object.entries(form.language_levels).map(
          ([language, level]) => `${shownLanguage(language, casting)}: ${casting(`languageLevels.${level}`)}`,
        ),
      );
    case 'skill_videos':
      return filled(Object.keys(form.skill_videos).map((skill) => shownSkill(skill, casting)));
    case 'show_whatsapp':
    case 'contact_shield':
    case 'accepts_messages':
      return settings(form[name] ? 'yesterday.on' : 'yesterday.off');
    case 'representation': {
      const { name: agent = '', company = '', phone = '', email = '' } = form.representation ?? {};
      return filled([agent, company, phone, email]);
    }
    default:
      return form[name];
  }
}

/** Characters that two long texts may have in common before their common beginning is left out. */
const SHARED = 60;

/** If the texts have a long beginning in common, cuts both to begin shortly before they differ. */
function fromDifference({ label, now, then }: Change): Change {
  let same = 0;
  while (same < now.length && now[same] === then[same]) same += 1;
  const from = same > SHARED ? now.lastIndexOf(' ', same - 20) : -1;
  if (from <= 0 || now === then) return { label, now, then };
  return { label, now: `…${now.slice(from)}`, then: `…${then.slice(from)}` };
}

/** The fields that differ, in the order of the editor. */
export function changesBetween(now: ProfileForm, then: ProfileForm, texts: ChangeTexts): Change[] {
  const { editor, casting } = texts;
  const rows: readonly Row[] = [
    ...RESTORED.map((name): Row => ({
      label: editor(labelKey(name)),
      value: (form) => form[name],
      text: (form) => fieldText(name, form, texts),
    })),
    ...FACT_NAMES.map((name): Row => ({
      label: casting(`facts.${name}`),
      value: ({ facts }) => facts[name],
      text: (form) => factText(name, form, texts),
    })),
    {
      label: editor('hide.hidden'),
      value: ({ hidden }) => hidden.toSorted(),
      text: ({ hidden }) => filled(hidden.map((name) => hideableLabel(name, editor))),
    },
  ];
  return rows
    .filter(({ value }) => !deepEqual(value(now), value(then)))
    .map(({ label, text }) => fromDifference({ label, now: text(now), then: text(then) }));
}
