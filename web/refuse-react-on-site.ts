// Fails a build if a document of the site would load React, and with it the app's frame: the site's part of Firebase
// (src/site-account) is built with the app, and shares its chunks. The frame is larger than the site, and the policy of
// public pages refuses the styles that it adds.
import type { Plugin, Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The first way by which a chunk loads React, at once or later: the names of the chunks; `undefined` if none does. */
function wayToReact(chunks: Chunks, fileName: string, seen = new Set<string>()): string[] | undefined {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return undefined;
  seen.add(fileName);
  if (chunk.moduleIds.some((id) => /\/node_modules\/react\//.test(id))) return [chunk.name];
  for (const imported of [...chunk.imports, ...chunk.dynamicImports]) {
    const rest = wayToReact(chunks, imported, seen);
    if (rest) return [chunk.name, ...rest];
  }
  return undefined;
}

/** `entry`: the end of the path of the site's module. */
export const refuseReactOnSite = (entry: string): Plugin => ({
  name: 'marquee:refuse-react-on-site',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${entry}`));
    if (!start) throw new Error(`The build has no chunk of ${entry}.`);
    const way = wayToReact(new Map(chunks.map((chunk) => [chunk.fileName, chunk])), start.fileName);
    if (way) throw new Error(`The site may not load React, but does by its chunks: ${way.join(' → ')}.`);
  },
});
