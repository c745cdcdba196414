// Every sample picture: who, in which clothes, before what, cut how.
import { duskStreet } from './backdrops/dusk-street.ts';
import { hills } from './backdrops/hills.ts';
import { monsoonWindow } from './backdrops/monsoon-window.ts';
import { paintedWall } from './backdrops/painted-wall.ts';
import { shore } from './backdrops/shore.ts';
import { studio } from './backdrops/studio.ts';
import { theatre } from './backdrops/theatre.ts';
import { bust, type Clothes, type Look } from './bust.ts';
import { jacket, sari, shawl, shirt, top } from './clothes.ts';
import type { Pose } from './face-look.ts';
import { farida } from './farida.ts';
import { dancer } from './figures/dancer.ts';
import { hiker } from './figures/hiker.ts';
import { sitter, skateboard } from './figures/sitter.ts';
import { stroller } from './figures/stroller.ts';
import { glasses, joseph } from './joseph.ts';
import { meera, meeraHairUp } from './meera.ts';
import type { Sheet } from './sheet.ts';
import { thoi } from './thoi.ts';

export interface Composition {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: (sheet: Sheet) => string;
}

const SQUARE = { width: 1200, height: 1200 };
const PORTRAIT = { width: 1280, height: 1600 };
const LANDSCAPE = { width: 1600, height: 1067 };

const pose = (turn: number, tilt: number, light: Pose['light'] = 'left', contrast = 0.75): Pose => ({
  turn,
  tilt,
  light,
  contrast,
});

function place(sheet: Sheet, drawn: string, x: number, y: number, scale: number): string {
  return sheet.group(drawn, `translate(${x} ${y}) scale(${scale})`);
}

function portrait(
  sheet: Sheet,
  look: Look,
  how: Pose,
  clothes: Clothes,
  [x, y, scale]: readonly [number, number, number],
): string {
  return place(sheet, bust(sheet, look, how, clothes), x, y, scale);
}

/** Light falling over people and place alike. */
function light(sheet: Sheet, colour: string, at: readonly [number, number], opacity = 0.5): string {
  return sheet.flood(
    sheet.radial(
      [
        [0, colour, opacity],
        [0.7, colour, 0],
      ],
      [...at, 0.8],
    ),
    { blend: 'soft-light' },
  );
}

const cloth = {
  wine: { colour: '#8e2244', dark: '#4d0f25' },
  teal: { colour: '#1f4d4a', dark: '#0d2a2a' },
  linen: { colour: '#e9dfcb', dark: '#a08a69' },
  denim: { colour: '#3c5c84', dark: '#1d3048' },
  chalk: { colour: '#f1ebe0', dark: '#b3a48f' },
  plum: { colour: '#6d2b3a', dark: '#38101c' },
  charcoal: { colour: '#2b2f3c', dark: '#12141c' },
  crimson: { colour: '#7a2230', dark: '#43101a' },
  rust: { colour: '#b5532c', dark: '#6d2b14' },
  indigo: { colour: '#35356b', dark: '#1a1a3d' },
  saffron: { colour: '#e3972e', dark: '#9a5a12' },
  leaf: { colour: '#4d6b4a', dark: '#27402a' },
  black: { colour: '#27242a', dark: '#0d0b10' },
} as const;

const GOLD = '#e2a93f';

export const COMPOSITIONS: readonly Composition[] = [
  {
    name: 'meera-profile',
    ...SQUARE,
    draw: (sheet) =>
      studio(sheet, { glow: '#f0bf62', middle: '#d18f3a', edge: '#7c431d' }, [0.4, 0.36]) +
      portrait(sheet, meera, pose(6, 2), sari(cloth.wine, cloth.teal, GOLD), [600, 520, 1.66]) +
      light(sheet, '#fff0cf', [0.25, 0.25]),
  },
  {
    name: 'meera-gallery-1',
    ...LANDSCAPE,
    draw: (sheet) =>
      monsoonWindow(sheet, 720) +
      portrait(
        sheet,
        meera,
        pose(11, 4, 'right', 0.85),
        top(cloth.rust, 'boat', '#f0c987'),
        [500, 480, 1.6],
      ) +
      light(sheet, '#e4f4e4', [0.9, 0.3], 0.7) +
      sheet.flood(
        sheet.linear(
          [
            [0, '#12202a', 0.5],
            [0.5, '#12202a', 0],
          ],
          [0, 0, 1, 0],
        ),
      ),
  },
  {
    name: 'meera-gallery-2',
    ...PORTRAIT,
    draw: (sheet) =>
      theatre(sheet, { floor: 1210, spot: [650, 1440], radius: 450 }) +
      sheet.ellipse(650, 1452, 330, 40, '#2a0d08', { blur: 16, opacity: 0.7 }) +
      place(
        sheet,
        dancer(sheet, meeraHairUp, pose(-8, -6), cloth.wine, GOLD, cloth.saffron),
        660,
        440,
        0.575,
      ) +
      light(sheet, '#ffe3a8', [0.5, 0.3]),
  },
  {
    name: 'meera-gallery-3',
    ...PORTRAIT,
    draw: (sheet) =>
      studio(sheet, { glow: '#c9ccc0', middle: '#8f9a90', edge: '#3d4a48' }, [0.62, 0.34], 4) +
      portrait(
        sheet,
        meeraHairUp,
        pose(-7, -3, 'right', 0.8),
        sari({ colour: '#efe4cc', dark: '#a98d62' }, cloth.crimson, GOLD),
        [640, 660, 1.95],
      ) +
      light(sheet, '#ffffff', [0.8, 0.25]),
  },
  {
    name: 'meera-gallery-4',
    ...LANDSCAPE,
    draw: (sheet) =>
      duskStreet(sheet) +
      portrait(
        sheet,
        meera,
        pose(-10, -4, 'right', 0.9),
        jacket(cloth.black, cloth.saffron),
        [1000, 490, 1.5],
      ) +
      light(sheet, '#ffb35c', [0.75, 0.4], 0.8),
  },
  {
    name: 'meera-gallery-5',
    ...LANDSCAPE,
    draw: (sheet) =>
      hills(sheet) +
      place(
        sheet,
        hiker(sheet, { base: '#2a171b', shine: '#7a4a3a' }, cloth.indigo, cloth.saffron, {
          base: '#c98659',
          shade: '#a05f3c',
        }),
        500,
        400,
        0.62,
      ) +
      light(sheet, '#ffe2ad', [0.7, 0.35], 0.8),
  },
  {
    name: 'joseph-profile',
    ...SQUARE,
    draw: (sheet) =>
      studio(sheet, { glow: '#4f8a86', middle: '#2b5c60', edge: '#11292f' }, [0.62, 0.36], 2) +
      portrait(sheet, joseph, pose(-6, -2, 'right'), shirt(cloth.linen), [600, 500, 1.6]) +
      light(sheet, '#ffe9c9', [0.78, 0.25]),
  },
  {
    name: 'joseph-gallery-1',
    ...LANDSCAPE,
    draw: (sheet) =>
      theatre(sheet, { floor: 930, spot: [610, 1060], radius: 520, blur: 6 }) +
      portrait(
        sheet,
        joseph,
        pose(10, 3, 'left', 1),
        shawl(cloth.charcoal, cloth.black, '#8f7440'),
        [640, 470, 1.42],
      ) +
      light(sheet, '#ffcf8a', [0.3, 0.2], 0.85) +
      sheet.flood(
        sheet.linear(
          [
            [0.45, '#0d0308', 0],
            [1, '#0d0308', 0.7],
          ],
          [0, 0, 1, 0],
        ),
      ),
  },
  {
    name: 'joseph-gallery-2',
    ...PORTRAIT,
    draw: (sheet) =>
      shore(sheet) +
      sheet.ellipse(610, 1502, 240, 22, '#160d18', { blur: 10, opacity: 0.6 }) +
      place(
        sheet,
        stroller(
          sheet,
          joseph,
          pose(-5, -1, 'left', 0.8),
          { colour: '#7b98a8', dark: '#3d566a' },
          { colour: '#f3ead8', dark: '#a08b83' },
          '#c99a3c',
        ),
        620,
        560,
        0.49,
      ) +
      light(sheet, '#ffb968', [0.35, 0.45], 0.7),
  },
  {
    name: 'joseph-gallery-3',
    ...PORTRAIT,
    draw: (sheet) =>
      studio(sheet, { glow: '#b9a48c', middle: '#7d6654', edge: '#33251f' }, [0.38, 0.34], 6) +
      portrait(
        sheet,
        { ...joseph, extras: glasses('#2a2224') },
        pose(5, 1),
        jacket(cloth.charcoal, cloth.chalk, cloth.crimson),
        [640, 640, 1.9],
      ) +
      light(sheet, '#fff0da', [0.25, 0.25]),
  },
  {
    name: 'thoi-profile',
    ...SQUARE,
    draw: (sheet) =>
      studio(sheet, { glow: '#e58d6c', middle: '#c1584a', edge: '#5c1f30' }, [0.4, 0.38], 3) +
      portrait(sheet, thoi, pose(7, 3), jacket(cloth.denim, cloth.chalk), [600, 540, 1.66]) +
      light(sheet, '#ffe7d2', [0.25, 0.25]),
  },
  {
    name: 'thoi-gallery-1',
    ...PORTRAIT,
    draw: (sheet) =>
      paintedWall(sheet, 1100) +
      sheet.group(skateboard(sheet, '#7d2140'), 'translate(1050 842) rotate(8) scale(0.62)') +
      sheet.ellipse(620, 1445, 330, 26, '#150a12', { blur: 12, opacity: 0.7 }) +
      place(
        sheet,
        sitter(
          sheet,
          thoi,
          pose(-6, -3),
          { colour: '#d9b04a', dark: '#8a5f1c' },
          { colour: '#2f3a52', dark: '#151b2c' },
          '#b5452f',
        ),
        610,
        560,
        0.64,
      ) +
      light(sheet, '#ffd9a0', [0.28, 0.3], 0.7),
  },
  {
    name: 'farida-profile',
    ...SQUARE,
    draw: (sheet) =>
      studio(sheet, { glow: '#7d94a8', middle: '#4a6079', edge: '#1d2638' }, [0.6, 0.36], 5) +
      portrait(
        sheet,
        farida,
        pose(-6, -2, 'right', 0.7),
        shawl(cloth.plum, cloth.linen, '#d8a24a'),
        [600, 520, 1.68],
      ) +
      light(sheet, '#fff0da', [0.78, 0.25]),
  },
];
