// Every field of a profile in the editor: its input, and its text in the overview.
import dayjs from 'dayjs';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName, type ProfileForm } from '@marquee/domain/profile/profile';
import { FIELDS, type FieldName, type HideableName } from '@marquee/domain/profile/profile-fields';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { shownCity, shownLanguage, shownSkill } from '#web/i18n/listed-name.ts';
import { labelKey } from '#web/profile-form/fields/field-labels.ts';
import { IntroductionVideo } from '#web/profile-form/fields/introduction-video.tsx';
import { LocationField } from '#web/profile-form/fields/location-field.tsx';
import { CreditFields } from '../credits/credits-section.tsx';
import { AdditionalVideos } from '../sections/additional-videos.tsx';
import { BirthAndHeight, OwnUsername, RequiredName } from '../sections/basics-section.tsx';
import { ContactFields } from '../sections/contact-section.tsx';
import { FactsFields, ScreenAgeFields } from '../sections/facts-section.tsx';
import { IntroductionField } from '../sections/introduction-section.tsx';
import { PhotoFields } from '../sections/photos-section.tsx';
import { VisibilityField } from '../sections/privacy-section.tsx';
import { RepresentationField } from '../sections/representation-section.tsx';
import { LanguageFields, SkillFields } from '../sections/skills-section.tsx';
import { SocialFields } from '../sections/videos-section.tsx';
import { HideFact } from './hide-fact.tsx';

export interface SummaryTexts {
  readonly t: TFunction<'profileEditor'>;
  readonly casting: TFunction<'casting'>;
}

interface EditorField {
  /** `null`: the input of an earlier field changes this one too. */
  readonly Input: ComponentType | null;
  /** A short text of the value for the overview; '' for an empty field. `null`: the overview does not show the field. */
  readonly summary: ((form: ProfileForm, texts: SummaryTexts) => string) | null;
}

type TextName = {
  [Name in FieldName]: (typeof FIELDS)[Name]['kind'] extends 'line' | 'text' ? Name : never;
}[FieldName] &
  Parameters<typeof labelKey>[0];

/** A text: its input, with a button that hides the text from the page if FIELDS lets it be hidden. */
function textField(name: TextName): EditorField {
  const field: { readonly kind: string; readonly hide?: HideableName } = FIELDS[name];
  function Input() {
    const { t } = useTranslation('profileEditor');
    return (
      <FormTextField
        name={name}
        label={t(labelKey(name))}
        aside={field.hide && <HideFact name={field.hide} />}
        autoCapitalize="sentences"
        {...(field.kind === 'text' && { multiline: true, minRows: 2 })}
      />
    );
  }
  return { Input, summary: (form) => form[name].trim() };
}

const listed = (values: readonly string[]): string => values.filter((value) => value !== '').join(', ');

const countOf = (items: readonly unknown[], text: (count: number) => string): string =>
  items.length === 0 ? '' : text(items.length);

/** A field that the input of an earlier field changes, and that the overview does not name. */
const WITHIN: EditorField = { Input: null, summary: null };

export const EDITOR_FIELDS: Readonly<Record<FieldName, EditorField>> = {
  first_name: {
    Input: RequiredName,
    summary: (form) =>
      form.first_name === '' || (form.last_name === '' && !form.one_name) ? '' : displayName(form),
  },
  last_name: WITHIN,
  one_name: WITHIN,
  username: { Input: OwnUsername, summary: null },
  date_of_birth: {
    Input: BirthAndHeight,
    summary: ({ date_of_birth }) => (date_of_birth === '' ? '' : dayjs(date_of_birth).format('DD MMMM YYYY')),
  },
  height: { Input: null, summary: ({ height }) => height },
  profile_image: {
    Input: PhotoFields,
    summary: ({ profile_image }, { t }) => (profile_image ? t('picture.label') : ''),
  },
  photos: {
    Input: null,
    summary: ({ photos }, { t }) => countOf(photos, (count) => t('overview.photos', { count })),
  },
  introduction: { Input: IntroductionField, summary: ({ introduction }) => introduction.trim() },
  education: textField('education'),
  credits: {
    Input: CreditFields,
    summary: ({ credits }, { t }) => countOf(credits, (count) => t('overview.credits', { count })),
  },
  credits_order: WITHIN,
  social: { Input: SocialFields, summary: null },
  introduction_video: {
    Input: IntroductionVideo,
    summary: ({ introduction_video, additional_videos }, { t }) =>
      countOf(
        [introduction_video, ...additional_videos].filter((video) => video !== ''),
        (count) => t('overview.videos', { count }),
      ),
  },
  introduction_video_details: WITHIN,
  additional_videos: { Input: AdditionalVideos, summary: null },
  location: { Input: LocationField, summary: ({ location }, { casting }) => shownCity(location, casting) },
  screen_age_min: {
    Input: ScreenAgeFields,
    summary: ({ screen_age_min: min, screen_age_max: max }) =>
      min === 0 || max === 0 ? '' : `${String(min)}–${String(max)}`,
  },
  screen_age_max: WITHIN,
  facts: { Input: FactsFields, summary: null },
  skills: {
    Input: SkillFields,
    summary: ({ skills }, { casting }) => listed(skills.map((skill) => shownSkill(skill, casting))),
  },
  languages: {
    Input: LanguageFields,
    summary: ({ languages }, { casting }) =>
      listed(languages.map((language) => shownLanguage(language, casting))),
  },
  language_levels: WITHIN,
  skill_videos: WITHIN,
  phone_number: { Input: ContactFields, summary: ({ phone_number }) => phone_number },
  show_whatsapp: WITHIN,
  whatsapp_link: WITHIN,
  contact_shield: WITHIN,
  accepts_messages: WITHIN,
  representation: {
    Input: RepresentationField,
    summary: ({ representation }) =>
      representation === null ? '' : listed([representation.name, representation.company]),
  },
  is_profile_public: {
    Input: VisibilityField,
    summary: ({ is_profile_public }, { t }) => t(is_profile_public ? 'overview.public' : 'overview.private'),
  },
};
