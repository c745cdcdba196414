// Texts of the PDFs: CV, contact sheet, and the sheet of a shortlist.
export const documents = {
  cv: '{{name}} - CV',
  sheet: '{{name}} - Photos',
  headline: 'Actor',
  qr: 'QR code: {{address}}',
  about: 'About',
  skills: 'Skills',
  training: 'Training',
  videos: 'Videos',
  introductionVideo: 'Introduction',
  video: 'Video {{index}}',
  contact: 'Contact',
  /** Before a director's name. */
  directed: 'dir.',
  phone: 'Phone',
  email: 'Email',
  photographer: 'Photo: {{name}}',
  elsewhere: 'Elsewhere',
} as const;
