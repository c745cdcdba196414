import { beforeEach, expect, test, vi } from 'vitest';
import { replaceEnded, whileOpen } from './ended-instance.ts';

const { opened, reopenFirestore } = vi.hoisted(() => ({
  opened: { instances: 1 },
  reopenFirestore: vi.fn<() => Promise<void>>(),
}));
vi.mock('./firestore.ts', () => ({ openedInstances: () => opened.instances, reopenFirestore }));

const ENDED = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)');

/** Work that an ended instance refuses; the next one does it. */
const refusedBy = (instance: number) => (): Promise<string> => {
  if (opened.instances === instance) throw ENDED;
  return Promise.resolve(`done by ${String(opened.instances)}`);
};

beforeEach(() => {
  opened.instances = 1;
  reopenFirestore.mockReset().mockImplementation(async () => {
    await Promise.resolve();
    opened.instances += 1;
  });
  vi.spyOn(console, 'warn').mockReturnValue();
});

test('work that an ended instance refuses is done by another one, which two works open together', async () => {
  const works = [whileOpen(refusedBy(1)), whileOpen(refusedBy(1))];
  void replaceEnded(ENDED, 1);
  expect(await Promise.all(works)).toEqual(['done by 2', 'done by 2']);
  expect(reopenFirestore).toHaveBeenCalledOnce();
});

test('an instance that ends later is replaced as well', async () => {
  await whileOpen(refusedBy(1));
  expect(await whileOpen(refusedBy(2))).toBe('done by 3');
});

test('work that fails for another reason fails, and opens no instance', async () => {
  const denied = Object.assign(new Error('Missing permissions.'), { code: 'permission-denied' });
  await expect(whileOpen(() => Promise.reject(denied))).rejects.toBe(denied);
  expect(reopenFirestore).not.toHaveBeenCalled();
});

test('an instance that was replaced meanwhile is not replaced again', async () => {
  opened.instances = 2;
  await replaceEnded(ENDED, 1);
  expect(reopenFirestore).not.toHaveBeenCalled();
});
