// Draws the installed app's icons from the logo (web/public/favicon.svg): `npx tsx scripts/make-icons.ts`. The icons are
// committed; this runs again only when the logo changes.
import { BRAND } from '@marquee/domain/site/brand';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fromRoot } from './config/project.ts';

const LOGO = readFileSync(fromRoot('web/public/favicon.svg'), 'utf8');
const BOARD = BRAND.aubergine;

/** The logo's lamps and its M alone, as SVG in the logo's units, of which it is 34 wide. */
const sign = /<g.*<\/g>/s.exec(LOGO)?.[0];
if (sign === undefined) throw new Error('The logo has no <g> with its sign.');

/** An SVG with the sign in the middle: launchers may cut off what is outside a circle of 80 % of the icon's width. */
const square = (share: number, paint: { board?: string; sign?: string }): string => {
  const margin = (34 / share - 34) / 2;
  const edge = 34 + 2 * margin;
  const board = paint.board === undefined ? '' : `<rect width="100%" height="100%" fill="${paint.board}"/>`;
  const drawn = paint.sign === undefined ? sign : sign.replace(/fill="[^"]*"/, `fill="${paint.sign}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}">${board}<g transform="translate(${margin} ${margin})">${drawn}</g></svg>`;
};

const ICONS: Readonly<Record<string, { readonly svg: string; readonly edge: number }>> = {
  'any-192': { svg: LOGO, edge: 192 },
  'any-512': { svg: LOGO, edge: 512 },
  'maskable-192': { svg: square(0.72, { board: BOARD }), edge: 192 },
  'maskable-512': { svg: square(0.72, { board: BOARD }), edge: 512 },
  'apple-touch-180': { svg: square(0.86, { board: BOARD }), edge: 180 },
  'monochrome-512': { svg: square(0.72, { sign: '#FFFFFF' }), edge: 512 },
};

for (const [name, { svg, edge }] of Object.entries(ICONS)) {
  await sharp(Buffer.from(svg), { density: 72 * (edge / 34) })
    .resize(edge, edge)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fromRoot('web/public/icons', `${name}.png`));
  console.log(name);
}
