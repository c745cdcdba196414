// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPack } from './send-pack.ts';

const CV = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
const TEXT = 'Asha Rao\nhttps://marquee.example/asha';

const opened = { opener: window as unknown };
const open = vi.fn<(address: string) => typeof opened | null>();
const writeText = vi.fn<(text: string) => Promise<void>>();

/** Replaces `navigator` by one with a clipboard and these functions. */
function device(functions: Partial<Pick<Navigator, 'share' | 'canShare'>>): void {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...functions });
}

beforeEach(() => {
  vi.stubGlobal('open', open.mockReturnValue(opened));
  writeText.mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const takesFiles = (data?: ShareData): boolean => data?.files !== undefined;

test('the share sheet gets the text and the CV where it takes files', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValue();
  device({ share, canShare: takesFiles });
  expect(await sendPack(TEXT, CV)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ text: TEXT, files: [CV] });
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['is closed', 'AbortError'],
  ['is already open', 'InvalidStateError'],
])('the pack is cancelled, and WhatsApp not opened, where the share sheet %s', async (_what, name) => {
  device({ share: () => Promise.reject(new DOMException('', name)), canShare: takesFiles });
  expect(await sendPack(TEXT, CV)).toBe('cancelled');
  expect(open).not.toHaveBeenCalled();
});

test.each<[string, Partial<Pick<Navigator, 'share' | 'canShare'>>, File | undefined]>([
  ['takes no files', { share: () => Promise.resolve(), canShare: () => false }, CV],
  ['cannot be asked', { share: () => Promise.resolve() }, CV],
  ['is absent', {}, CV],
  [
    'fails',
    { share: () => Promise.reject(new DOMException('', 'NotAllowedError')), canShare: takesFiles },
    CV,
  ],
  ['would have no file', { share: () => Promise.resolve(), canShare: takesFiles }, undefined],
])('WhatsApp is opened with the text where the share sheet %s', async (_what, functions, cv) => {
  device(functions);
  expect(await sendPack(TEXT, cv)).toBe('opened');
  expect(open).toHaveBeenCalledWith(`https://wa.me/?text=${encodeURIComponent(TEXT)}`, '_blank');
  expect(opened.opener).toBeNull();
});

test('the text is copied where no window can be opened', async () => {
  open.mockReturnValue(null);
  device({});
  expect(await sendPack(TEXT, CV)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(TEXT);
});

test('sendPack returns that it failed where the text can be neither shared, opened in WhatsApp nor copied', async () => {
  open.mockReturnValue(null);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  device({});
  expect(await sendPack(TEXT, CV)).toBe('failed');
  expect(warn).toHaveBeenCalledOnce();
});
