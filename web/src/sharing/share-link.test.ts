import { afterEach, expect, test, vi } from 'vitest';
import { profileLink } from './profile-link.ts';
import { copyLink, shareLink, type ShareDevice } from './share-link.ts';

const data = { title: 'Ana', text: 'Ana', url: 'https://marquee.test/ana' };

function clipboard(works = true) {
  const copied: string[] = [];
  return {
    copied,
    clipboard: {
      writeText: (text: string) => {
        if (!works) return Promise.reject(new DOMException('no', 'NotAllowedError'));
        copied.push(text);
        return Promise.resolve();
      },
    },
  };
}
const refusing =
  (name: string): ShareDevice['share'] =>
  () =>
    Promise.reject(new DOMException('no', name));

afterEach(() => void vi.restoreAllMocks());

test('the link of a profile has the username, or the id without one', () => {
  expect(profileLink('https://marquee.test', { id: 'a b', username: 'ana' })).toBe(
    'https://marquee.test/ana',
  );
  expect(profileLink('https://marquee.test', { id: 'a b', username: '' })).toBe(
    'https://marquee.test/actor/a%20b',
  );
});

test('shareLink shares through the device', async () => {
  const shared: unknown[] = [];
  const device = {
    share: (given: unknown) => {
      shared.push(given);
      return Promise.resolve();
    },
  };
  expect(await shareLink(device, data)).toBe('shared');
  expect(shared).toEqual([data]);
});

test('a cancelled share copies nothing', async () => {
  const { copied, clipboard: board } = clipboard();
  expect(await shareLink({ share: refusing('AbortError'), clipboard: board }, data)).toBe('cancelled');
  expect(copied).toEqual([]);
});

test('a second tap, while the sheet of the first is open, copies nothing', async () => {
  const { copied, clipboard: board } = clipboard();
  const device = { share: refusing('InvalidStateError'), clipboard: board };
  expect(await shareLink(device, data)).toBe('cancelled');
  expect(copied).toEqual([]);
});

test('a failed share falls back to copying', async () => {
  const { copied, clipboard: board } = clipboard();
  expect(await shareLink({ share: refusing('NotAllowedError'), clipboard: board }, data)).toBe('copied');
  expect(copied).toEqual([data.url]);
});

test('shareLink copies where there is no share feature', async () => {
  const { copied, clipboard: board } = clipboard();
  expect(await shareLink({ clipboard: board }, data)).toBe('copied');
  expect(copied).toEqual([data.url]);
});

test('shareLink has failed when the device can neither share nor copy', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await shareLink({ share: refusing('DataError') }, data)).toBe('failed');
  expect(await copyLink(clipboard(false), data.url)).toBe('failed');
});
