// Visitors who do not want to be counted, by the switch on /privacy. visit.test.ts and endpoints.test.ts test Do Not
// Track and Global Privacy Control.
import { expect, siteStarted, test } from './fixtures.ts';
import { countsOf, newActor } from './store.ts';
import { countingCalls, hideAndShow, openCounted, playToTheEnd } from './visits.ts';

const SHOWREEL = { introduction_video: 'https://youtu.be/aqz-KE-bpKQ' };
/** Console errors about the video player's pictures, which no test machine can reach. */
const UNREACHABLE = [/youtube|ytimg|ERR_/];

/** The texts of the switch in Hindi. */
const TEXTS = {
  off: 'इस ब्राउज़र में मेरी विज़िट न गिनें',
  on: 'इस ब्राउज़र में मेरी विज़िट फिर से गिनें',
  isOff: 'इस ब्राउज़र की विज़िट नहीं गिनी जातीं।',
};

test(
  'a visitor switches the counting of visits off, and on again',
  { tag: '@requests' },
  async ({ journey }) => {
    const actor = await newActor(SHOWREEL);
    const visitor = await journey.open('visitor', {}, UNREACHABLE);
    await visitor.clock.install();
    const calls = countingCalls(visitor);
    const profile = `/${actor.username}?lang=hi`;

    await visitor.goto('/hi/privacy');
    await visitor.getByRole('button', { name: TEXTS.off }).click();
    await expect(visitor.getByText(TEXTS.isOff)).toBeVisible();
    await visitor.goto(profile);
    await siteStarted(visitor);
    await playToTheEnd(visitor);
    await visitor.clock.runFor('05:00');
    await hideAndShow(visitor);

    await visitor.goto('/hi/privacy');
    await expect(visitor.getByText(TEXTS.isOff)).toBeVisible();
    expect(calls).toEqual([]);
    expect(await countsOf(actor)).toMatchObject({ count: 0, actions: {} });

    await visitor.getByRole('button', { name: TEXTS.on }).click();
    await expect(visitor.getByRole('button', { name: TEXTS.off })).toBeVisible();
    await openCounted(visitor, profile);
    await playToTheEnd(visitor);
    await expect
      .poll(async () => {
        await hideAndShow(visitor);
        return countsOf(actor);
      })
      .toMatchObject({ count: 1, actions: { seconds10: 1, video: 1, videoWhole: 1 } });
  },
);
