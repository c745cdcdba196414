// The overview's summary of each section: its content, and what casting teams would miss.
import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import { displayName, type ProfileForm } from '@marquee/domain/profile';
import { skillName } from '@marquee/domain/skills';
import type { SectionId } from '../sections/sections.ts';

export interface SectionSummary {
  /** In the order of the section; '' for nothing. */
  readonly holds: string;
  /** Labels of the fields that are still empty, as one text; '' when the section is done. */
  readonly missing: string;
}

/** A field's label, and what it holds in short; '' when it is empty. */
type Line = readonly [label: string, held: string];

type Translate = TFunction<'profileEditor'>;

const listed = (values: readonly string[]): string => values.join(', ');

const ages = ({ screen_age_min: min, screen_age_max: max }: ProfileForm): string =>
  min === 0 || max === 0 ? '' : `${String(min)}–${String(max)}`;

const countOf = (items: readonly unknown[], text: (count: number) => string): string =>
  items.length === 0 ? '' : text(items.length);

const LINES: Readonly<Record<SectionId, (form: ProfileForm, t: Translate) => readonly Line[]>> = {
  basics: (form, t) => [
    [
      t(form.first_name === '' ? 'fields.firstName' : 'fields.lastName'),
      form.first_name === '' || form.last_name === '' ? '' : displayName(form),
    ],
    [
      t('fields.dateOfBirth'),
      form.date_of_birth === '' ? '' : dayjs(form.date_of_birth).format('DD MMMM YYYY'),
    ],
    [t('fields.height'), form.height],
  ],
  photos: (form, t) => [
    [t('picture.label'), form.profile_image ? t('picture.label') : ''],
    [t('gallery.label'), countOf(form.photos, (count) => t('overview.photos', { count }))],
  ],
  introduction: (form, t) => [
    [t('fields.introduction'), form.introduction.trim()],
    [t('fields.education'), form.education.trim()],
  ],
  credits: (form, t) => [
    [t('sections.credits.title'), countOf(form.credits, (count) => t('overview.credits', { count }))],
  ],
  videos: (form, t) => [
    [
      t('overview.videoLabel'),
      countOf(
        [form.introduction_video, ...form.additional_videos].filter((video) => video !== ''),
        (count) => t('overview.videos', { count }),
      ),
    ],
  ],
  facts: (form, t) => [
    [t('fields.location'), form.location],
    [t('fields.screenAge'), ages(form)],
  ],
  skills: (form, t) => [
    [t('skills.label'), listed(form.skills.map(skillName))],
    [t('languages.label'), listed(form.languages)],
  ],
  contact: (form, t) => [[t('fields.phone'), form.phone_number]],
  // Nobody has to have an agent.
  representation: ({ representation }) =>
    representation === null
      ? []
      : [['', [representation.name, representation.company].filter((each) => each !== '').join(', ')]],
  privacy: (form, t) => [
    [t('visibility.label'), t(form.is_profile_public ? 'overview.public' : 'overview.private')],
  ],
};

export function sectionSummary(section: SectionId, form: ProfileForm, t: Translate): SectionSummary {
  const lines = LINES[section](form, t);
  const held = lines.map(([, text]) => text).filter((text) => text !== '');
  return {
    holds: held.join(' · '),
    missing: listed(lines.filter(([, text]) => text === '').map(([label]) => label)),
  };
}
