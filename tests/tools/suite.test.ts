import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BUCKET, suiteUrl } from '../../scripts/config/project.ts';

/** Whether a Storage emulator with this temporary folder has a file with this content. */
function hasUpload(folder: string, content: string): boolean {
  const blobs = join(folder, 'firebase/storage/blobs');
  if (!existsSync(blobs)) return false;
  return readdirSync(blobs)
    .map((name) => join(blobs, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.size === content.length)
    .some((file) => readFileSync(file, 'utf8') === content);
}

// Each Storage emulator empties the folder when it starts.
test('an upload is stored in a temporary folder of this suite, which a second suite on the machine leaves alone', async () => {
  const content = randomUUID();
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'text/plain' };
  const path = `/v1/b/${BUCKET}/o`;
  const { ok } = await fetch(
    suiteUrl('storage', `/upload/storage${path}?uploadType=media&name=suite-test%2F${content}`),
    { method: 'POST', headers, body: content },
  );
  expect(ok).toBe(true);
  onTestFinished(async () => {
    await fetch(suiteUrl('storage', `/storage${path}/suite-test%2F${content}`), {
      method: 'DELETE',
      headers,
    });
  });

  const suites = readdirSync(tmpdir()).filter((name) => name.startsWith('marquee-'));
  const holders = [tmpdir(), ...suites.map((name) => join(tmpdir(), name))].filter((folder) =>
    hasUpload(folder, content),
  );
  expect(holders).toHaveLength(1);
  expect(holders).not.toContain(tmpdir());
});
