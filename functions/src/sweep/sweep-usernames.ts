// Frees usernames that were released, by their owners or with their accounts, and have been kept for 90 days.
import { Timestamp } from 'firebase-admin/firestore';
import { RELEASED_FOR } from '@marquee/domain/values/timing';
import type { Backends } from '../accounts/delete-everything.ts';
import { errorCode } from '../runtime/error-code.ts';

/** Documents of one query. */
const PAGE = 200;

/** The most pages of a run; the next run goes on with what is left. */
const MAX_PAGES = 50;

/** gRPC's code where a document has changed since it was read. */
const FAILED_PRECONDITION = 9;

/** Frees the names and returns their number. A name that its former owner takes back meanwhile stays. */
export async function sweepUsernames({ firestore }: Backends, now: number): Promise<number> {
  const due = firestore
    .collection('usernames')
    .where('released_at', '<', Timestamp.fromMillis(now - RELEASED_FOR))
    .limit(PAGE);
  let freed = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { docs } = await due.get();
    const deletions = await Promise.all(
      docs.map(({ ref, updateTime }) =>
        ref.delete({ lastUpdateTime: updateTime }).then(
          () => 1,
          (error: unknown) => {
            if (errorCode(error) === FAILED_PRECONDITION) return 0;
            throw error;
          },
        ),
      ),
    );
    freed += deletions.reduce<number>((sum, one) => sum + one, 0);
    if (docs.length < PAGE) break;
  }
  return freed;
}
