// The sample actors, who are looked at and never changed; where the suite has them already, nothing happens.
import { BUCKET, PORTS, PROJECT_ID } from '../../scripts/config/project.ts';

export default async function globalSetup(): Promise<void> {
  process.env['FIRESTORE_EMULATOR_HOST'] = `localhost:${String(PORTS['firestore'])}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `localhost:${String(PORTS['auth'])}`;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `localhost:${String(PORTS['storage'])}`;
  const { seedSampleActors } = await import('../../scripts/seed/seed.ts');
  await seedSampleActors({ projectId: PROJECT_ID, bucket: BUCKET });
}
