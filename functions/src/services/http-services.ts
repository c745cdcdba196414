// The functions that browsers call: each is an app of routes. What shares a function shares its processors and memory, so
// they are divided by what would starve the rest.
import { onRequest } from 'firebase-functions/https';
import { deleteAccount } from '../accounts/delete-account.ts';
import { exportData } from '../accounts/export-data.ts';
import { answerLink } from '../answers/answer-link.ts';
import { profileCard } from '../card/profile-card.ts';
import { askContact } from '../contact/ask-contact.ts';
import { blockSender } from '../contact/block-sender.ts';
import { confirmSender } from '../contact/confirm-sender.ts';
import { sendMessage } from '../contact/send-message.ts';
import { profileDocuments } from '../documents/profile-documents.ts';
import { UNSUBSCRIBE_SECRET } from '../mail/signed-link.ts';
import { moderateProfile } from '../moderation/moderate-profile.ts';
import { reportProfile } from '../moderation/report-profile.ts';
import { sendTestNotification } from '../notifications/send-test-notification.ts';
import { pageHeaders } from '../public-page/page-headers.ts';
import { profilePage } from '../public-page/profile-page.ts';
import { pushKey, registerPushDevice } from '../push/register-push-device.ts';
import { VAPID_PRIVATE_KEY } from '../push/vapid-keys.ts';
import { appOf, handlerOf } from '../requests/route.ts';
import { API_OPTIONS, DRAWING_OPTIONS, SITE_OPTIONS, VIEW_OPTIONS } from '../runtime/function-options.ts';
import { sitemap } from '../sitemap/sitemap-route.ts';
import { seedSkills } from '../skills/seed-skills.ts';
import { unsubscribe } from '../summary/unsubscribe.ts';
import { videoThumbnail } from '../videos/video-thumbnail.ts';
import { trackProfileView } from '../views/track-profile-view.ts';

export const site = onRequest(
  { ...SITE_OPTIONS, secrets: [UNSUBSCRIBE_SECRET] },
  // `profilePage` comes last, because its path matches every other.
  handlerOf(appOf([sitemap, unsubscribe, blockSender, confirmSender, profilePage], pageHeaders)),
);

export const drawings = onRequest(
  DRAWING_OPTIONS,
  handlerOf(appOf([profileCard, profileDocuments], pageHeaders)),
);

export const views = onRequest(VIEW_OPTIONS, handlerOf(appOf([trackProfileView])));

export const api = onRequest(
  { ...API_OPTIONS, secrets: [UNSUBSCRIBE_SECRET, VAPID_PRIVATE_KEY] },
  handlerOf(
    appOf([
      answerLink,
      askContact,
      deleteAccount,
      exportData,
      moderateProfile,
      pushKey,
      registerPushDevice,
      reportProfile,
      seedSkills,
      sendMessage,
      sendTestNotification,
      videoThumbnail,
    ]),
  ),
);
