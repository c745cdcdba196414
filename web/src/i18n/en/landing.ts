// Texts of the landing page.
export const landing = {
  hero: {
    text: 'One short link with your photos, your videos and everything a casting director asks for. Free, and yours in minutes.',
    create: 'Create Your Profile',
    howItWorks: 'How it works',
    note: 'No fees. No agency. No app store.',
  },
  preview: {
    label: 'A sample profile as visitors see it',
    open: 'Look around',
    link: 'This actor is made up. On your profile, this leads to you.',
    address: 'marquee/meera-kulkarni',
    noticeTitle: 'Profile View',
    notice: 'Someone viewed your profile',
    now: 'now',
  },
  steps: {
    title: 'How it works',
    items: {
      create: {
        title: 'Create a profile',
        text: 'Add your headshots, your showreel, your skills and the details people always ask for.',
      },
      publish: {
        title: 'Make it public',
        text: 'Your profile stays private until you switch it on, and you can switch it off again at any time.',
      },
      share: {
        title: 'Share with anyone',
        text: 'Send one short link on WhatsApp, in an email or on your socials. Nobody needs an account to open it.',
      },
    },
  },
  free: {
    title: 'Completely free',
    text: 'Marquee was made by an independent writer-director for his own use, and is open to every actor. It is not an agency and does not promise work.',
    profile: 'Make your free profile',
    donate: 'Support with a donation',
    points: { fees: 'No fees, now or later', agency: 'Not an agency', ads: 'No advertising' },
  },
  notified: {
    title: 'Get Notified When Your Profile Gets Viewed',
    text: 'No more wondering whether anyone looked.',
    send: {
      title: 'Send the link',
      text: 'To a casting director, a production house, a friend who knows one.',
    },
    told: {
      title: 'Be told when it is opened',
      text: 'You get a notification the moment someone views your profile.',
    },
    firstNotice: 'Meera Iyer viewed your profile',
    secondNotice: 'Someone viewed your profile',
    firstTime: '2 minutes ago',
    secondTime: '1 hour ago',
  },
  enjoy: {
    title: 'Enjoy',
    text: 'Use it, share it, tell other actors. And if you are curious who makes it:',
    link: "Visit the founder's website",
  },
  faq: { title: 'Questions, answered' },
} as const;
