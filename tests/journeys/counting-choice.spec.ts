// Visitors who do not want to be counted: the switch on /privacy, Do Not Track and Global Privacy Control.
import { expect, siteStarted, test } from './fixtures.ts';
import { countsOf, newActor } from './store.ts';
import { viewResponse, countingCalls, hideAndShow, openCounted, playToTheEnd } from './visits.ts';

const SHOWREEL = { introduction_video: 'https://youtu.be/aqz-KE-bpKQ' };
/** Pictures of a player that no test machine can reach. */
const UNREACHABLE = [/youtube|ytimg|ERR_/];

const LANGUAGES = {
  English: {
    privacy: '/privacy',
    lang: '',
    off: 'Do not count my visits in this browser',
    on: 'Count my visits in this browser again',
    isOff: 'Visits of this browser are not counted.',
  },
  Hindi: {
    privacy: '/hi/privacy',
    lang: '?lang=hi',
    off: 'इस ब्राउज़र में मेरी विज़िट न गिनें',
    on: 'इस ब्राउज़र में मेरी विज़िट फिर से गिनें',
    isOff: 'इस ब्राउज़र की विज़िट नहीं गिनी जातीं।',
  },
} as const;

for (const [language, { privacy, lang, off, on, isOff }] of Object.entries(LANGUAGES)) {
  test(`a visitor has the own visits not counted, and counted again, in ${language}`, async ({ journey }) => {
    const actor = await newActor(SHOWREEL);
    const visitor = await journey.open('visitor', {}, UNREACHABLE);
    await visitor.clock.install();
    const calls = countingCalls(visitor);
    const profile = `/${actor.username}${lang}`;

    await visitor.goto(privacy);
    await visitor.getByRole('button', { name: off }).click();
    await expect(visitor.getByText(isOff)).toBeVisible();
    await visitor.goto(profile);
    await siteStarted(visitor);
    await playToTheEnd(visitor);
    await visitor.clock.runFor('05:00');
    await hideAndShow(visitor);

    await visitor.goto(privacy);
    await expect(visitor.getByText(isOff)).toBeVisible();
    expect(calls).toEqual([]);
    expect(await countsOf(actor)).toMatchObject({ count: 0, actions: {} });

    await visitor.getByRole('button', { name: on }).click();
    await expect(visitor.getByRole('button', { name: off })).toBeVisible();
    await openCounted(visitor, profile);
    await playToTheEnd(visitor);
    await expect
      .poll(async () => {
        await hideAndShow(visitor);
        return countsOf(actor);
      })
      .toMatchObject({ count: 1, actions: { seconds10: 1, video: 1, videoWhole: 1 } });
  });
}

for (const [name, property, value, header] of [
  ['Do Not Track', 'doNotTrack', '1', 'DNT'],
  ['Global Privacy Control', 'globalPrivacyControl', true, 'Sec-GPC'],
] as const) {
  test(`a visitor who sends ${name} counts nothing`, async ({ journey }) => {
    const actor = await newActor();
    const asking = await journey.open('visitor whose browser tells the page');
    await asking.addInitScript(([one, wish]) => Object.defineProperty(navigator, one, { value: wish }), [
      property,
      value,
    ] as const);
    await asking.clock.install({ time: Date.now() });
    const calls = countingCalls(asking);
    await asking.goto(`/${actor.username}`);
    await siteStarted(asking);
    await asking.clock.runFor('05:00');
    await hideAndShow(asking);

    // The page does not know: the function declines.
    const declined = await journey.open('visitor whose browser sends the header', {
      extraHTTPHeaders: { [header]: '1' },
    });
    const answer = viewResponse(declined);
    await declined.goto(`/${actor.username}`);
    expect((await answer).status()).toBe(200);
    expect(await countsOf(actor)).toMatchObject({ count: 0, sources: {} });

    const visitor = await journey.open('visitor who sends nothing');
    const counted = viewResponse(visitor);
    await visitor.goto(`/${actor.username}`);
    await counted;
    expect(await countsOf(actor)).toMatchObject({ count: 1 });
    expect(calls).toEqual([]);
  });
}
