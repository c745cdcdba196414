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

test('the link of a profile ends with the username, or with the id where there is no username', () => {
  expect(profileLink('https://marquee.test', { id: 'a b', username: 'ana' })).toBe(
    'https://marquee.test/ana',
  );
  expect(profileLink('https://marquee.test', { id: 'a b', username: '' })).toBe(
    'https://marquee.test/actor/a%20b',
  );
});

test('shareLink passes title, text and link to the device’s share feature', async () => {
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

test('shareLink copies nothing where the user cancelled the share sheet', async () => {
  const { copied, clipboard: board } = clipboard();
  expect(await shareLink({ share: refusing('AbortError'), clipboard: board }, data)).toBe('cancelled');
  expect(copied).toEqual([]);
});

test('shareLink copies nothing where the share sheet of an earlier tap is still open', async () => {
  const { copied, clipboard: board } = clipboard();
  const device = { share: refusing('InvalidStateError'), clipboard: board };
  expect(await shareLink(device, data)).toBe('cancelled');
  expect(copied).toEqual([]);
});

test('shareLink copies the link where sharing fails', async () => {
  const { copied, clipboard: board } = clipboard();
  expect(await shareLink({ share: refusing('NotAllowedError'), clipboard: board }, data)).toBe('copied');
  expect(copied).toEqual([data.url]);
});

test('shareLink copies the link where the device has no share feature', async () => {
  const { copied, clipboard: board } = clipboard();
  expect(await shareLink({ clipboard: board }, data)).toBe('copied');
  expect(copied).toEqual([data.url]);
});

test('shareLink and copyLink return that they failed where nothing can be copied', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  expect(await shareLink({ share: refusing('DataError') }, data)).toBe('failed');
  expect(await copyLink(clipboard(false), data.url)).toBe('failed');
});
