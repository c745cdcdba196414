// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HAS_ACCOUNT, NOT_FOR_VISITOR } from './painted.ts';
import { APP_SCRIPTS, FOR_STRANGERS, START_SCRIPT } from './start-script.ts';

const html = document.documentElement;

/** Where jsdom runs scripts: not where Vitest runs tests. */
const page = (globalThis as unknown as { jsdom: { window: typeof globalThis } }).jsdom.window;

/** As the browser runs the element. */
function run(): void {
  const script = document.createElement('script');
  script.textContent = START_SCRIPT;
  document.head.append(script);
}

let systemIsDark = false;

beforeEach(() => {
  systemIsDark = false;
  page.matchMedia = (media) => ({ media, matches: systemIsDark }) as MediaQueryList;
});

/** As the browser tells that the page was read. */
const read = () => page.document.dispatchEvent(new page.Event('DOMContentLoaded', { bubbles: true }));

afterEach(() => {
  // What the script waits for does not wait for the next test's page.
  document.body.replaceChildren();
  read();
  page.takeEarlyPress?.();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  page.history.replaceState(null, '', '/');
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
});

describe('the scheme', () => {
  test.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['"><script>', false, 'light'],
    [undefined, true, 'dark'],
  ])('chosen %j on a system that is dark: %j', (mode, isDark, expected) => {
    systemIsDark = isDark;
    if (mode !== undefined) localStorage.setItem('mui-mode', mode);
    run();
    expect(html.getAttribute('data-theme')).toBe(expected);
  });
});

describe('the language', () => {
  test.each([
    [null, ['en-IN', 'hi'], true],
    [null, ['hi-IN', 'en'], false],
    [null, ['fr', 'ta'], true],
    [null, ['ta', 'HI'], false],
    ['en', ['hi'], true],
    ['hi', ['en'], false],
    ['xx', ['hi'], false],
    [null, [], true],
  ])('chosen %j, browser %j', (chosen, wanted, isEnglish) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
    if (chosen !== null) localStorage.setItem('marquee.language', chosen);
    run();
    expect(html.hasAttribute(NOT_FOR_VISITOR)).toBe(!isEnglish);
  });
});

describe('a device with an account', () => {
  test.each(['signed_in', 'marquee.account'])('%s', (hint) => {
    localStorage.setItem(hint, '1');
    run();
    expect(html.hasAttribute(HAS_ACCOUNT)).toBe(true);
    expect(html.hasAttribute(NOT_FOR_VISITOR)).toBe(false);
  });

  test('has no use for the entrance', () => {
    html.setAttribute(FOR_STRANGERS, '');
    run();
    expect(html.hasAttribute(NOT_FOR_VISITOR)).toBe(false);
    page.takeEarlyPress?.();
    localStorage.setItem('signed_in', '1');
    run();
    expect(html.hasAttribute(NOT_FOR_VISITOR)).toBe(true);
  });
});

describe('an entrance that is given something begins otherwise than it is painted', () => {
  test.each([
    ['an error', () => page.history.replaceState(null, '', '?error=denied')],
    ['a way back', () => page.history.replaceState({ usr: { from: '/settings' }, key: 'k', idx: 0 }, '')],
    ['an address', () => sessionStorage.setItem('signup_email', 'asha@example.com')],
    ['an attempt under way', () => sessionStorage.setItem('auth_in_progress', 'true')],
  ])('%s', (_what, give) => {
    give();
    run();
    expect(html.hasAttribute(NOT_FOR_VISITOR)).toBe(false);
    page.takeEarlyPress?.();
    html.setAttribute(FOR_STRANGERS, '');
    run();
    expect(html.hasAttribute(NOT_FOR_VISITOR)).toBe(true);
  });

  test('nothing', () => {
    page.history.replaceState({ usr: undefined, key: 'k', idx: 0 }, '');
    html.setAttribute(FOR_STRANGERS, '');
    run();
    expect(html.hasAttribute(NOT_FOR_VISITOR)).toBe(false);
  });
});

test('a refused storage holds nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  run();
  expect(html.getAttribute('data-theme')).toBe('light');
  expect(html.hasAttribute(HAS_ACCOUNT)).toBe(false);
});

test('the last button that was pressed waits for the app; links do not', () => {
  document.body.innerHTML = '<form><button><b>Send</b></button></form><a href="#there">There</a><p>Text</p>';
  const [button, label] = [document.querySelector('button'), document.querySelector('b')];
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  run();
  document.querySelector('p')?.click();
  label?.click();
  expect(sent).not.toHaveBeenCalled();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(page.takeEarlyPress?.()).toBe(button);
  label?.click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('an offer to install is kept for the app', () => {
  run();
  const offer = new page.Event('beforeinstallprompt', { cancelable: true });
  page.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(page.earlyInstallOffer).toBe(offer);
});

describe('the app starts', () => {
  /** How many of its scripts stand in the page. */
  const started = () => document.querySelectorAll('body > [data-app]').length;
  let paint = (_name: string): void => undefined;

  type Told = (list: { getEntriesByName: (name: string) => string[] }) => void;

  class Observer {
    static readonly supportedEntryTypes: readonly string[] | undefined = ['paint'];
    readonly #told: Told;
    constructor(told: Told) {
      this.#told = told;
    }
    observe() {
      paint = (painted) => this.#told({ getEntriesByName: (name) => (name === painted ? [name] : []) });
    }
  }

  const give = (observer: unknown) => Object.assign(page, { PerformanceObserver: observer });

  beforeEach(() => {
    document.body.innerHTML = `<template id="${APP_SCRIPTS}"><i data-app></i></template>`;
    give(Observer);
  });

  test('with the first thing that is painted, once', () => {
    run();
    expect(started()).toBe(0);
    read();
    paint('first-paint');
    expect(started()).toBe(0);
    paint('first-contentful-paint');
    paint('first-contentful-paint');
    expect(started()).toBe(1);
  });

  test.each([
    ['cannot tell', () => give(undefined)],
    [
      'does not tell of paints',
      () =>
        give(
          class extends Observer {
            static override readonly supportedEntryTypes = [];
          },
        ),
    ],
    [
      'does not tell of anything',
      () =>
        give(
          class extends Observer {
            static override readonly supportedEntryTypes = undefined;
          },
        ),
    ],
    [
      'paints nothing, since nobody looks',
      () => vi.spyOn(page.document, 'hidden', 'get').mockReturnValue(true),
    ],
  ])('at once where the browser %s', (_what, make) => {
    make();
    run();
    read();
    expect(started()).toBe(1);
  });

  test('after a while in any case', () => {
    const wait = vi.spyOn(page, 'setTimeout').mockImplementation((callback) => {
      (callback as () => void)();
      return 0;
    });
    run();
    read();
    expect(wait).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 2000);
    expect(started()).toBe(1);
  });

  test('by itself where the page names its scripts', () => {
    document.body.replaceChildren();
    run();
    read();
    paint('first-contentful-paint');
    expect(started()).toBe(0);
  });
});
