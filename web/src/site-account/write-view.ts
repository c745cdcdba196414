// This module is a chunk of its own, because it loads Firestore.
import { directStrategy } from '../features/notifications/api/direct-view.ts';
import { runStrategies } from '../features/notifications/api/strategies.ts';

/** Writes a signed-in visitor's view, with up to 3 attempts; throws when all have failed. */
export async function writeView(ownerId: string, viewerId: string): Promise<void> {
  await runStrategies([directStrategy(ownerId, viewerId)], () => undefined);
}
