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
  // As while another tab keeps an older version of the database open.
  'an IndexedDB whose openings are blocked': () => {
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest;
      setTimeout(() => {
        const event = new Event('blocked') as IDBVersionChangeEvent;
        request.dispatchEvent(event);
        request.onblocked?.(event);
      });
      return request;
    };
  },
  'an IndexedDB that is full': () => {
    const refuse = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
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
  'a Cache Storage that is refused': () => {
    Object.defineProperty(globalThis, 'caches', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'Web Locks that nobody gets': () => {
    LockManager.prototype.request = () => new Promise<never>(() => undefined);
  },
  // As in Firefox where cookies are blocked.
  'Web Locks that are refused': () => {
    LockManager.prototype.request = () =>
      Promise.reject(new DOMException('request() is not allowed in this context', 'SecurityError'));
  },
  'no Web Locks': () => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  },
  'no BroadcastChannel': () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  },
  'a service worker that is refused': () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  },
  'no service workers': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
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

const WORKER_FAULTS = {
  'does not answer': () => {
    const never = (): Promise<never> => new Promise<never>(() => undefined);
    Object.assign(CacheStorage.prototype, { open: never, match: never, has: never, keys: never });
    Object.assign(Cache.prototype, { match: never, put: never, keys: never });
  },
  fails: () => {
    const fail = (): Promise<never> => Promise.reject(new DOMException('Unexpected', 'UnknownError'));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, has: fail, keys: fail });
    Object.assign(Cache.prototype, { match: fail, put: fail, keys: fail });
  },
} as const;

for (const [how, cause] of Object.entries(WORKER_FAULTS)) {
  test(`the app starts and is left and opened again while the service worker’s Cache Storage ${how}`, async ({
    journey,
  }) => {
    const actor = await newActor();
    const page = await journey.open('actor', { serviceWorkers: 'allow' }, EXPECTED);
    await logIn(page, actor);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(cause);
    await page.reload();
    await showsData(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.goto(`/${actor.username}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
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
