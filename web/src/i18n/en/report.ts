// Texts of 'Report this profile', and the reasons that moderators see too.
export const report = {
  title: 'Report this profile',
  intro: 'What is wrong with the profile of {{name}}? Our moderators look at every report.',
  anonymous: 'We don’t store your name or address with it.',
  reason: 'Reason',
  reasons: {
    impersonation: 'It pretends to be someone else',
    offensive: 'Sexual, violent or hateful content',
    harassment: 'It harasses or threatens someone',
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
    text: 'We have received your report. A moderator will look at the profile. We can’t reply, because we don’t store how to reach you.',
  },
  errors: {
    offline: 'You are offline. Your report is still here: send it when you are connected again.',
    limited: 'There have been too many reports from your connection today. Please try again tomorrow.',
    limitedWrite:
      'There have been too many reports from your connection today. Please write to {{email}} instead.',
    gone: 'This profile is no longer visible. There is nothing left to report.',
    failed: 'We couldn’t send your report. Please try again.',
  },
} as const;
