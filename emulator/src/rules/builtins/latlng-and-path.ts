// Functions and methods of `latlng` (points on the earth), and methods of paths.
import { formatFloat, toText } from '../conversions.ts';
import {
  type PathPart,
  RulesError,
  RulesLatLng,
  RulesMap,
  RulesPath,
  type RulesValue,
  typeName,
} from '../values.ts';
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
    const segments: string[] = [];
    for (const part of path.segments) {
      // A capture without a value is left out of the path.
      const value = typeof part === 'string' ? part : captures.get(part.capture);
      if (value === undefined) continue;
      const isGlob = typeof part !== 'string' && part.glob;
      const given = isGlob ? boundSegments(value) : toText(value);
      if (given === '') return new RulesError('Path segment is empty.');
      if (given instanceof RulesError) return given;
      if (typeof part !== 'string') bindings.set(part.capture, isGlob ? value : (given as string));
      segments.push(...[given].flat());
    }
    return new RulesPath(segments, bindings);
  },
};

/** The segments of a path that a recursive wildcard stands for; an error for other values, and for a path with captures. */
function boundSegments(value: RulesValue): readonly string[] | RulesError {
  if (!(value instanceof RulesPath))
    return new RulesError(`Type error. Received: [${typeName(value)}] Expected: [path].`);
  const unbound = value.segments.find((part) => typeof part !== 'string');
  if (unbound) return new RulesError(`Variable ${unbound.capture} is not bound in path template.`);
  return value.segments.filter((part) => typeof part === 'string');
}

/** What `$(value)` is in a path: a path's own segments, other values as one text. */
export function pathParts(value: RulesValue): readonly PathPart[] | RulesError {
  if (value instanceof RulesPath) return value.segments;
  const text = toText(value);
  return text instanceof RulesError ? text : [text];
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
