// Texts about making the own profile public, wherever it is offered.
export const visibility = {
  unverified:
    'Your email address isn’t verified yet. Open the link we sent to {{email}}, then log in again. After that you can make your profile public. We delete accounts that stay unverified 30 days after their last use.',
  sendLink: 'Send the link again',
  linkSent: { title: 'Check your inbox', text: 'We sent a verification link to {{email}}.' },
  noBirthDate:
    'Your date of birth is missing. Public profiles are for people aged 18 and over. Only you see the date.',
  addBirthDate: 'Add it',
  minor: 'You are under 18. Your profile stays private until your 18th birthday.',
} as const;
