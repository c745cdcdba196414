// Every text of the app in English, one namespace per feature, for types and tests. The app loads namespaces one by one
// (app-texts.ts).
import { answers } from './en/answers.ts';
import { auth } from './en/auth.ts';
import { casting } from './en/casting.ts';
import { common } from './en/common.ts';
import { demos } from './en/demos.ts';
import { documents } from './en/documents.ts';
import { faqs } from './en/faqs.ts';
import { insights } from './en/insights.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { links } from './en/links.ts';
import { moderation } from './en/moderation.ts';
import { myProfile } from './en/my-profile.ts';
import { notificationTest } from './en/notification-test.ts';
import { notifications } from './en/notifications.ts';
import { profileEditor } from './en/profile-editor.ts';
import { publicProfile } from './en/public-profile.ts';
import { push } from './en/push.ts';
import { pwa } from './en/pwa.ts';
import { report } from './en/report.ts';
import { settings } from './en/settings.ts';
import { sharing } from './en/sharing.ts';
import { shortlist } from './en/shortlist.ts';
import { username } from './en/username.ts';
import { versions } from './en/versions.ts';
import { visibility } from './en/visibility.ts';
import { welcome } from './en/welcome.ts';

export const english = {
  answers,
  auth,
  casting,
  common,
  demos,
  documents,
  faqs,
  insights,
  landing,
  legal,
  links,
  moderation,
  myProfile,
  notificationTest,
  notifications,
  profileEditor,
  publicProfile,
  push,
  pwa,
  report,
  settings,
  sharing,
  shortlist,
  username,
  versions,
  visibility,
  welcome,
} as const;
