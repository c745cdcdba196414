// Seeds the sample actors, which journeys read and never change; existing ones are left alone.
import { BUCKET, EMULATOR_HOSTS, PROJECT_ID } from '../../scripts/config/project.ts';

export default async function globalSetup(): Promise<void> {
  Object.assign(process.env, EMULATOR_HOSTS);
  const { seedSampleActors } = await import('../../scripts/seed/seed.ts');
  await seedSampleActors({ projectId: PROJECT_ID, bucket: BUCKET });
}
