// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { publishText, readJson, readText, storedKeys, storeText } from './device-storage.ts';
import { useStoredText } from './use-stored-text.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const block = (): void => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
};

it('a stored text can be read and its key is listed, until null removes it', () => {
  expect(storeText('a', 'x')).toBe(true);
  expect([readText('a'), storedKeys()]).toEqual(['x', ['a']]);
  storeText('a', null);
  expect(readText('a')).toBeNull();
});

it('storeText returns false, and no text or key is found, where storage is blocked', () => {
  block();
  expect([storeText('a', 'x'), readText('a'), storedKeys()]).toEqual([false, null, []]);
});

it('readJson returns the stored value, and undefined for a text that is not JSON or missing', () => {
  storeText('a', '{"b":');
  expect([readJson('a'), readJson('missing')]).toEqual([undefined, undefined]);
  storeText('a', '{"b":1}');
  expect(readJson('a')).toEqual({ b: 1 });
});

it('useStoredText returns a newly published text, and one stored by another tab', () => {
  const { result } = renderHook(() => useStoredText('a'));
  expect(result.current).toBeNull();
  act(() => void publishText('a', 'x'));
  expect(result.current).toBe('x');
  localStorage.setItem('a', 'y');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'a' })));
  expect(result.current).toBe('y');
});
