// Collections that the permission table does not name are closed to all clients.
import { NOBODY, OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';

const writing: Writing = { may: NOBODY, valid: () => ({ user_id: OWNER, uid: OWNER }), fields: {} };

export const unnamed: readonly Collection[] = [
  'admin/config',
  // Used by functions only: moderators' actions, limits of reports and calls, deleted accounts, the salt of reports.
  'moderation_log/x',
  'moderation_limits/x',
  'tombstones/x',
  'call_limits/x',
  'secrets/reports',
  // The positions at which the nightly sweeps continue.
  'sweeps/accounts',
  // Senders of messages whom an account has blocked.
  `message_blocks/${OWNER}`,
  // Pending pushes and mails, with addresses.
  `push_outbox/${OWNER}`,
  `summary_schedules/${OWNER}`,
  'mail/x',
  `tombstones/${OWNER}`,
  `users/${OWNER}`,
  `profiles/${OWNER}/private/other`,
  `profiles/${OWNER}/secrets/x`,
  `profiles/${OWNER}/private/contact/more/x`,
  // The viewers of a half-hour.
  `profiles/${OWNER}/viewers/984560`,
].map((path) => ({
  name: path,
  path,
  stored: { user_id: OWNER, uid: OWNER, is_profile_public: true },
  get: NOBODY,
  list: [{ name: 'all', collection: path.split('/').slice(0, -1).join('/'), may: NOBODY }],
  create: writing,
  update: writing,
  delete: NOBODY,
}));
