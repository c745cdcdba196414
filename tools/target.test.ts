import { afterEach, expect, test, vi } from 'vitest';
import { PROJECT_ID } from '../scripts/config/project.ts';
import { targetOf } from './target.ts';

afterEach(() => vi.unstubAllEnvs());

test('without a named project a tool works on the local suite', () => {
  expect(targetOf(undefined)).toEqual({ projectId: PROJECT_ID, isLocal: true });
});

test('a real project is refused while emulator variables are set', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'localhost:8080');
  expect(() => targetOf('marquee-live')).toThrow('FIRESTORE_EMULATOR_HOST set');
});

test('a real project that is named is the target, and what cannot be a project id is refused', () => {
  expect(targetOf('marquee-live')).toEqual({ projectId: 'marquee-live', isLocal: false });
  expect(() => targetOf('Not a project')).toThrow('cannot be a project id');
});
