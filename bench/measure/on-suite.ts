// The whole local suite for benches: the running one, or one started for the bench.
import { isListening } from '../../scripts/processes/ports.ts';
import { PORTS } from '../../scripts/config/project.ts';
import { startSuite } from '../../scripts/suite/suite.ts';

/** Runs `work` on the running suite, or on one started for it. The app must be built. */
export async function withSuite<Value>(work: () => Promise<Value>): Promise<Value> {
  if (await isListening(PORTS['hub'] ?? 0)) return work();
  const suite = await startSuite();
  try {
    return await work();
  } finally {
    await suite.stop();
  }
}
