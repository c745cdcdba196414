// What restoring yesterday's profile changes, by the labels of the editor.
import dayjs from 'dayjs';
import { deepEqual } from 'fast-equals';
import type { TFunction } from 'i18next';
import { FACT_NAMES, FACTS, type FactName } from '@marquee/domain/profile/facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import type { FieldName } from '@marquee/domain/profile/profile-fields';
import { choiceKey } from '../../../../i18n/choice-key.ts';
import { shownCity, shownLanguage, shownSkill } from '../../../../i18n/listed-name.ts';

export interface Change {
  readonly label: string;
  /** As text; '' for an empty field. */
  readonly now: string;
  readonly then: string;
}

export interface ChangeTexts {
  readonly t: TFunction<['settings', 'profileEditor', 'casting']>;
  readonly casting: TFunction<'casting'>;
}

interface Row {
  readonly label: string;
  readonly value: (form: ProfileForm) => unknown;
  readonly text: (form: ProfileForm) => string;
}

const filled = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** A stored day or month as it is read; '' for none. */
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

/** The fields that are restored: a username and the page's visibility are no matter of a day's edits. */
type Restored = Exclude<FieldName, 'username' | 'is_profile_public' | 'facts'>;

/** The rows of each field; a new field does not compile without its row. */
function rowsOf(texts: ChangeTexts): Readonly<Record<Restored, Omit<Row, 'value'>>> {
  const { t, casting } = texts;
  const flag = (isOn: boolean): string => t(isOn ? 'settings:yesterday.on' : 'settings:yesterday.off');
  const count = (number: number, key: 'photos' | 'credits' | 'videos'): string =>
    number === 0 ? '' : t(`profileEditor:overview.${key}`, { count: number });
  const age = (years: number): string => (years === 0 ? '' : String(years));
  return {
    first_name: { label: t('profileEditor:fields.firstName'), text: (form) => form.first_name },
    last_name: { label: t('profileEditor:fields.lastName'), text: (form) => form.last_name },
    date_of_birth: {
      label: t('profileEditor:fields.dateOfBirth'),
      text: ({ date_of_birth }) => dateWords(date_of_birth),
    },
    height: { label: t('profileEditor:fields.height'), text: (form) => form.height },
    profile_image: {
      label: t('profileEditor:picture.label'),
      text: ({ profile_image }) => count(profile_image === null ? 0 : 1, 'photos'),
    },
    photos: { label: t('profileEditor:gallery.label'), text: ({ photos }) => count(photos.length, 'photos') },
    introduction: { label: t('profileEditor:fields.introduction'), text: (form) => form.introduction },
    education: { label: t('profileEditor:fields.education'), text: (form) => form.education },
    credits: {
      label: t('profileEditor:sections.credits.title'),
      text: ({ credits }) => count(credits.length, 'credits'),
    },
    credits_order: {
      label: t('profileEditor:credits.order'),
      text: ({ credits_order }) => t(`profileEditor:credits.orders.${credits_order}`),
    },
    social: {
      label: t('profileEditor:sections.videos.title'),
      text: ({ social }) => filled([social.instagram, social.facebook, social.imdb, social.website]),
    },
    introduction_video: {
      label: t('profileEditor:fields.introductionVideo'),
      text: (form) => form.introduction_video,
    },
    introduction_video_details: {
      label: t('settings:yesterday.videoDetails'),
      text: ({ introduction_video_details: { title } }) => title,
    },
    additional_videos: {
      label: t('profileEditor:videos.label'),
      text: ({ additional_videos }) => count(additional_videos.length, 'videos'),
    },
    location: {
      label: t('profileEditor:fields.location'),
      text: ({ location }) => shownCity(location, casting),
    },
    screen_age_min: {
      label: t('profileEditor:fields.screenAgeMin'),
      text: ({ screen_age_min }) => age(screen_age_min),
    },
    screen_age_max: {
      label: t('profileEditor:fields.screenAgeMax'),
      text: ({ screen_age_max }) => age(screen_age_max),
    },
    skills: {
      label: t('profileEditor:skills.label'),
      text: ({ skills }) => skills.map((skill) => shownSkill(skill, casting)).join(', '),
    },
    languages: {
      label: t('profileEditor:languages.label'),
      text: ({ languages }) => languages.map((language) => shownLanguage(language, casting)).join(', '),
    },
    language_levels: {
      label: t('profileEditor:languages.levels'),
      text: ({ language_levels }) =>
        Object.entries(language_levels)
          .map(
            ([language, level]) =>
              `${shownLanguage(language, casting)}: ${casting(`languageLevels.${level}`)}`,
          )
          .join(', '),
    },
    skill_videos: {
      label: t('profileEditor:proof.label'),
      text: ({ skill_videos }) =>
        Object.keys(skill_videos)
          .map((skill) => shownSkill(skill, casting))
          .join(', '),
    },
    phone_number: { label: t('profileEditor:fields.phone'), text: (form) => form.phone_number },
    show_whatsapp: {
      label: t('profileEditor:fields.showWhatsapp'),
      text: ({ show_whatsapp }) => flag(show_whatsapp),
    },
    whatsapp_link: { label: t('profileEditor:fields.whatsapp'), text: (form) => form.whatsapp_link },
    contact_shield: {
      label: t('profileEditor:contact.shield'),
      text: ({ contact_shield }) => flag(contact_shield),
    },
    accepts_messages: {
      label: t('profileEditor:contact.messages'),
      text: ({ accepts_messages }) => flag(accepts_messages),
    },
    representation: {
      label: t('profileEditor:representation.label'),
      text: ({ representation }) =>
        representation === null
          ? ''
          : filled([representation.name, representation.company, representation.phone, representation.email]),
    },
  };
}

/** Names under which something is hidden that are no facts. */
const hiddenLabel = (name: ProfileForm['hidden'][number], { t, casting }: ChangeTexts): string => {
  switch (name) {
    case 'height':
      return t('profileEditor:fields.height');
    case 'education':
      return t('profileEditor:fields.education');
    case 'credits':
      return t('profileEditor:sections.credits.title');
    case 'screen_age':
      return t('profileEditor:fields.screenAge');
    case 'representation':
      return t('profileEditor:representation.label');
    default:
      return casting(`facts.${name}`);
  }
};

/** Characters that two long texts may share before their beginning is left out. */
const SHARED = 60;

/** Two texts from shortly before they differ. */
function fromDifference({ label, now, then }: Change): Change {
  let same = 0;
  while (same < now.length && now[same] === then[same]) same += 1;
  const from = same > SHARED ? now.lastIndexOf(' ', same - 20) : -1;
  if (from <= 0 || now === then) return { label, now, then };
  return { label, now: `…${now.slice(from)}`, then: `…${then.slice(from)}` };
}

/** The fields that differ, in the order of the editor. */
export function changesBetween(now: ProfileForm, then: ProfileForm, texts: ChangeTexts): Change[] {
  const rows: readonly Row[] = [
    ...Object.entries(rowsOf(texts)).map(([name, row]): Row => ({
      ...row,
      value: (form) => form[name as Restored],
    })),
    ...FACT_NAMES.map((name): Row => ({
      label: texts.casting(`facts.${name}`),
      value: ({ facts }) => facts[name],
      text: (form) => factText(name, form, texts),
    })),
    {
      label: texts.t('profileEditor:hide.hidden'),
      value: ({ hidden }) => hidden.toSorted(),
      text: ({ hidden }) => hidden.map((name) => hiddenLabel(name, texts)).join(', '),
    },
  ];
  return rows
    .filter(({ value }) => !deepEqual(value(now), value(then)))
    .map(({ label, text }) => fromDifference({ label, now: text(now), then: text(then) }));
}
