// Accounts that look after reported profiles, and profiles that were reported or taken down.
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { PORTS, PROJECT_ID } from '../../scripts/config/project.ts';
import { newUsername } from './fixtures.ts';
import { database, newActor, type Actor } from './store.ts';
import { utcDate } from '@marquee/domain/values/time';

process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${String(PORTS['auth'] ?? 0)}`;

/** An actor with the moderator's claim, a former username and two blocked viewers. */
export async function newModerator(): Promise<Actor> {
  const actor = await newActor({ first_name: 'Nandini', last_name: 'Sen' });
  const app =
    getApps().find(({ name }) => name === 'claims') ?? initializeApp({ projectId: PROJECT_ID }, 'claims');
  await getAuth(app).setCustomUserClaims(actor.uid, { moderator: true });
  const former = newUsername('nandini');
  const updated_at = FieldValue.serverTimestamp();
  const batch = database.batch();
  batch.update(database.doc(`profiles/${actor.uid}`), { former_usernames: [former], updated_at });
  batch.set(database.doc(`usernames/${former}`), { uid: actor.uid, created_at: updated_at });
  batch.set(database.doc(`settings/${actor.uid}`), {
    theme: 'system',
    notify_views: true,
    show_name_when_viewing: true,
    show_email_when_viewing: false,
    blocked_viewers: { 'viewer-one': 'Dev Menon', 'viewer-two': '' },
    updated_at,
  });
  await batch.commit();
  return actor;
}

/** An actor whose profile two visitors have reported. */
export async function newReportedActor(): Promise<Actor> {
  const first_name = 'Vikram';
  const last_name = `Rao ${newUsername('r').slice(-6)}`;
  const actor = await newActor({ first_name, last_name });
  const reference = database.doc(`moderation/${actor.uid}`);
  const batch = database.batch();
  batch.set(reference, {
    status: 'open',
    name: `${first_name} ${last_name}`,
    username: actor.username,
    open_reports: 2,
    reasons: { impersonation: 1, rights: 1 },
    last_reported_at: FieldValue.serverTimestamp(),
    day: utcDate(Date.now()),
    day_reports: 2,
  });
  const reports = {
    impersonation:
      'This is not Vikram: he has another profile, and told me that he knows nothing of this one.',
    rights: '',
  };
  for (const [reason, text] of Object.entries(reports)) {
    const created_at = FieldValue.serverTimestamp();
    batch.set(reference.collection('reports').doc(reason), { reason, text, created_at });
  }
  await batch.commit();
  return actor;
}

export async function newTakenDownActor(): Promise<Actor> {
  const actor = await newActor();
  await database
    .doc(`profiles/${actor.uid}`)
    .update({ taken_down: { at: FieldValue.serverTimestamp(), reason: 'impersonation' } });
  return actor;
}
