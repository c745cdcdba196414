// Three rounds of 1,000 visitors: of one profile and of 100 profiles, each within a minute, and of one profile all at
// once. Checks that every view is counted, and that notifications stay within the cap.
import type { BenchResult, Figure } from '../report/result.ts';
import { INSTANCES, withStage } from './stage.ts';
import { costFigures, crowdFigures } from './notification-counts.ts';
import { crowd, networkOf, newVisitorKey } from './visitors.ts';
import { MINUTE } from '@marquee/domain/values/time';

const VISITORS = 1000;

export const load = (): Promise<BenchResult> =>
  withStage(async (stage) => {
    const figures: Figure[] = [];
    for (const [name, profiles, within] of [
      ['one profile', 1, MINUTE],
      ['100 profiles', 100, MINUTE],
      ['one profile, all at once', 1, 0],
    ] as const) {
      const ids = await stage.profiles(profiles);
      await stage.counts();
      const started = Date.now();
      const visits = await crowd(VISITORS, within, (index) =>
        stage.visit(index, {
          profileId: ids[index % ids.length] ?? '',
          visitorKey: newVisitorKey(),
          network: networkOf(index),
        }),
      );
      const counts = await stage.counts();
      const round = { name, ids, visitors: VISITORS, links: 0, started, exchange: stage.exchange };
      figures.push(
        ...(await crowdFigures(stage.firestore, round, visits)),
        ...costFigures(name, 'a view', VISITORS, counts),
      );
    }
    return {
      measured: `${String(VISITORS)} visitors within a minute at even distances, each with a key and a network of their own; ${String(INSTANCES)} instances of the function in Google's Functions framework, and our Firestore emulator.`,
      figures,
      notes: [
        'Nobody waits for anybody: a visitor comes when it is time, whether or not those before have been answered. Visitors go to the instances in turns, so that these are rivals for one profile.',
        "A profile's views of one second are recorded together: nobody looks at that answer, and each document is written about once a second and instance.",
        'Not through the Functions emulator of firebase-tools: it starts a process of 150 MB for each request that comes while another runs, where Cloud Functions gives an instance 80 at once. A thousand visitors of one profile on the local suite then wait for some 200 starting processes, whatever the function does.',
      ],
    };
  });
