export { deleteAccount } from './accounts/delete-account.ts';
export { exportData } from './accounts/export-data.ts';
export { profileCard } from './card/profile-card.ts';
export { sendTestNotification } from './notifications/send-test-notification.ts';
export { profilePage } from './public-page/profile-page.ts';
export { seedSkills } from './skills/seed-skills.ts';
export { trackProfileView } from './views/track-profile-view.ts';
