import { afterEach, expect, test, vi } from 'vitest';
import { readCvFile, readCvText } from './read-cv-file.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser whose patterns cannot look behind says so of a file and of pasted lines, and starts no worker', async () => {
  const patterns = globalThis.RegExp;
  const Worker = vi.fn<() => void>();
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('RegExp', function (source: string, flags?: string) {
    // As Safari before 16.4.
    if (/\(\?<[!=]/.test(source))
      throw new SyntaxError('Invalid regular expression: invalid group specifier name');
    return new patterns(source, flags);
  });
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  await expect(readCvFile(file)).rejects.toMatchObject({ problem: 'old-browser' });
  await expect(readCvText('Newton (2017), Malko')).rejects.toMatchObject({ problem: 'old-browser' });
  expect(Worker).not.toHaveBeenCalled();
});
