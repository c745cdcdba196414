// Texts of the username field, which the editor and the settings share.
export const username = {
  label: 'Username',
  help: 'Your short link: {{origin}}/{{name}}',
  placeholder: 'your-name',
  checking: 'Checking...',
  free: '{{name}} is available.',
  yours: 'This is your username.',
  former: 'This was your username before. You can take it back.',
  taken: 'This username is already taken.',
  takenMeanwhile: 'Someone else just took the username ‘{{name}}’. Choose another one.',
  unknown: 'We couldn’t check if it’s available. We check again when you save.',
  problems: {
    'username-too-short': 'A username has at least {{min}} characters.',
    'username-too-long': 'A username has at most {{max}} characters.',
    'username-characters': 'Use a-z, 0-9, - and _; start and end with a letter or number.',
    'username-reserved': 'This username is reserved.',
  },
  keepsRedirecting: '{{name}} will lead to your new link.',
  releases: 'You can have three usernames. If you save, {{name}} stops working.',
} as const;
