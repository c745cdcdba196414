// Cities, languages, language levels and video platforms that the editor offers.

export const CITIES = [
  'Mumbai',
  'Delhi',
  'Bangalore',
  'Chennai',
  'Kolkata',
  'Hyderabad',
  'Pune',
  'Ahmedabad',
] as const;

export const LOCATIONS = [...CITIES, 'Other'] as const;

export const LANGUAGES = [
  'Hindi',
  'English',
  'Tamil',
  'Telugu',
  'Bengali',
  'Marathi',
  'Gujarati',
  'Kannada',
  'Malayalam',
  'Punjabi',
  'Urdu',
  'Bhojpuri',
  'Other',
] as const;

export const VIDEO_PLATFORMS = ['youtube', 'instagram'] as const;
export type VideoPlatform = (typeof VIDEO_PLATFORMS)[number];

export const LANGUAGE_LEVELS = ['native', 'fluent', 'conversational', 'basic'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];
