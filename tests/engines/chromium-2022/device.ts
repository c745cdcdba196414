// Chromium of October 2022 (106), as in the WebView of a phone that stopped being updated. npm still has it; today's
// Playwright cannot drive it, the puppeteer of its time can.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer-core';
import { fromRoot } from '../../../scripts/config/project.ts';

const PACKAGE = fromRoot('node_modules/chromium-2022/bin');
const FOLDER = fromRoot('.local/chromium-2022');

/** Unpacks the browser and the libraries that come with it; the package's own loader writes where a newer one writes. */
function unpack(): string {
  const executable = join(FOLDER, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(join(FOLDER, 'aws'), { recursive: true });
  for (const [archive, folder] of [
    ['aws.tar.br', 'aws'],
    ['swiftshader.tar.br', '.'],
  ] as const) {
    const input = brotliDecompressSync(readFileSync(join(PACKAGE, archive)));
    execFileSync('tar', ['-x', '-C', join(FOLDER, folder)], { input });
  }
  const partial = `${executable}.part`;
  writeFileSync(partial, brotliDecompressSync(readFileSync(join(PACKAGE, 'chromium.br'))));
  chmodSync(partial, 0o755);
  renameSync(partial, executable);
  return executable;
}

export function launchChromium2022(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: unpack(),
    headless: true,
    env: { ...process.env, LD_LIBRARY_PATH: join(FOLDER, 'aws/lib') },
    args: ['--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu', '--lang=en-IN'],
    defaultViewport: { width: 390, height: 844, isMobile: true, hasTouch: true },
  });
}
