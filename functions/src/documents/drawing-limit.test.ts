import { expect, test } from 'vitest';
import { networksAround } from '../requests/client-address.ts';
import { drawingLimit, MAX_PROFILES } from './drawing-limit.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

test('the drawing limit allows each network 120 profiles in a half-hour, and again in the next', () => {
  const limit = drawingLimit();
  expect(limit.take(networksAround('a'), NOON, MAX_PROFILES - 1)).toBe(true);
  expect(limit.take(networksAround('a'), NOON, 1)).toBe(true);
  expect(limit.take(networksAround('a'), NOON, 1)).toBe(false);
  expect(limit.take(networksAround('b'), NOON, 1)).toBe(true);
  expect(limit.take(networksAround('a'), NOON + 30 * 60_000, 1)).toBe(true);
});

test('profiles given back, since they need not be drawn, do not count towards the limit', () => {
  const limit = drawingLimit();
  limit.take(networksAround('a'), NOON, MAX_PROFILES);
  limit.giveBack(networksAround('a'), NOON, 1);
  expect(limit.take(networksAround('a'), NOON, 1)).toBe(true);
  expect(limit.take(networksAround('a'), NOON, 1)).toBe(false);
});

test('profiles given back after the half-hour do not change the count of the next half-hour', () => {
  const limit = drawingLimit();
  const later = NOON + 30 * 60_000;
  limit.take(networksAround('a'), NOON, 1);
  limit.take(networksAround('a'), later, MAX_PROFILES);
  limit.giveBack(networksAround('a'), NOON, 1);
  expect(limit.take(networksAround('a'), later, 1)).toBe(false);
});

test('all networks of one IPv6 site share four times the limit of one network', () => {
  const limit = drawingLimit();
  const network = (index: number) => `2001:db8:5:${(256 * index).toString(16)}::/64`;
  for (let index = 1; index <= 4; index += 1) limit.take(networksAround(network(index)), NOON, MAX_PROFILES);
  expect(limit.take(networksAround(network(99)), NOON, 1)).toBe(false);
  expect(limit.take(networksAround('2001:db8:6:1::/64'), NOON, 1)).toBe(true);
});

test('the limit forgets its oldest networks in a flood of them, so that its memory stays bounded', () => {
  const limit = drawingLimit();
  limit.take(networksAround('first'), NOON, MAX_PROFILES);
  for (let index = 0; index < 10_000; index += 1)
    limit.take(networksAround(`network-${String(index)}`), NOON, 1);
  expect(limit.take(networksAround('first'), NOON, 1)).toBe(true);
});
