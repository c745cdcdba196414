// Every store of the device in turn does not answer, fails, is full, is refused, or is emptied while the app runs: the
// login, a full load and a save work all the same.
import type { Page } from '@playwright/test';
import { CUT_CONNECTION, fillNames, openEditor, save, saved, stored } from '../journeys/editor.ts';
import { expect, logIn, test } from '../journeys/fixtures.ts';
import { newActor } from '../journeys/store.ts';

/** Runs before every script of a page. Each fault needs only what the browser has. */
const FAULTS = {
  'an IndexedDB that never opens': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    IDBFactory.prototype.deleteDatabase = () => new EventTarget() as IDBOpenDBRequest;
  },
  // As in WebKit after a page was left during a transaction.
  'an IndexedDB whose transactions never run': () => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the database below
    const { transaction } = IDBDatabase.prototype;
    const blocked = new WeakSet<IDBDatabase>();
    IDBDatabase.prototype.transaction = function (...parameters) {
      if (!blocked.has(this)) {
        blocked.add(this);
        const [name = ''] = Array.from(this.objectStoreNames);
        const endless = transaction.call(this, Array.from(this.objectStoreNames), 'readwrite');
        const again = (): void => {
          endless.objectStore(name).count().onsuccess = again;
        };
        again();
      }
      return transaction.apply(this, parameters);
    };
  },
  'an IndexedDB that fails': () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget();
      const error = new DOMException('Internal error opening backing store.', 'UnknownError');
      Object.assign(request, { error, result: undefined, readyState: 'done' });
      setTimeout(() => {
        const event = new Event('error', { cancelable: true });
        request.dispatchEvent(event);
        (request as IDBOpenDBRequest).onerror?.(event);
      });
      return request as IDBOpenDBRequest;
    };
  },
  'an IndexedDB that is refused': () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'no IndexedDB': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  },
  'a local storage that is refused': () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  'a local storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'a Cache Storage that never answers': () => {
    const never = (): Promise<never> => new Promise<never>(() => undefined);
    Object.assign(CacheStorage.prototype, {
      open: never,
      match: never,
      has: never,
      keys: never,
      delete: never,
    });
  },
  'a Cache Storage that fails': () => {
    const fail = (): Promise<never> => Promise.reject(new DOMException('Unexpected', 'UnknownError'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, has: fail, keys: fail, delete: fail });
  },
  'Web Locks that nobody gets': () => {
    LockManager.prototype.request = () => new Promise<never>(() => undefined);
  },
} as const;

/** Where local storage holds nothing, each load asks for the login again. */
const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'a local storage that is refused',
  'a local storage that is full',
]);

const EXPECTED = [...CUT_CONNECTION, /IndexedDB|backing store|insecure|quota|Cache Storage/i];

async function showsData(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText('Asha Rao').first()).toBeVisible();
}

for (const [fault, cause] of Object.entries(FAULTS)) {
  const isKept = !WITHOUT_SESSION.has(fault);
  const what = isKept ? 'logs in, loads the app again and saves' : 'logs in and sees the profile';
  test(`with ${fault} a person ${what}`, async ({ journey }) => {
    const actor = await newActor();
    const page = await journey.open('actor', {}, EXPECTED);
    await page.addInitScript(cause);
    await logIn(page, actor);
    await showsData(page);
    if (isKept) {
      await page.reload();
      await showsData(page);
      await openEditor(page);
      await fillNames(page, 'Asha', 'Kulkarni');
      await save(page);
      await saved(page);
      expect(await stored(`profiles/${actor.uid}`)).toMatchObject({ last_name: 'Kulkarni' });
    }
  });
}

test('an app whose stores are emptied while it runs asks for the login, and works after it', async ({
  journey,
}) => {
  const actor = await newActor();
  const page = await journey.open('actor', {}, EXPECTED);
  await logIn(page, actor);
  await showsData(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'all',
  });
  // The session was among what is gone, and Firebase Auth notices.
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, actor);
  await showsData(page);
});

test('a device whose database did not answer keeps its cache in memory for a day, and asks it again then', async ({
  journey,
}) => {
  const actor = await newActor();
  const page = await journey.open('actor', {}, EXPECTED);
  await page.addInitScript(FAULTS['an IndexedDB that never opens']);
  await logIn(page, actor);
  await showsData(page);
  const note = () => page.evaluate(() => Number(localStorage.getItem('marquee.cache-stuck')));
  const first = await note();
  expect(first).toBeGreaterThan(0);
  await page.reload();
  await showsData(page);
  expect(await note()).toBe(first);
  await page.evaluate(
    (time) => localStorage.setItem('marquee.cache-stuck', String(time)),
    first - 25 * 60 * 60 * 1000,
  );
  await page.reload();
  await showsData(page);
  expect(await note()).toBeGreaterThan(first);
});
