// The overview's summary of each section: its content, and what casting teams would miss.
import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { completeness, type MissingPart, type ProfilePart } from '@marquee/domain/profile/completeness';
import { displayName, type ProfileForm } from '@marquee/domain/profile/profile';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { shownCity, shownLanguage, shownSkill } from '../../../../i18n/listed-name.ts';
import { sectionOf } from '../sections/sections.ts';

export interface SectionSummary {
  /** The section's values in their order; '' for none. */
  readonly holds: string;
  /** Labels of the fields that casting misses, as one text; '' for none. */
  readonly missing: string;
  /** Labels of the fields that would improve the profile, as one text; '' for none. */
  readonly better: string;
}

interface Texts {
  readonly t: TFunction<'profileEditor'>;
  readonly casting: TFunction<'casting'>;
}

const listed = (values: readonly string[]): string => values.join(', ');

const ages = ({ screen_age_min: min, screen_age_max: max }: ProfileForm): string =>
  min === 0 || max === 0 ? '' : `${String(min)}–${String(max)}`;

const countOf = (items: readonly unknown[], text: (count: number) => string): string =>
  items.length === 0 ? '' : text(items.length);

/** Returns short texts of the values of a section's fields; '' for an empty field. */
const HELD: Readonly<Record<SectionId, (form: ProfileForm, texts: Texts) => readonly string[]>> = {
  basics: (form) => [
    form.first_name === '' || form.last_name === '' ? '' : displayName(form),
    form.date_of_birth === '' ? '' : dayjs(form.date_of_birth).format('DD MMMM YYYY'),
    form.height,
  ],
  photos: (form, { t }) => [
    form.profile_image ? t('picture.label') : '',
    countOf(form.photos, (count) => t('overview.photos', { count })),
  ],
  introduction: (form) => [form.introduction.trim(), form.education.trim()],
  credits: (form, { t }) => [countOf(form.credits, (count) => t('overview.credits', { count }))],
  videos: (form, { t }) => [
    countOf(
      [form.introduction_video, ...form.additional_videos].filter((video) => video !== ''),
      (count) => t('overview.videos', { count }),
    ),
  ],
  facts: (form, { casting }) => [shownCity(form.location, casting), ages(form)],
  skills: (form, { casting }) => [
    listed(form.skills.map((skill) => shownSkill(skill, casting))),
    listed(form.languages.map((language) => shownLanguage(language, casting))),
  ],
  contact: (form) => [form.phone_number],
  representation: ({ representation }) =>
    representation === null
      ? []
      : [[representation.name, representation.company].filter((each) => each !== '').join(', ')],
  privacy: (form, { t }) => [t(form.is_profile_public ? 'overview.public' : 'overview.private')],
};

const LABELS: Readonly<Record<ProfilePart, (texts: Texts) => string>> = {
  first_name: ({ t }) => t('fields.firstName'),
  last_name: ({ t }) => t('fields.lastName'),
  date_of_birth: ({ t }) => t('fields.dateOfBirth'),
  height: ({ t }) => t('fields.height'),
  portrait: ({ t }) => t('picture.label'),
  gallery: ({ t }) => t('gallery.label'),
  introduction: ({ t }) => t('fields.introduction'),
  training: ({ t }) => t('fields.education'),
  credits: ({ t }) => t('sections.credits.title'),
  video: ({ t }) => t('overview.videoLabel'),
  location: ({ t }) => t('fields.location'),
  age_range: ({ t }) => t('fields.screenAge'),
  gender: ({ casting }) => casting('facts.gender'),
  looks: ({ casting }) => listed([casting('facts.eyes'), casting('facts.hair')]),
  skills: ({ t }) => t('skills.label'),
  languages: ({ t }) => t('languages.label'),
  language_levels: ({ t }) => t('languages.levels'),
  contact: ({ t }) => t('fields.phone'),
};

export function sectionSummary(section: SectionId, form: ProfileForm, texts: Texts): SectionSummary {
  const { missing, better } = completeness(form, form);
  const labels = (parts: readonly MissingPart[]): string =>
    listed(parts.filter(({ field }) => sectionOf(field) === section).map(({ part }) => LABELS[part](texts)));
  return {
    holds: HELD[section](form, texts)
      .filter((text) => text !== '')
      .join(' · '),
    missing: labels(missing),
    better: labels(better),
  };
}
