// The option lists of the editor (specification, section 3).

export const LOCATIONS = [
  'Mumbai',
  'Delhi',
  'Bangalore',
  'Chennai',
  'Kolkata',
  'Hyderabad',
  'Pune',
  'Ahmedabad',
  'Other',
] as const;

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
