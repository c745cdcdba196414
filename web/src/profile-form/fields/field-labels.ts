// The labels of a profile's fields: the text `fields.<name>` of `profileEditor`, or the one that is named here.
import type { FieldName } from '@marquee/domain/profile/profile-fields';

/** The fields with a label. Username and visibility have inputs of their own, and each fact has a label. */
export type LabelledName = Exclude<FieldName, 'username' | 'is_profile_public' | 'facts'>;

const UNLABELLED: readonly FieldName[] = ['username', 'is_profile_public', 'facts'];

export const hasLabel = (name: FieldName): name is LabelledName => !UNLABELLED.includes(name);

const OTHER_KEYS = {
  first_name: 'fields.firstName',
  last_name: 'fields.lastName',
  one_name: 'fields.oneName',
  date_of_birth: 'fields.dateOfBirth',
  profile_image: 'picture.label',
  photos: 'gallery.label',
  credits: 'sections.credits.title',
  credits_order: 'credits.order',
  social: 'sections.videos.title',
  introduction_video: 'fields.introductionVideo',
  introduction_video_details: 'fields.introductionVideoDetails',
  additional_videos: 'videos.label',
  screen_age_min: 'fields.screenAgeMin',
  screen_age_max: 'fields.screenAgeMax',
  skills: 'skills.label',
  languages: 'languages.label',
  language_levels: 'languages.levels',
  skill_videos: 'proof.label',
  phone_number: 'fields.phone',
  show_whatsapp: 'fields.showWhatsapp',
  whatsapp_link: 'fields.whatsapp',
  contact_shield: 'contact.shield',
  accepts_messages: 'contact.messages',
  representation: 'representation.label',
} as const satisfies Partial<Readonly<Record<LabelledName, string>>>;

type OtherKeys = typeof OTHER_KEYS;

type LabelKey = {
  [Name in LabelledName]: Name extends keyof OtherKeys ? OtherKeys[Name] : `fields.${Name}`;
}[LabelledName];

export const labelKey = (name: LabelledName): LabelKey =>
  name in OTHER_KEYS ? OTHER_KEYS[name as keyof OtherKeys] : (`fields.${name}` as LabelKey);
