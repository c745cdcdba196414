// Texts of the offline page, the only ones that the service worker loads.
export const offlinePage = {
  title: 'Offline | Marquee',
  heading: 'You are offline',
  text: 'This page has not been opened on this device yet, or it is not kept here. It opens as soon as there is a connection.',
  retry: 'Try Again',
  myProfile: 'My Profile',
} as const;
