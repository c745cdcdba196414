// Texts of what the installed app adds: connection, new versions, installing.
export const pwa = {
  offline: {
    title: 'You are offline.',
    text: 'You see what is kept on this device. Changes go out when the connection is back.',
  },
  update: {
    text: 'A new version of Marquee is ready.',
    draft: 'What you are typing is kept.',
    action: 'Update now',
  },
  pending: {
    waiting: 'Waiting for connection: your profile changes are kept here and go out by themselves.',
    sending: 'Sending your profile changes…',
    sent: 'Profile updated successfully!',
    conflict: 'Your profile was changed elsewhere while you were offline. Your changes are kept here.',
    'username-taken': 'Somebody else took the username you chose. Your changes are kept here.',
    refused: 'Your profile changes were refused. They are kept here.',
    review: 'Review changes',
  },
  install: {
    text: 'Keep Marquee at hand: on your home screen it opens like an app, also offline.',
    ios: 'Keep Marquee at hand: in Safari tap Share, then ‘Add to Home Screen’.',
    action: 'Install Marquee',
    dismiss: 'Not now',
    understood: 'Got it',
  },
} as const;
