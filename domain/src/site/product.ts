// The product's name and what it says of itself, in one place.

export const PRODUCT = {
  name: 'Marquee',
  title: 'Marquee - Professional Actor Profiles',
  tagline: 'Your professional acting portfolio, simplified.',
} as const;
