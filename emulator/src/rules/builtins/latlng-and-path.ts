// Functions and methods of `latlng` (points on the earth), and methods of paths.
import { formatFloat, toText } from '../conversions.ts';
import { parsePath } from '../path-text.ts';
import { type PathPart, RulesError, RulesLatLng, RulesMap, RulesPath, type RulesValue } from '../values.ts';
import { getter, type Methods, type PlainFunctions, wrongArguments } from './method.ts';

/** The earth's mean radius in metres. */
const EARTH_RADIUS = 6_371_010;

export const LATLNG_METHODS: Methods<RulesLatLng> = {
  latitude: getter('latlng.latitude', (point) => point.latitude),
  longitude: getter('latlng.longitude', (point) => point.longitude),
  distance(point, args) {
    const [other] = args;
    if (args.length !== 1 || !(other instanceof RulesLatLng)) {
      return wrongArguments('latlng.distance', args, 'latlng');
    }
    return distance(point, other);
  },
};

export const LATLNG_FUNCTIONS: PlainFunctions = {
  value(args) {
    const [latitude, longitude] = args;
    const areNumbers = args.every((arg) => typeof arg === 'bigint' || typeof arg === 'number');
    if (args.length !== 2 || !areNumbers) return wrongArguments('latlng.value', args, 'float, float');
    const point = new RulesLatLng(Number(latitude), Number(longitude));
    const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
    return isOnEarth ? point : notOnEarth(point);
  },
};

function notOnEarth({ latitude, longitude }: RulesLatLng): RulesError {
  const ranges = 'Latitude should be in [-90,90] range and longitude should be in [-180,180] range.';
  const given = `latitude: ${formatFloat(latitude)}, longitude: ${formatFloat(longitude)}`;
  return new RulesError(`${ranges} ${given}.`);
}

export const PATH_METHODS: Methods<RulesPath> = {
  bind(path, args) {
    const [captures] = args;
    if (args.length !== 1 || !(captures instanceof RulesMap)) return wrongArguments('path.bind', args, 'map');
    const names = path.segments.flatMap((part) => (typeof part === 'string' ? [] : [part.capture]));
    const unknown = captures.keys().find((name) => !names.includes(name));
    if (unknown !== undefined) return new RulesError(`Path has no binding ${unknown}.`);
    const bindings = new Map(path.bindings);
    const segments: PathPart[] = [];
    for (const part of path.segments) {
      const value = typeof part === 'string' ? part : captures.get(part.capture);
      if (typeof part !== 'string' && value !== undefined) bindings.set(part.capture, value);
      const isText = typeof part !== 'string' && part.glob && typeof value === 'string';
      const given = isText ? parsePath(value) : value;
      if (given instanceof RulesError) return given;
      const bound = given === undefined ? [part] : pathParts(given);
      if (bound instanceof RulesError) return bound;
      segments.push(...bound);
    }
    return new RulesPath(segments, bindings);
  },
};

/** Converts a value to path segments: a path to its own, a string or an int to one; returns an error for others. */
export function pathParts(value: RulesValue): readonly PathPart[] | RulesError {
  if (value instanceof RulesPath) return value.segments;
  if (typeof value !== 'string' && typeof value !== 'bigint') {
    if (value === null) return new RulesError('Null value error.');
    return wrongArguments('path', [value], 'string');
  }
  const text = toText(value);
  if (text instanceof RulesError) return text;
  return text === '' ? new RulesError('Path segment is empty.') : [text];
}

/** The great-circle distance between two points in metres. */
function distance(from: RulesLatLng, to: RulesLatLng): number {
  const radians = Math.PI / 180;
  const latitude = ((to.latitude - from.latitude) * radians) / 2;
  const longitude = ((to.longitude - from.longitude) * radians) / 2;
  const haversine =
    Math.sin(latitude) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(longitude) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
