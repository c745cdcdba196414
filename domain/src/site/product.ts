// The product's name and its description of itself.

export const PRODUCT = {
  name: 'Marquee',
  title: 'Marquee - Professional Actor Profiles',
  tagline: 'Your professional acting portfolio, simplified.',
} as const;
