// Texts of the frame: top bar, errors, buttons that many screens share.
export const common = {
  loading: 'Loading...',
  retry: 'Try Again',
  refresh: 'Refresh Page',
  cancel: 'Cancel',
  close: 'Close',
  somethingWrong: 'Something went wrong',
  returnHome: 'Return to Home',
  notFound: 'Oops! Page not found',
  menu: 'Menu',
  account: {
    title: 'My Account',
    myProfile: 'My Profile',
    settings: 'Settings',
    faqs: 'FAQs',
    logout: 'Logout',
    login: 'Login',
    notifications: 'Notifications',
  },
} as const;
