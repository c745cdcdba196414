// Every address of the app: the router's pattern and the link's href together, for router, links and tests alike.

const fixed = <Path extends string>(path: Path) => ({ path, href: () => path });

export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  signup: fixed('/signup'),
  register: fixed('/register'),
  signupSuccess: fixed('/signup-success'),
  forgotPassword: fixed('/forgot-password'),
  verifyOtp: fixed('/verify-otp'),
  otpVerification: fixed('/otp-verification'),
  authCallback: fixed('/auth/callback'),
  terms: fixed('/terms'),
  privacy: fixed('/privacy'),
  faqs: fixed('/faqs'),
  typographyDemo: fixed('/typography-demo'),
  calendarDemo: fixed('/calendar-demo'),
  dashboard: fixed('/dashboard'),
  profile: fixed('/profile'),
  myProfile: fixed('/my-profile'),
  profileEdit: fixed('/profile/edit'),
  profileEditPage: fixed('/profile/edit-page'),
  profileMedia: fixed('/profile/media'),
  settings: fixed('/settings'),
  notifications: fixed('/notifications'),
  notificationTest: fixed('/notification-test'),
  moderation: fixed('/moderation'),
  profileById: { path: '/profile/:id', href: (id: string) => `/profile/${encodeURIComponent(id)}` },
  actorById: { path: '/actor/:id', href: (id: string) => `/actor/${encodeURIComponent(id)}` },
  actorByUsername: {
    path: '/actor/u/:username',
    href: (username: string) => `/actor/u/${encodeURIComponent(username)}`,
  },
  byUsername: { path: '/:username', href: (username: string) => `/${encodeURIComponent(username)}` },
} as const;
