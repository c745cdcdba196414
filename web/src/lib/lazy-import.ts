// What every `import()` of the built app goes through, instead of Vite's helper (vite.config.ts): brings the files a
// module needs, so that they come side by side.
//
// Chromium keeps that a module could not be fetched for as long as the page stands, and so every later import of it
// fails, with the network back (https://github.com/whatwg/html/issues/6768). So once somebody may have typed something
// that a reload would lose, a file is fetched before it is imported: a fetch that failed can be made again, and what was
// fetched is imported from the browser's cache.

import { nextTask } from './next-task.ts';

let isFetchedFirst = false;

/** From now on files are fetched before they are imported. Costs a look into the cache each, so not while the app starts. */
export function fetchBeforeImport(): void {
  isFetchedFirst = true;
}

function link(rel: 'modulepreload' | 'stylesheet', href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(element);
  return element;
}

async function bringScript(href: string): Promise<void> {
  if (isFetchedFirst) {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(answer.statusText);
    // Only what was read to its end is kept in the cache.
    await answer.arrayBuffer();
  }
  link('modulepreload', href);
}

function bringStyle(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sheet = link('stylesheet', href);
    sheet.onload = resolve;
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error());
    };
  });
}

/** So many files are asked for in one task: each takes a slow phone a millisecond or two. */
const AT_ONCE = 10;

const coming = new Map<string, Promise<unknown>>();

function bring(file: string): Promise<unknown> {
  const href = `/${file}`;
  const known = coming.get(href);
  if (known) return known;
  // Those that the page itself names are not fetched again.
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const brought = (file.endsWith('.css') ? bringStyle(href) : bringScript(href)).catch((cause: unknown) => {
    coming.delete(href);
    // In the browser's own words, which tell a missing part of the app from other errors (features/auth/provider-errors.ts).
    throw new TypeError(`dynamically imported module: ${href}`, { cause });
  });
  coming.set(href, brought);
  return brought;
}

/**
 * Vite calls it by this name, with the files that belong to the module, below the site's root.
 * @public
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const brought: Promise<unknown>[] = [];
  for (const [index, file] of files.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await nextTask();
    brought.push(bring(file));
  }
  await Promise.all(brought);
  return load();
}
