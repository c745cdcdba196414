// The local suite for benches that need all of it: the one that runs, or one for the time of the bench.
import { isListening } from '../../scripts/processes/ports.ts';
import { PORTS } from '../../scripts/config/project.ts';
import { startSuite } from '../../scripts/suite/suite.ts';

/** Does something while the suite runs. The app must be built. */
export async function withSuite<Value>(work: () => Promise<Value>): Promise<Value> {
  if (await isListening(PORTS['hub'] ?? 0)) return work();
  const suite = await startSuite();
  try {
    return await work();
  } finally {
    await suite.stop();
  }
}
