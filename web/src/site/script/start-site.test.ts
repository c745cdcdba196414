// @vitest-environment jsdom
// The site's script on a page: views, reports, sharing, the shortlist, videos, the offline note and the language.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHORTLIST, SIGNED_IN_HINT } from '#web/config/local-keys.ts';
import { LANGUAGE_KEY } from '#web/i18n/chosen-language.ts';
import { SAMPLE_PROFILE } from '../profile/sample-profile.ts';
import { reportPage, showPage, showProfile } from '../show-page.ts';

let fetching: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  fetching = vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetching);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a view is sent once, a second after the page is seen, with only profile, source and visitor key', async () => {
  vi.useFakeTimers();
  showProfile();
  await vi.advanceTimersByTimeAsync(999);
  expect(fetching).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetching).toHaveBeenCalledTimes(1);
  const [address, init] = fetching.mock.calls[0] ?? [];
  expect(address).toBe('/api/trackProfileView');
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(init?.headers).toEqual({ 'content-type': 'application/json' });
  expect(JSON.parse(init?.body as string)).toEqual({
    data: {
      profileId: 'u1',
      source: 'direct',
      visitorKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  });
});

test.each(['private', 'missing'] as const)(
  'no view is sent from the page of a %s profile',
  async (outcome) => {
    vi.useFakeTimers();
    showPage({ outcome });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetching).not.toHaveBeenCalled();
  },
);

test('no view is sent from the owner’s own page of a hidden profile', async () => {
  vi.useFakeTimers();
  showPage({ outcome: 'own', profile: SAMPLE_PROFILE });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetching).not.toHaveBeenCalled();
});

describe('reporting', () => {
  const FORM_PAGE = '/asha-rao?report#report';
  const openForm = async () => {
    const user = userEvent.setup();
    showProfile();
    expect(document.querySelector('#report')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Report this profile' }));
    await waitFor(() => expect(document.querySelector('dialog#report[open]')).not.toBeNull());
    const form = document.querySelector<HTMLFormElement>('#report form');
    if (!form) throw new Error('The page has no form.');
    return { user, form };
  };
  const isReport = (address: unknown): boolean =>
    typeof address === 'string' && address.endsWith('/api/reportProfile');
  /** Answers requests that post a report by `answer`, and others, such as a view's, with success. */
  const answerReports = (answer: () => Promise<Response>): void => {
    fetching.mockImplementation((address) => {
      if (isReport(address)) return answer();
      return Promise.resolve(new Response(address === FORM_PAGE ? reportPage() : '{}'));
    });
  };
  beforeEach(() => answerReports(() => Promise.resolve(new Response('{}'))));
  const reports = () => fetching.mock.calls.filter(([address]) => isReport(address));
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`#report ${selector}`)]
      .filter((element) => !element.hidden)
      .map(({ textContent }) => textContent);

  test('the report form asks for a reason before anything is sent', async () => {
    const { user } = await openForm();
    await user.click(screen.getByText('Send report'));
    expect(shown('[role=alert]')).toEqual(['Please choose a reason.']);
    expect(reports()).toEqual([]);
    await user.click(screen.getByLabelText('Spam or fraud'));
    expect(shown('[role=alert]')).toEqual(['']);
  });

  test('the report form shows how many characters are left, sends reason and text, and thanks', async () => {
    const { user } = await openForm();
    await user.click(screen.getByLabelText('Spam or fraud'));
    await user.type(screen.getByLabelText('What should we know? (optional)'), ' Fake ');
    expect(shown('[data-left]')[0]).toMatch(/^\d+ characters left$/);
    await user.click(screen.getByText('Send report'));
    await waitFor(() => expect(shown('[data-step] h2')).toContain('Thank you'));
    const [[, init] = []] = reports();
    expect(JSON.parse(init?.body as string)).toEqual({
      data: {
        profileId: 'u1',
        reason: 'spam',
        text: 'Fake',
        code: '',
        visitorKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    });
  });

  test('the report link is followed when its form cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const followed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    showProfile();
    const link = screen.getByRole('link', { name: 'Report this profile' });
    // An address that jsdom can navigate to.
    link.setAttribute('href', '#report');
    await userEvent.setup().click(link);
    await followed;
    history.replaceState(null, '', '/');
  });

  test.each([
    [429, /too many reports/],
    [500, /couldn’t send/],
  ])('a report that is answered with %i keeps its form, which says why', async (status, text) => {
    answerReports(() => Promise.resolve(new Response('{}', { status })));
    const { user, form } = await openForm();
    await user.click(screen.getByLabelText('Spam or fraud'));
    await user.click(screen.getByText('Send report'));
    await waitFor(() => expect(shown('[role=alert]')[0]).toMatch(text));
    expect(form.hidden).toBe(false);
  });

  test('a report without a connection keeps its form, which says so', async () => {
    const cause = new TypeError('Failed to fetch');
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    answerReports(() => Promise.reject(cause));
    const { user } = await openForm();
    await user.click(screen.getByLabelText('Spam or fraud'));
    await user.click(screen.getByText('Send report'));
    await waitFor(() => expect(shown('[role=alert]')[0]).toMatch(/You are offline/));
    expect(warn).toHaveBeenCalledExactlyOnceWith('The form got no answer.', cause);
  });
});

describe('the share dialog', () => {
  const openShare = async () => {
    const user = userEvent.setup();
    showProfile();
    await user.click(screen.getByRole('link', { name: 'Share Profile' }));
    await waitFor(() => expect(document.querySelector('dialog#share[open]')).not.toBeNull());
    return user;
  };

  test('the share dialog copies the link and says so', async () => {
    const user = await openShare();
    await user.click(screen.getByText('Copy Link'));
    await waitFor(() =>
      expect(document.querySelector('#share [role=status]')?.textContent).toMatch(/^Link Copied!/),
    );
    expect(await navigator.clipboard.readText()).toBe('https://marquee.example/asha-rao');
  });

  test('the link can be copied in a share dialog that was open before the script started', async () => {
    const user = userEvent.setup();
    showProfile({}, () => document.querySelector('dialog#share')?.setAttribute('open', ''));
    await waitFor(async () => {
      await user.click(screen.getByText('Copy Link'));
      expect(document.querySelector('#share [role=status]')?.textContent).toMatch(/^Link Copied!/);
    });
  });

  test('a failed copy of the link is reported in the share dialog', async () => {
    const user = await openShare();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
    vi.spyOn(console, 'warn').mockReturnValue();
    await user.click(screen.getByText('Copy Link'));
    await waitFor(() =>
      expect(document.querySelector('#share [role=status]')?.textContent).toBe(
        'Copy FailedUnable to copy link. Please select and copy manually.',
      ),
    );
  });
});

/** Restores the page from the back/forward cache. */
const restorePage = (): void => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('the shortlist on a public page', () => {
  const shown = () => [
    document.querySelector('[data-keep] span')?.textContent,
    document.querySelector<HTMLElement>('[data-kept-count]')?.hidden,
    document.querySelector('[data-kept-count] b')?.textContent,
  ];
  const KEPT = JSON.stringify([{ profile: 'asha-rao', note: '' }]);

  test('the page shows what another tab changes in the shortlist', async () => {
    showProfile();
    localStorage.setItem(SHORTLIST, KEPT);
    dispatchEvent(new StorageEvent('storage', { key: SHORTLIST }));
    await waitFor(() => expect(shown()).toEqual(['On your shortlist', false, '1']));
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: SHORTLIST }));
    await waitFor(() => expect(shown()).toEqual(['Add to shortlist', true, '0']));
  });

  test('the shortlist is shown as it is now when the back button restores the page', async () => {
    showProfile();
    localStorage.setItem(SHORTLIST, KEPT);
    restorePage();
    await waitFor(() => expect(shown()).toEqual(['On your shortlist', false, '1']));
  });
});

test('a page that the back button restores shows whether the device has an account now', () => {
  showProfile();
  localStorage.setItem(SIGNED_IN_HINT, '1');
  restorePage();
  expect(document.documentElement.dataset).toHaveProperty('account');
  localStorage.clear();
  restorePage();
  expect(document.documentElement.dataset).not.toHaveProperty('account');
});

test('two clicks on a video before the script of players is loaded open one player', async () => {
  const { container } = showProfile();
  const poster = container.querySelector<HTMLElement>('[data-video]');
  poster?.click();
  poster?.click();
  await vi.dynamicImportSettled();
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
});

test('the offline note shows while there is no connection', () => {
  showProfile();
  const note = () => document.querySelector('[data-offline] > p')?.textContent;
  expect(note()).toBeUndefined();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(note()).toContain('You are offline.');
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(note()).toBeUndefined();
  // The connection was lost while the page was in the back/forward cache.
  onLine.mockReturnValue(false);
  restorePage();
  expect(note()).toContain('You are offline.');
  onLine.mockRestore();
});

test('following the link to the other language remembers the choice and keeps the fragment', async () => {
  showProfile();
  vi.spyOn(console, 'error').mockReturnValue(); // jsdom cannot leave the page.
  location.hash = 'meera';
  const link = screen.getByRole('link', { name: 'हिन्दी' });
  await userEvent.setup().click(link);
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('hi');
  expect(new URL((link as HTMLAnchorElement).href).hash).toBe('#meera');
  location.hash = '';
});

test.each([
  ['hi', null, 'hi'],
  ['hi', 'en', 'en'],
  ['en', null, null],
])(
  'a link of a page in %s, clicked with the stored language %s, leaves the language %s stored',
  async (shown, chosen, stored) => {
    showProfile();
    vi.spyOn(console, 'error').mockReturnValue(); // jsdom cannot leave the page.
    if (chosen === null) localStorage.removeItem(LANGUAGE_KEY);
    else localStorage.setItem(LANGUAGE_KEY, chosen);
    document.documentElement.lang = shown;
    await userEvent.setup().click(screen.getByRole('link', { name: 'Login' }));
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe(stored);
    document.documentElement.lang = '';
  },
);
