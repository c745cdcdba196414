// A sheet of SVG paper: collects the gradients, filters and clips that drawn shapes refer to.

export type Stop = readonly [offset: number, colour: string, opacity?: number];
/** A point of an outline; a third value of 1 makes it a corner. */
export type Point = readonly [x: number, y: number, corner?: 1];

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** The path of a smooth outline through the points (Catmull-Rom); corners stay sharp. */
export function through(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    const point = points[wrapped];
    if (!point) throw new Error('An outline needs at least one point.');
    return point;
  };
  const tangent = (index: number): readonly [number, number] => {
    if (at(index)[2] === 1) return [0, 0];
    const [before, after] = [at(index - 1), at(index + 1)];
    return [((after[0] - before[0]) / 6) * tension, ((after[1] - before[1]) / 6) * tension];
  };
  const [startX, startY] = at(0);
  let path = `M${round(startX)},${round(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [from, to] = [at(index), at(index + 1)];
    const [out, into] = [tangent(index), tangent(closed ? (index + 1) % count : index + 1)];
    path += `C${round(from[0] + out[0])},${round(from[1] + out[1])} ${round(to[0] - into[0])},${round(to[1] - into[1])} ${round(to[0])},${round(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** The outline of a limb: a smooth line through the points, each with half its width there. */
export function taper(points: readonly (readonly [x: number, y: number, half: number])[]): string {
  const sides = points.map(([x, y, half], index): readonly [Point, Point] => {
    const [fromX, fromY] = points[Math.max(index - 1, 0)] ?? [x, y];
    const [toX, toY] = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
    const run = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [normalX, normalY] = [-(toY - fromY) / run, (toX - fromX) / run];
    return [
      [x + normalX * half, y + normalY * half],
      [x - normalX * half, y - normalY * half],
    ];
  });
  return through([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()]);
}

/** Numbers in [0, 1) that are the same on every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Stroke {
  readonly width: number;
  readonly opacity?: number;
}

export interface Fill {
  readonly opacity?: number;
  readonly blur?: number;
  readonly clip?: string;
  /** A CSS blend mode. */
  readonly blend?: 'multiply' | 'screen' | 'soft-light' | 'overlay';
}

export class Sheet {
  readonly width: number;
  readonly height: number;
  private readonly definitions = new Map<string, string>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  private define(markup: (id: string) => string): string {
    const key = markup('');
    const known = this.definitions.get(key);
    if (known !== undefined) return `url(#${known.slice(0, known.indexOf('|'))})`;
    const id = `d${this.definitions.size}`;
    this.definitions.set(key, `${id}|${markup(id)}`);
    return `url(#${id})`;
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  }

  /** A straight gradient over the shape it fills; `along` is x1, y1, x2, y2 in parts of the shape. */
  linear(stops: readonly Stop[], along: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const [x1, y1, x2, y2] = along;
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(stops)}</linearGradient>`,
    );
  }

  radial(stops: readonly Stop[], at: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
    const [cx, cy, r] = at;
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.stops(stops)}</radialGradient>`,
    );
  }

  blur(deviation: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  clip(...paths: readonly string[]): string {
    return this.define(
      (id) => `<clipPath id="${id}">${paths.map((path) => `<path d="${path}"/>`).join('')}</clipPath>`,
    );
  }

  private attributes({ opacity, blur, clip, blend }: Fill): string {
    return [
      opacity === undefined ? '' : ` opacity="${opacity}"`,
      blur === undefined ? '' : ` filter="${this.blur(blur)}"`,
      blend === undefined ? '' : ` style="mix-blend-mode:${blend}"`,
      // The clip goes last: an element's own filter would otherwise be cut hard, which is what is wanted.
      clip === undefined ? '' : ` clip-path="${clip}"`,
    ].join('');
  }

  shape(path: string, fill: string, how: Fill = {}): string {
    return `<path d="${path}" fill="${fill}"${this.attributes(how)}/>`;
  }

  line(path: string, colour: string, { width, opacity }: Stroke, how: Fill = {}): string {
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === undefined ? '' : ` stroke-opacity="${opacity}"`}${this.attributes(how)}/>`;
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, how: Fill = {}): string {
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${this.attributes(how)}/>`;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, how: Fill = {}): string {
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${this.attributes(how)}/>`;
  }

  /** The whole sheet in one colour or gradient. */
  flood(fill: string, how: Fill = {}): string {
    return this.rect(0, 0, this.width, this.height, fill, how);
  }

  group(content: string, transform: string, how: Fill = {}): string {
    return `<g transform="${transform}"${this.attributes(how)}>${content}</g>`;
  }

  toSvg(content: string): string {
    const definitions = [...this.definitions.values()].map((entry) => entry.slice(entry.indexOf('|') + 1));
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${definitions.join('')}</defs>${content}</svg>`;
  }
}
