// Texts of what the installed app adds: connection, new versions, installing.
export const pwa = {
  offline: {
    title: 'You are offline',
    text: 'You see what is kept on this device. Changes go out when the connection is back.',
  },
  update: {
    text: 'A new version of Marquee is ready.',
    draft: 'What you are typing is kept.',
    action: 'Update now',
  },
  install: {
    text: 'Keep Marquee at hand: on your home screen it opens like an app, also offline.',
    ios: 'Keep Marquee at hand: in Safari tap Share, then ‘Add to Home Screen’.',
    action: 'Install Marquee',
    dismiss: 'Not now',
    understood: 'Got it',
  },
} as const;
