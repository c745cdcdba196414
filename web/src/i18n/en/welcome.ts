// Texts of /welcome, the first run after signing up.
export const welcome = {
  progress: 'Step {{step}} of {{all}}',
  name: {
    title: 'What is your name?',
    text: 'The name casting knows you by, and a short link to put into every message.',
  },
  picture: {
    title: 'One good picture',
    text: 'Your face, in good light. It is the first thing people see, and it is on the card they get in WhatsApp.',
  },
  facts: {
    title: 'Four facts casting asks for',
    text: 'The age you can play, your height, your city and your languages. Skip what you like. We only need your date of birth, because public pages are for people aged 18 and over. Only you see it.',
  },
  video: {
    title: 'A video of you',
    text: 'A showreel, a monologue or a self-tape on YouTube. No video yet? Add one later.',
  },
  page: {
    title: 'This is your page',
    text: 'Only you can see it so far. Make it public, and anyone with your link can.',
  },
  fields: 'What goes on your page',
  preview: 'Your page so far',
  next: 'Next',
  retry: 'Try again',
  skip: 'Skip',
  leave: 'Finish later',
  private: 'Your page stays private until you make it public. What you type is kept on this device.',
  kept: 'What you typed is still here.',
  waits: 'You are offline. We save it when you are back online.',
  loading: 'Loading your profile',
  loadFailed: {
    title: 'We couldn’t load your profile',
    text: 'Please check your connection and try again.',
  },
  noName: 'Your page has no name yet.',
  addName: 'Add your name',
  publish: 'Make it public',
  notYet: 'Not yet',
  publishFailed: 'We couldn’t make your page public. Please check your connection and try again.',
  toProfile: 'Go to My Profile',
} as const;
