// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playedPart, watchActions } from './watch-actions.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const CODE = '0123456789abc';

interface Sent {
  readonly data: {
    readonly actions?: readonly string[];
    readonly visitorKey?: string;
    readonly code?: string;
  };
}

let sent: Sent['data'][] = [];
let stopping: AbortController;

const setVisibility = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

const leave = async (): Promise<void> => {
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(0);
  setVisibility('visible');
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  sent = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { readonly body: string }) => {
    sent.push((JSON.parse(body) as Sent).data);
    return Promise.resolve({ ok: true, status: 200 });
  });
  document.body.innerHTML =
    '<a data-video="x"><b>Play</b></a><a data-event="cv">CV</a><button data-event="contact">Call</button><a data-event="else">Else</a>';
  stopping = new AbortController();
  setVisibility('visible');
  watchActions(
    document.body,
    { visit: { profileId: 'u1', code: CODE }, credentials: undefined, key: 'key', at: NOON },
    stopping.signal,
  );
});

afterEach(() => {
  stopping.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

test('actions are sent once, together, when the page is hidden', async () => {
  click('b');
  click('[data-event=cv]');
  click('[data-event=cv]');
  click('[data-event=else]');
  expect(sent).toEqual([]);
  await leave();
  expect(sent).toEqual([{ profileId: 'u1', code: CODE, actions: ['video', 'cv'], visitorKey: 'key' }]);
  click('[data-event=cv]');
  click('[data-event=contact]');
  await leave();
  await leave();
  expect(sent.slice(1)).toMatchObject([{ actions: ['contact'] }]);
});

test('the watch sends when the page has been in view for 10, 30 and 60 seconds, without hidden time', async () => {
  await vi.advanceTimersByTimeAsync(9000);
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(60_000);
  setVisibility('visible');
  await vi.advanceTimersByTimeAsync(1000);
  await leave();
  await vi.advanceTimersByTimeAsync(60_000);
  await leave();
  expect(sent.map(({ actions }) => actions)).toEqual([['seconds10'], ['seconds30', 'seconds60']]);
});

test('actions three hours after the view are sent after a new visit, with a new key', async () => {
  click('[data-event=cv]');
  await leave();
  vi.setSystemTime(NOON + 3 * 60 * 60_000);
  click('[data-event=contact]');
  await leave();
  await vi.advanceTimersByTimeAsync(0);
  const [, open, actions] = sent;
  expect(open).toMatchObject({ profileId: 'u1', code: CODE, returnedAfter: 0 });
  expect(open).not.toHaveProperty('actions');
  expect(open?.visitorKey).toMatch(/^[0-9a-f]{32}$/);
  expect(actions).toMatchObject({ actions: ['contact'], visitorKey: open?.visitorKey });
});

test('actions three hours after the view are sent after a new visit, with a new token', async () => {
  const tokens: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { headers }: { readonly headers: Record<string, string> }) => {
    tokens.push(headers['authorization']);
    return Promise.resolve({ ok: true, status: 200 });
  });
  stopping.abort();
  stopping = new AbortController();
  const view = {
    visit: { profileId: 'u1' },
    credentials: { authorization: 'old' },
    newCredentials: () => Promise.resolve({ authorization: 'new' }),
    key: undefined,
    at: NOON,
  };
  watchActions(document.body, view, stopping.signal);
  click('[data-event=cv]');
  await leave();
  vi.setSystemTime(NOON + 3 * 60 * 60_000);
  click('[data-event=contact]');
  await leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(tokens).toEqual(['old', 'new', 'new']);
});

test('the watch sends nothing after its signal is aborted', async () => {
  stopping.abort();
  click('[data-event=cv]');
  await leave();
  expect(sent).toEqual([]);
});

test('the watch sends that half and then the whole of a video was played, and nothing before the half', async () => {
  const message = (currentTime: number): void =>
    void dispatchEvent(
      new MessageEvent('message', {
        origin: 'https://www.youtube-nocookie.com',
        data: JSON.stringify({ event: 'infoDelivery', info: { currentTime, duration: 100 } }),
      }),
    );
  message(20);
  await leave();
  expect(sent).toEqual([]);
  message(50);
  message(96);
  await leave();
  expect(sent).toMatchObject([{ actions: ['videoHalf', 'videoWhole'] }]);
});

test.each([
  ['https://evil.example', '{"info":{"currentTime":90,"duration":100}}'],
  ['https://www.youtube-nocookie.com', 'nonsense'],
  ['https://www.youtube-nocookie.com', '{"info":null}'],
  ['https://www.youtube-nocookie.com', '{"info":{"currentTime":90,"duration":0}}'],
  ['https://www.youtube-nocookie.com', { info: { currentTime: 90, duration: 100 } }],
])('playedPart returns undefined for a message of %s with %j', (origin, data) => {
  expect(playedPart({ origin, data })).toBeUndefined();
});
