// Writes the sample actors into the running suite, as a process of its own (seed-apart.ts).
import { BUCKET, PROJECT_ID } from '../config/project.ts';
import { seedSampleActors } from './seed.ts';

// The terminal's Ctrl-C reaches this process too: `npm start` stops the suite, and then this ends by itself.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
const actors = await seedSampleActors({ projectId: PROJECT_ID, bucket: BUCKET });
process.send?.(actors, () => process.exit());
