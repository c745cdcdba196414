import { expect, test, vi } from 'vitest';
import { replaceUserSkills, sameSkills } from './replace-user-skills.ts';

const { setDoc } = vi.hoisted(() => ({ setDoc: vi.fn(() => Promise.resolve()) }));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: unknown, ...path: string[]) => path.join('/'),
  setDoc,
}));
vi.mock('#web/firebase/firestore.ts', () => ({ firestore: {} }));

test('two lists are the same skills in any order, by name or by id, and with repetitions', () => {
  expect(sameSkills(['Kathak', 'Yoga'], ['Yoga', 'Kathak', 'Yoga'])).toBe(true);
  expect(sameSkills([], [])).toBe(true);
  expect(sameSkills(['Kathak'], ['Kathak', 'Yoga'])).toBe(false);
  expect(sameSkills(['Kathak', 'Yoga'], ['Kathak'])).toBe(false);
  expect(sameSkills(['custom-1-Juggling'], ['custom-2-Juggling'])).toBe(false);
});

test('replaceUserSkills stores each skill once, those of the catalogue by their ids', async () => {
  await replaceUserSkills('asha', ['Kathak', 'custom-1-Juggling', 'Kathak']);
  expect(setDoc).toHaveBeenCalledExactlyOnceWith('user_skills/asha', {
    user_id: 'asha',
    skill_ids: [expect.stringMatching(/^(?!Kathak)./), 'custom-1-Juggling'],
  });
});

test('replaceUserSkills that fails is logged, and the save goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  setDoc.mockRejectedValueOnce(new Error('Refused.'));
  await replaceUserSkills('asha', ['Kathak']);
  expect(warn).toHaveBeenCalledOnce();
});
