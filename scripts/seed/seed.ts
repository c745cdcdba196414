// Fills the local suite with the skills catalogue and the five sample actors. A sample actor whose profile exists is
// left as it is, so that what a developer has changed stays.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import {
  contactDocument,
  displayName,
  profileDocument,
  type ProfileForm,
} from '@marquee/domain/profile/profile';
import { asRecord } from '@marquee/domain/values/record';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { profilePath } from '@marquee/domain/site/routes';
import { findSkill, SKILLS } from '@marquee/domain/profile/skills';
import { weekId, type DayViews } from '@marquee/domain/views/views';
import { storedDay } from '../../functions/src/views/count-views.ts';
import { SAMPLE_ACTORS, SAMPLE_PASSWORD, type SampleActor } from './sample-actors.ts';
import { addDays, dayInIndia } from '@marquee/domain/values/calendar-day';
import { sentLinkFields } from '@marquee/domain/views/named-link';
import { versionFields } from '@marquee/domain/views/version';
import { DAY } from '@marquee/domain/values/time';
import { sampleVersion } from './sample-version.ts';
import { sampleSentLinks } from './sample-sent-links.ts';
import { SAMPLE_DAYS, sampleLinks, sampleNotifications, sampleViews } from './sample-views.ts';
import { uploadPicture } from './sample-picture.ts';

/** gRPC's code for a document that is there already. */
const ALREADY_EXISTS = 6;

export { SAMPLE_PASSWORD };

export interface SeededActor {
  readonly uid: string;
  readonly email: string;
  /** The current username, which a developer may have changed or removed (''). */
  readonly username: string;
  readonly path: string;
  readonly isPublic: boolean;
  /** False when the profile was there already. */
  readonly isNew: boolean;
}

const EMULATOR_VARIABLES = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

// Skips Google's metadata server, whose timeout takes seconds.
process.env['METADATA_SERVER_DETECTION'] = 'none';

/** Throws unless the environment names all three emulators: a real project must never be seeded. */
function requireEmulators(): void {
  for (const name of EMULATOR_VARIABLES) {
    if ((process.env[name] ?? '') === '')
      throw new Error(`${name} is not set: sample actors are for emulators only.`);
  }
}

async function ensureUser(auth: Auth, { uid, email, profile }: SampleActor): Promise<void> {
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length > 0) return;
  await auth.createUser({
    uid,
    email,
    emailVerified: true,
    password: SAMPLE_PASSWORD,
    displayName: displayName(profile),
  });
}

async function ensureSkills(firestore: Firestore): Promise<void> {
  const skills = firestore.collection('skills');
  const { empty } = await skills.limit(1).get();
  if (!empty) return;
  const batch = firestore.batch();
  for (const { id, category, skill_name } of SKILLS) batch.set(skills.doc(id), { category, skill_name });
  await batch.commit();
}

/** Writes an actor's documents in one batch, which fails as a whole if the profile or the username exists by now. */
async function writeActor(
  firestore: Firestore,
  actor: SampleActor,
  form: ProfileForm,
  now: number,
): Promise<void> {
  const { uid } = actor;
  const created = Timestamp.fromMillis(now - SAMPLE_DAYS * DAY);
  const updated = Timestamp.fromMillis(now - 2 * DAY);
  const profile = firestore.collection('profiles').doc(uid);
  const batch = firestore.batch();
  const documents = (values: ProfileForm) => ({
    profile: {
      ...profileDocument(values),
      former_usernames: [],
      created_at: created,
      confirmed_at: updated,
      updated_at: updated,
    },
    contact: { ...contactDocument(values), updated_at: updated },
  });
  const stored = documents(form);
  batch.create(profile, stored.profile);
  batch.set(profile.collection('private').doc('contact'), stored.contact);
  batch.create(firestore.collection('usernames').doc(form.username), { uid, created_at: created });
  const skill_ids = form.skills.map((stored) => findSkill(stored)?.id ?? stored);
  batch.set(firestore.collection('user_skills').doc(uid), { user_id: uid, skill_ids });
  // The first actor, for logging in, also has a stored copy of yesterday's profile, which was less complete.
  if (actor === SAMPLE_ACTORS[0]) {
    const earlier = {
      ...form,
      introduction: form.introduction.split('. ')[0] ?? '',
      photos: form.photos.slice(0, -1),
      credits: form.credits.slice(1),
      skills: form.skills.slice(0, -2),
      facts: { ...form.facts, hair: 'dark_brown' },
    };
    batch.set(profile.collection('private').doc('yesterday'), { ...documents(earlier), kept_at: updated });
  }
  const notifications = actor === SAMPLE_ACTORS[0] ? sampleNotifications(actor, now) : [];
  for (const { id, title, message, type, read, at, viewer, link } of notifications) {
    batch.set(firestore.collection('notifications').doc(id), {
      user_id: uid,
      title,
      message,
      type,
      read,
      created_at: Timestamp.fromMillis(at),
      metadata: {
        viewer_id: viewer?.id ?? null,
        viewer_name: viewer?.name ?? null,
        viewer_email: null,
        viewer_is_public: viewer?.isPublic ?? false,
        timestamp: Timestamp.fromMillis(at),
        event_type: type,
        ...(link ? { link_code: link.code, link_label: link.label } : {}),
      },
    });
  }
  // A private profile has no visitors.
  const views = form.is_profile_public ? sampleViews(actor, now, notifications) : [];
  const weekOf = ({ day }: DayViews): string => weekId(Date.parse(day));
  for (const week of new Set(views.map(weekOf))) {
    const days: Record<string, object> = {};
    for (const day of views) if (weekOf(day) === week) days[day.day] = storedDay(day);
    batch.set(profile.collection('views').doc(week), { days });
  }
  const links = sampleLinks(actor, now);
  if (links.length > 0) {
    const version = sampleVersion(form);
    batch.set(profile.collection('private').doc('versions'), {
      versions: { [version.id]: versionFields(version) },
      changed: version.id,
      updated_at: updated,
    });
    const sent = sampleSentLinks(links, version.id, now);
    batch.set(profile.collection('private').doc('links'), {
      links: Object.fromEntries(
        sent.map((link) => [
          link.code,
          { ...sentLinkFields(link), ...(link.answer && { answer: link.answer }) },
        ]),
      ),
      changed: links[0]?.code,
      remind_on: addDays(dayInIndia(now), 3),
      updated_at: updated,
    });
  }
  await batch.commit().catch(async (error: unknown) => {
    // A commit is repeated when its answer is late, and then finds what it has written itself.
    if (asRecord(error)['code'] !== ALREADY_EXISTS || !(await profile.get()).exists) throw error;
  });
}

/**
 * Creates missing parts of the skills catalogue and of the sample actors in the emulators that the environment names;
 * returns the actors. An actor whose username somebody else has claimed is left out.
 */
export async function seedSampleActors(options: {
  projectId: string;
  bucket: string;
}): Promise<SeededActor[]> {
  requireEmulators();
  const app = initializeApp({ projectId: options.projectId, storageBucket: options.bucket }, 'seed');
  try {
    const [auth, firestore, bucket] = [getAuth(app), getFirestore(app), getStorage(app).bucket()];
    const now = Date.now();
    await ensureSkills(firestore);
    const seeded: SeededActor[] = [];
    for (const actor of SAMPLE_ACTORS) {
      const { uid, email } = actor;
      const [stored, name] = await Promise.all([
        firestore.collection('profiles').doc(uid).get(),
        firestore.collection('usernames').doc(actor.profile.username).get(),
      ]);
      if (!stored.exists && name.exists) continue;
      await ensureUser(auth, actor);
      if (!stored.exists) {
        const upload = (folder: 'profile' | 'gallery') => (picture: SampleActor['profileImage']) =>
          uploadPicture(bucket, uid, folder, picture);
        const [profile_image, photos] = await Promise.all([
          upload('profile')(actor.profileImage),
          Promise.all(actor.photos.map(upload('gallery'))),
        ]);
        await writeActor(firestore, actor, { ...actor.profile, profile_image, photos }, now);
      }
      const profile = stored.exists
        ? readProfile(uid, stored.data())
        : { id: uid, username: actor.profile.username, is_profile_public: actor.profile.is_profile_public };
      seeded.push({
        uid,
        email,
        username: profile.username,
        path: profilePath(profile),
        isPublic: profile.is_profile_public,
        isNew: !stored.exists,
      });
    }
    return seeded;
  } finally {
    await deleteApp(app);
  }
}
