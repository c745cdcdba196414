import { NOBODY, OWNER } from '../actors.ts';
import type { Collection, Writing } from '../collection.ts';
import { CREATED } from '../values.ts';

/** Reports and decisions go through functions: no client writes. */
const writing = (valid: Writing['valid']): Writing => ({ may: NOBODY, valid, fields: {} });

const CASE = `moderation/${OWNER}`;
const storedCase = {
  status: 'open',
  name: 'Asha Rao',
  username: '',
  open_reports: 1,
  reasons: { spam: 1 },
  last_reported_at: CREATED,
};
const storedReport = { reason: 'spam', text: 'A fraud', created_at: CREATED, expires_at: CREATED };

const cases: Collection = {
  name: 'moderation/{uid}',
  path: CASE,
  stored: storedCase,
  get: ['moderator'],
  list: [
    {
      name: 'the open ones',
      collection: 'moderation',
      where: [['status', 'EQUAL', 'open']],
      may: ['moderator'],
    },
  ],
  create: writing(() => storedCase),
  update: writing(() => ({ ...storedCase, status: 'closed' })),
  delete: NOBODY,
};

const reports: Collection = {
  name: 'moderation/{uid}/reports/{id}',
  path: `${CASE}/reports/2026-03-01_x`,
  stored: storedReport,
  world: { [CASE]: storedCase },
  get: ['moderator'],
  list: [
    { name: "a profile's", collection: `${CASE}/reports`, may: ['moderator'] },
    { name: 'of every profile', collection: 'reports', everywhere: true, may: NOBODY },
  ],
  create: writing(() => storedReport),
  update: writing(() => ({ ...storedReport, text: '' })),
  delete: NOBODY,
};

export const moderation: readonly Collection[] = [cases, reports];
