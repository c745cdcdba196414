// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { draftKey } from '../../config/local-keys.ts';
import { forgetDraft } from './forget-draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('removes the draft of the account that logs out, and of no other', () => {
  localStorage.setItem('marquee.draft.u1', '{}');
  localStorage.setItem(draftKey('u2'), '{}');
  forgetDraft('u1');
  expect(Object.keys(localStorage)).toEqual([draftKey('u2')]);
});

it('does not keep anybody from logging out where storage is refused', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => forgetDraft('u1')).not.toThrow();
});
