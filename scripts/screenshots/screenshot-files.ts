// The folder, widths and themes of the screenshots, and the page to leaf through them.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../config/project.ts';

export const WIDTHS = [360, 768, 1280] as const;
export const THEMES = ['light', 'dark'] as const;

/** The folder the screenshots are written to; git ignores it. */
export const FOLDER = fromRoot('.local/screenshots');

const pictureName = (screen: string, width: number, theme: string): string =>
  `${screen}-${String(width)}-${theme}.png`;

export const picturePath = (screen: string, width: number, theme: string): string =>
  fromRoot(FOLDER, pictureName(screen, width, theme));

const STYLE = `
  body { margin: 0; font: 15px/1.5 system-ui; background: #777; color: #fff; }
  nav { position: sticky; top: 0; z-index: 1; padding: 10px 16px; background: #222; }
  nav label { margin-right: 16px; }
  section { padding: 16px; }
  h2 { margin: 0 0 8px; font-size: 18px; }
  div { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; }
  img { display: block; max-height: 78vh; background: #fff; }
  figure { margin: 0; flex: none; } figcaption { font-size: 12px; }
  body.full img { max-height: none; }
  ${[...WIDTHS, ...THEMES].map((choice) => `body.no-${String(choice)} [data-is~="${String(choice)}"] { display: none; }`).join('\n  ')}
`;

const SCRIPT = `
  for (const box of document.querySelectorAll('nav input')) {
    box.addEventListener('change', () => document.body.classList.toggle(box.name, box.checked === (box.name === 'full')));
  }
`;

/** Writes index.html for the existing pictures, in the order of `screens`. */
export function writeContactSheet(screens: readonly string[]): string {
  const there = new Set(readdirSync(FOLDER));
  const sections = screens.flatMap((screen) => {
    const figures = THEMES.flatMap((theme) =>
      WIDTHS.map((width) => ({ width, theme, file: pictureName(screen, width, theme) })),
    )
      .filter(({ file }) => there.has(file))
      .map(
        ({ width, theme, file }) =>
          `<figure data-is="${String(width)} ${theme}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${String(width)} ${theme}</figcaption></figure>`,
      );
    return figures.length === 0 ? [] : `<section><h2>${screen}</h2><div>${figures.join('')}</div></section>`;
  });
  const boxes = [...WIDTHS, ...THEMES].map(
    (choice) =>
      `<label><input type="checkbox" name="no-${String(choice)}" checked> ${String(choice)}</label>`,
  );
  const path = fromRoot(FOLDER, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Marquee, every screen</title><style>${STYLE}</style><nav>${boxes.join('')}<label><input type="checkbox" name="full"> full size</label></nav>${sections.join('')}<script>${SCRIPT}</script></html>`,
  );
  return path;
}

/** Deletes pictures of screens, widths and themes that are no longer taken. */
export function removeOthers(screens: readonly string[]): void {
  const expected = new Set(
    screens.flatMap((screen) =>
      WIDTHS.flatMap((width) => THEMES.map((theme) => pictureName(screen, width, theme))),
    ),
  );
  for (const file of readdirSync(FOLDER)) {
    if (file.endsWith('.png') && !expected.has(file)) rmSync(fromRoot(FOLDER, file));
  }
}
