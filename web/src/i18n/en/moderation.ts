// Texts of /moderation: the queue of reported profiles.
export const moderation = {
  title: 'Moderation',
  intro: 'Profiles visitors have reported, newest first.',
  checking: 'Checking your permission',
  notAllowed: {
    title: 'Not allowed',
    text: 'This page is for moderators. If you have just become one, log out and in again.',
    home: 'Return to Home',
  },
  tabs: { label: 'Which profiles', open: 'Reported', taken_down: 'Taken down' },
  loading: 'Loading the queue',
  loadFailed: {
    title: 'We couldn’t load the queue',
    text: 'Please check your connection and try again.',
  },
  empty: {
    open: {
      title: 'Nothing to review',
      text: 'There are no reported profiles. New reports appear here automatically.',
    },
    taken_down: {
      title: 'No profiles taken down',
      text: 'Profiles you take down appear here, so that you can restore them.',
    },
  },
  unnamed: 'No name',
  openProfile: 'Open profile',
  openProfileNamed: 'Open the profile of {{name}}',
  reports_one: '{{count}} report',
  reports_other: '{{count}} reports',
  reasonCount: '{{reason}}: {{count}}',
  lastReported: 'Last reported {{when}}',
  takenDown: 'Taken down {{when}}',
  showReports: 'Show reports',
  hideReports: 'Hide reports',
  noText: 'No text',
  newest: 'Showing the newest {{count}}.',
  showMore: 'Show more',
  takeDown: 'Take down',
  dismiss: 'Dismiss',
  restore: 'Restore',
  actionNamed: '{{action}}: {{name}}',
  dialog: {
    take_down: {
      title: 'Take down the profile of {{name}}?',
      text: 'Visitors see a notice instead of the profile: in the app right away, on the public page within a minute. We tell the owner the reason and how to appeal.',
    },
    dismiss: {
      title: 'Dismiss the reports about {{name}}?',
      text: 'The profile stays as it is. We notify nobody.',
    },
    restore: {
      title: 'Restore the profile of {{name}}?',
      text: 'Visitors can see it again if the owner has set it to public. We notify the owner.',
    },
    reason: 'Reason (the owner sees it)',
    note: 'Note for the record (optional)',
    failed: 'That didn’t work. Please try again.',
    refused: 'You are no longer a moderator. Please log in again.',
    gone: 'This profile no longer exists.',
  },
  done: {
    take_down: '{{name}}: taken down.',
    dismiss: '{{name}}: reports dismissed.',
    restore: '{{name}}: restored.',
  },
} as const;
