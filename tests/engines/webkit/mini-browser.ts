import { existsSync, readdirSync } from 'node:fs';

const LIBRARIES = '/usr/lib';

/** The browser that WebKitGTK's package has beside its library. */
export function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((architecture) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
        (folder) => `${LIBRARIES}/${architecture}/${folder}/MiniBrowser`,
      ),
    )
    .find((path) => existsSync(path));
}
