// The overview's summary of each section: its content, and what casting teams would miss.
import { completeness, type MissingPart, type ProfilePart } from '@marquee/domain/profile/completeness';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { EDITOR_FIELDS, type SummaryTexts } from '../fields/editor-fields.tsx';
import { fieldNamesOf, sectionOf } from '../sections/sections.ts';

export interface SectionSummary {
  /** The section's values in their order; '' for none. */
  readonly holds: string;
  /** Labels of the fields that casting misses, as one text; '' for none. */
  readonly missing: string;
  /** Labels of the fields that would improve the profile, as one text; '' for none. */
  readonly better: string;
}

const listed = (values: readonly string[]): string => values.join(', ');

const LABELS: Readonly<Record<ProfilePart, (texts: SummaryTexts) => string>> = {
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

export function sectionSummary(section: SectionId, form: ProfileForm, texts: SummaryTexts): SectionSummary {
  const { missing, better } = completeness(form, form);
  const labels = (parts: readonly MissingPart[]): string =>
    listed(parts.filter(({ field }) => sectionOf(field) === section).map(({ part }) => LABELS[part](texts)));
  return {
    holds: fieldNamesOf(section)
      .map((name) => EDITOR_FIELDS[name].summary?.(form, texts) ?? '')
      .filter((text) => text !== '')
      .join(' · '),
    missing: labels(missing),
    better: labels(better),
  };
}
