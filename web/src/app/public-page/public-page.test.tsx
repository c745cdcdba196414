// @vitest-environment jsdom
// The server's page and the page's script meet here: what one renders the other takes over without a warning.
import { act } from '@testing-library/react';
import fc from 'fast-check';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile';
import type { PublicPageOutcome } from '@marquee/domain/public-page';
import { pictureBase } from '@marquee/domain/picture';
import { readProfile } from '@marquee/domain/read-profile';
import { PageTextsContext } from '../../features/public-profile/page-texts.ts';
import { PublicPageView } from '../../features/public-profile/public-page-view.tsx';
import { SAMPLE_PROFILE } from '../../features/public-profile/testing.ts';
import { publicPageTexts } from '../../i18n/public-page-i18n.ts';
import { oddDocument } from '../../testing/odd-documents.ts';
import { PublicPage } from './public-page.tsx';

const published: PublicPageOutcome = { outcome: 'public', profile: SAMPLE_PROFILE };

async function hydrate(outcome: PublicPageOutcome): Promise<unknown[]> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <PageTextsContext value={publicPageTexts()}>
      <PublicPageView outcome={outcome} />
    </PageTextsContext>,
  );
  document.body.append(root);
  const problems: unknown[] = [];
  const onError = vi.spyOn(console, 'error').mockImplementation((...texts) => problems.push(texts));
  await act(async () => {
    hydrateRoot(
      root,
      <PageTextsContext value={publicPageTexts()}>
        <PublicPage outcome={outcome} />
      </PageTextsContext>,
      { onRecoverableError: (error) => problems.push(error) },
    );
    await Promise.resolve();
  });
  onError.mockRestore();
  return problems;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

describe('hydration', () => {
  test.each<[string, PublicPageOutcome]>([
    ['a full profile', published],
    ['an empty profile', { outcome: 'public', profile: { ...emptyProfile('u2'), is_profile_public: true } }],
    [
      'texts with line ends, spaces and markup',
      {
        outcome: 'public',
        profile: {
          ...SAMPLE_PROFILE,
          introduction: 'one\r\ntwo\n\n  three <b>&amp;</b> \u202e four',
          education: '\n\nfirst line',
          languages: ['हिन्दी', 'اردو'],
        },
      },
    ],
    ['a private profile', { outcome: 'private' }],
  ])('takes over %s without a warning', async (_name, outcome) => {
    vi.stubGlobal('fetch', vi.fn());
    expect(await hydrate(outcome)).toEqual([]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });
});

test('hydration takes over whatever is stored', async () => {
  vi.stubGlobal('fetch', vi.fn());
  await fc.assert(
    fc.asyncProperty(oddDocument, async (stored) => {
      const { taken_down: _none, ...profile } = readProfile('u1', stored, pictureBase('pictures.example'));
      expect(await hydrate({ outcome: 'public', profile: { ...profile, is_profile_public: true } })).toEqual(
        [],
      );
      document.body.replaceChildren();
    }),
    { numRuns: 60 },
  );
}, 60_000);

describe('a view', () => {
  test('is told of after a second, once, with what the function needs and no more', async () => {
    const fetching = vi.fn().mockResolvedValue(new Response('{}'));
    vi.stubGlobal('fetch', fetching);
    await hydrate(published);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetching).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetching).toHaveBeenCalledTimes(1);
    const [address, init] = fetching.mock.calls[0] as [string, RequestInit];
    expect(address).toBe('/api/trackProfileView');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(init.headers).toEqual({ 'content-type': 'application/json' });
    expect(JSON.parse(init.body as string)).toEqual({
      data: { profileId: 'u1', visitorKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
    });
  });

  test('of a private page there is none', async () => {
    const fetching = vi.fn();
    vi.stubGlobal('fetch', fetching);
    await hydrate({ outcome: 'private' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetching).not.toHaveBeenCalled();
  });

  test('that cannot be sent is nothing the visitor hears of', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await hydrate(published);
    await vi.advanceTimersByTimeAsync(2000);
    // Once an attempt: it is sent again.
    expect(warned).toHaveBeenCalled();
    expect(document.querySelector('h1')?.textContent).toBe('Asha Rao');
    warned.mockRestore();
  });
});
