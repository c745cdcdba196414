// Texts of the offline page, the only ones that the service worker loads.
export const offlinePage = {
  title: 'Offline | Marquee',
  heading: 'You are offline',
  text: 'You haven’t opened this page on this device yet, or it isn’t saved here. It opens as soon as you’re back online.',
  retry: 'Try Again',
  myProfile: 'My Profile',
} as const;
