// docs/security.md promises bounds in numbers: each is the constant that the code uses.
import { readFileSync } from 'node:fs';
import { MODERATION_LIMITS } from '@marquee/domain/accounts/moderation';
import { FILES_PER_ACCOUNT } from '@marquee/domain/profile/files-per-account';
import { LIMITS } from '@marquee/domain/values/limits';
import { DAY } from '@marquee/domain/values/time';
import { expect, it } from 'vitest';
import { MAX_DOCUMENTS, PAGE } from '../../functions/src/accounts/write-export.ts';
import { ANSWER_LIMITS } from '../../functions/src/answers/answer-limits.ts';
import { CONTACT_LIMITS } from '../../functions/src/contact/contact-limits.ts';
import { LARGEST_CACHED, MAX_PROFILES } from '../../functions/src/documents/drawing-limit.ts';
import { TEST_NOTIFICATIONS_PER_DAY } from '../../functions/src/notifications/send-test-notification.ts';
import { MAX_SCANS } from '../../functions/src/pictures/decodable.ts';
import { MAX_PIXELS } from '../../functions/src/pictures/open-untrusted.ts';
import { LARGEST_PROFILE } from '../../functions/src/public-page/oversized.ts';
import { BODY_TIME, MAX_BODY_BYTES } from '../../functions/src/requests/body-limit.ts';
import { FRESH_LOGIN } from '../../functions/src/requests/caller.ts';
import { MAX_NESTING } from '../../functions/src/requests/read-body.ts';
import { MAX_DELETIONS } from '../../functions/src/sweep/sweep-accounts.ts';
import { GRACE } from '../../functions/src/sweep/sweep-pictures.ts';
import { MAX_UNVERIFIED, UNVERIFIED_LIFETIME } from '../../functions/src/sweep/sweep-unverified.ts';
import { MAX_BYTES, TIMEOUT } from '../../functions/src/videos/fetch-thumbnail.ts';
import { THUMBNAILS_PER_DAY } from '../../functions/src/videos/video-thumbnail.ts';
import { NOTIFICATIONS_PER_NETWORK } from '../../functions/src/views/decide-views.ts';
import { NAMED_LIMITS } from '../../functions/src/views/named-limit.ts';
import { fromRoot } from '../../scripts/config/project.ts';
import { MOST_EVENTS } from '../../web/src/features/profile-editor/components/dates/calendar-file.ts';
import { CV_FILE } from '../../web/src/profile-form/old-cv/cv-file-problem.ts';

const DOCUMENT = readFileSync(fromRoot('docs/security.md'), 'utf8').replace(/\s+/g, ' ');

const MB = 1024 * 1024;
const WORDS: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 9: 'nine' };
const inWords = (number: number): string => WORDS[number] ?? String(number);
const grouped = (number: number): string => number.toLocaleString('en-US');

const {
  linksPerNetwork,
  linksPerNetworkAndProfile,
  linksPerProfile,
  linksOfAll,
  messagesPerNetwork,
  messagesPerSender,
  messagesOfAll,
  asksPerNetwork,
  asksPerAddress,
  asksOfAll,
  messagesPerProfile,
} = CONTACT_LIMITS;

it.each([
  `${String(LIMITS.notificationsPerHour)} notifications an hour and profile`,
  `${inWords(NOTIFICATIONS_PER_NETWORK)} anonymous notifications a network, profile and half-hour`,
  `${String(MODERATION_LIMITS.reportsPerAddress)} a day and network or account; ${grouped(MODERATION_LIMITS.anonymousReports)} a day of all visitors; ${String(MODERATION_LIMITS.reportsPerProfile)} stored a day and profile`,
  `at most ${String(MODERATION_LIMITS.reportLifetime / DAY)} days`,
  `| ${String(TEST_NOTIFICATIONS_PER_DAY)} a day and account`,
  `above ${grouped(LARGEST_PROFILE.values)} values or ${grouped(LARGEST_PROFILE.characters)} characters`,
  `413 above ${String(MAX_BODY_BYTES / 1024)} KB`,
  `${String(LIMITS.image.maxBytes / MB)} MB and ${String(MAX_PIXELS / 1e6)} megapixels`,
  `no JPEG of more than ${String(MAX_SCANS)} scans`,
  `cached up to ${String(LARGEST_CACHED / 1e6)} MB each; ${String(MAX_PROFILES)} profiles drawn a half-hour`,
  `pages of ${String(PAGE)} documents, ${grouped(MAX_DOCUMENTS)} a file`,
  `a day's ${String(linksPerNetwork)} links a network, ${String(linksPerNetworkAndProfile)} of one profile, ${grouped(linksPerProfile)} a profile in all, ${grouped(linksOfAll)} altogether`,
  `a day's ${String(ANSWER_LIMITS.network)} a network, ${grouped(ANSWER_LIMITS.all)} altogether`,
  `${String(messagesPerNetwork)} a network, ${String(messagesPerSender)} a confirmed address, ${grouped(messagesOfAll)} altogether`,
  `${String(asksPerNetwork)} such mails a network, ${String(asksPerAddress)} an address, ${String(asksOfAll)} altogether (alert); ${String(messagesPerProfile)} mails an actor`,
  `${String(TIMEOUT / 1000)} s, ${String(MAX_BYTES / MB)} MB, re-encoded; ${String(THUMBNAILS_PER_DAY)} calls a day and account`,
  `${String(CV_FILE.maxBytes / MB)} MB before it is read, ${String(CV_FILE.maxUnpacked / MB)} MB unpacked`,
  `ends after ${inWords(CV_FILE.readTimeout / 1000)} seconds of reading`,
  `${String(FILES_PER_ACCOUNT)} files an account`,
  `a login of the last ${inWords(FRESH_LOGIN / 60)} minutes`,
  `\`nightly\` finishes, ${String(MAX_DELETIONS)} a night`,
  `${String(MAX_UNVERIFIED)} a night that nobody verified`,
  `not complete after ${inWords(BODY_TIME / 1000)} seconds`,
  `400 past ${String(MAX_NESTING)} levels`,
  `deletes what no profile names for ${GRACE === 7 * DAY ? 'a week' : String(GRACE / DAY)}`,
  `nobody verified or used for ${String(UNVERIFIED_LIFETIME / DAY)} days`,
  `${grouped(MOST_EVENTS)} events`,
  `each to ${String(NAMED_LIMITS.hour)} owners an hour and ${String(NAMED_LIMITS.day)} a day`,
])('docs/security.md promises what the code holds: %s', (promise) => {
  expect(DOCUMENT).toContain(promise);
});
