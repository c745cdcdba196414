// The product's name and the addresses it points at, in one place.

export const PRODUCT = {
  name: 'Marquee',
  title: 'Marquee - Professional Actor Profiles',
  tagline: 'Your professional acting portfolio, simplified.',
  /** The founder, an independent writer-director, and the page that accepts donations. */
  authorUrl: 'https://example.com/author',
  donateUrl: 'https://example.com/donate',
  /** Reads reports that come without a script, and appeals against a take-down. */
  moderationEmail: 'moderation@marquee.example',
} as const;
