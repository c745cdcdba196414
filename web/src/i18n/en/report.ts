// Texts of 'Report this profile', and the reasons that moderators see too.
export const report = {
  title: 'Report this profile',
  intro: 'What is wrong with the profile of {{name}}? Our moderators look at every report.',
  anonymous: 'Neither your name nor your address is kept with it.',
  reason: 'Reason',
  reasons: {
    impersonation: 'It pretends to be somebody else',
    offensive: 'Sexual, violent or hateful content',
    harassment: 'It harasses or threatens somebody',
    minor: 'It endangers a child, or shows one without consent',
    rights: 'My pictures or videos, used without permission',
    spam: 'Spam or fraud',
    other: 'Something else',
  },
  text: 'What should we know? (optional)',
  left: '{{count}} characters left',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  reasonMissing: 'Please choose a reason.',
  thanks: {
    title: 'Thank you',
    text: 'Your report has been received. A moderator will look at the profile. You will not hear from us: we keep nothing to reach you by.',
  },
  errors: {
    offline: 'You are offline. Your report is still here: send it when you are connected again.',
    limited: 'There have been too many reports from your connection today. Please try again tomorrow.',
    limitedWrite:
      'There have been too many reports from your connection today. Please write to {{email}} instead.',
    gone: 'This profile is no longer visible. There is nothing left to report.',
    failed: 'Your report could not be sent. Please try again.',
  },
} as const;
