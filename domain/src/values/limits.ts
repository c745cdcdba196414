// Limits of stored values. `npm run generate` writes those that the rules check into the rules.

export const LIMITS = {
  /** Characters, like the limits of the other texts below. */
  name: 60,
  shortText: 80,
  longText: 4000,
  url: 500,
  handle: 100,
  phone: 40,
  /** Characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Characters of a visitor's message to an actor. */
  message: 2000,
  skills: 15,
  skill: 200,
  languages: 20,
  photos: 5,
  additionalVideos: 10,
  videoTitle: 80,
  /** Seconds of the longest video: one day. */
  videoSeconds: 86_400,
  credits: 60,
  creditText: 120,
  /** Entries of a fact that is a list: accents, or cities in which the actor works as a local. */
  factEntries: 10,
  /** Periods of busy dates: how many there may be, how many days each may have, and how far ahead it may begin. */
  busy: { periods: 20, days: 366, daysAhead: 731 },
  caption: 120,
  screenAge: 120,
  username: { min: 3, max: 30 },
  /** Usernames of one account: the current one and the former ones that still redirect. */
  usernamesHeld: 3,
  /** Usernames that an account may release until it has released none for as many days as a released name is kept. */
  releases: 10,
  /**
   * `maxBytes` limits a stored file, `maxChosenBytes` and `maxChosenPixels` the photo that the browser converts to it:
   * the largest cameras of phones have 108 megapixels, and 200 end a tab. Edges in pixels.
   */
  image: {
    minBytes: 1024,
    maxBytes: 5 * 1024 * 1024,
    maxChosenBytes: 40 * 1024 * 1024,
    maxChosenPixels: 120_000_000,
    fullEdge: 1600,
  },
  notificationsPerHour: 60,
} as const;
