// Texts of named links.
export const links = {
  make: 'A link for one person',
  edit: 'Change the link',
  ready: 'The link is ready',
  everybody: 'Everybody: your profile’s link',
  forWhom: 'Make a link for one person',
  byMail: 'E-mail',
  forWhomHelp:
    'A link for one person tells you when it is opened, what is watched, and whether you are contacted.',
  linkFor: 'Link for {{label}}',
  needsUsername: 'Named links begin with your username. Set one first.',
  private:
    'Your profile is private and this link does not open private profiles: who opens it is told that the link has ended.',
  saved: 'The link was saved.',
  failed: { title: 'Not saved', text: 'The link could not be saved. Please try again.' },
  form: {
    label: 'For whom?',
    labelExample: "Mukesh's office",
    labelHelp: 'Only you see this name.',
    labelMissing: 'Say whom the link is for.',
    labelLong: 'Use at most 60 characters.',
    lastDay: 'Last day (optional)',
    lastDayHelp: 'After it, the link leads to your public page if you have one.',
    dayPast: 'Choose today or a later day.',
    dayWrong: 'Choose a day of the calendar.',
    opensPrivate: 'Open although my profile is private',
    opensPrivateHelp: 'Whoever has this link sees your profile until you revoke the link.',
    opensPrivateRefused: {
      unverified: 'Verify your e-mail address first: until then, your profile opens for nobody but you.',
      minor: 'You are under 18: your profile opens for nobody but you until your 18th birthday.',
    },
    asksAnswer: 'Ask for an answer',
    asksAnswerHelp:
      'Who opens the link can answer with one tap: Got it, Send a tape, Shortlisted or Not this time.',
    photo: 'First photo',
    video: 'First video',
    ownOrder: 'As on my profile',
    photoNumber: 'Photo {{number}}',
    make: 'Make the link',
    save: 'Save',
  },
} as const;
