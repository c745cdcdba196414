// Writes the list of the files of each screen into the app's document, so that they load in parallel with the app's own
// (`src/app/preload-screen.ts`).
import type { Plugin, Rolldown } from 'vite';
import { ALL_ROUTES, needsSession } from '../domain/src/site/routes.ts';
import {
  PRELOAD_SCRIPT,
  SCREEN_FILES_ID,
  type ScreenEntry,
  type ScreenFilesList,
} from './src/app/preload-screen.ts';
import { modulesOf, SCREENS, type ScreenName } from './src/app/screens.ts';

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

function withImports(chunks: Chunks, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunks[file]?.imports ?? []) withImports(chunks, imported, seen);
  return seen;
}

/** The list for the document of a build. Throws when a screen has no chunk. */
function screenFiles(bundle: Rolldown.OutputBundle, root: string): ScreenFilesList {
  const chunks: Chunks = Object.fromEntries(
    Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  );
  const byModule = new Map(Object.values(chunks).map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
  const fileOf = (module: string): string => {
    const file = byModule.get(`${root}/${module}`);
    if (file === undefined) throw new Error(`The build has no chunk of ${module}.`);
    return file;
  };
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
  const inDocument = withImports(chunks, entry?.fileName ?? '');
  const files: string[] = [];
  const numbers = (modules: readonly string[]): number[] => {
    const needed = new Set(modules.flatMap((module) => [...withImports(chunks, fileOf(module))]));
    return [...needed]
      .filter((file) => !inDocument.has(file))
      .map((file) => {
        const address = `/${file}`;
        if (!files.includes(address)) files.push(address);
        return files.indexOf(address);
      });
  };
  const screens = ALL_ROUTES.filter(({ name }) => name in SCREENS).map((row): [string, ScreenEntry] => {
    const screen = SCREENS[row.name as ScreenName];
    const isGuarded = needsSession(row);
    const [page = '', ...english] = modulesOf(screen, 'en');
    return [
      row.path,
      {
        page: numbers([page, ...(isGuarded ? ['src/app/signed-in.tsx'] : [])]),
        en: numbers(english),
        hi: numbers(modulesOf(screen, 'hi').slice(1)),
        ...(isGuarded && { isGuarded }),
      },
    ];
  });
  return { files, screens: Object.fromEntries(screens) };
}

/** The address of the chunk that starts Firebase Auth: it can run while the app's entry still waits for its imports. */
function sessionFile(bundle: Rolldown.OutputBundle): string {
  const session = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.name === 'session',
  );
  if (!session) throw new Error('The build has no chunk of the session.');
  return `/${session.fileName}`;
}

/** Adds the list, the script that reads it, and the session's script to the built document. */
export const preloadScreens = (): Plugin => ({
  name: 'marquee:screen-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle === undefined
        ? []
        : [
            {
              tag: 'script',
              attrs: { type: 'application/json', id: SCREEN_FILES_ID },
              children: JSON.stringify(screenFiles(bundle, import.meta.dirname)),
              injectTo: 'head',
            },
            { tag: 'script', children: PRELOAD_SCRIPT, injectTo: 'head' },
            {
              tag: 'script',
              attrs: { type: 'module', async: true, crossorigin: true, src: sessionFile(bundle) },
              injectTo: 'head',
            },
          ],
  },
});
