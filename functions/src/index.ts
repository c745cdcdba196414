export { profilePage } from './public-page/profile-page.ts';
export { seedSkills } from './skills/seed-skills.ts';
export { trackProfileView } from './views/track-profile-view.ts';
