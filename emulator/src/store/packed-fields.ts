// Packs a stored document's fields into one string, which takes a quarter of the objects' memory. Reading one field parses
// that field alone; reading all creates the objects, which are cached for recent documents.
import type { Fields, Value } from '../value/value.ts';

/** How many documents' fields are cached as objects. */
const MAX_UNPACKED = 256;

/** The names of a document's or a map's fields, stored once for all documents and maps of a store with the same names. */
interface Shape {
  /** What packed the document, and has its cache and its shapes. */
  readonly packer: FieldPacker;
  readonly names: readonly string[];
  /** The shape's index in the list of shapes; `undefined` when the list is full. */
  readonly number: number | undefined;
}

class PackedFields implements Fields {
  readonly shape: Shape;
  /** The values as JSON, one on each line, in the order of the names. */
  readonly text: string;
  private unpacked: Fields | undefined;

  constructor(shape: Shape, text: string, fields: Fields) {
    this.shape = shape;
    this.text = text;
    this.keep(fields);
  }

  /** Forgets the objects, which are made again when they are read. */
  forget(): void {
    this.unpacked = undefined;
  }

  get size(): number {
    return this.shape.names.length;
  }

  has(name: string): boolean {
    return this.shape.names.includes(name);
  }

  get(name: string): Value | undefined {
    if (this.unpacked) return this.unpacked.get(name);
    const index = this.shape.names.indexOf(name);
    if (index === -1) return undefined;
    let start = 0;
    for (let line = 0; line < index; line++) start = this.text.indexOf('\n', start) + 1;
    const end = this.text.indexOf('\n', start);
    return this.shape.packer.unpack(JSON.parse(this.text.slice(start, end === -1 ? undefined : end)));
  }

  keys(): MapIterator<string> {
    return this.all().keys();
  }

  values(): MapIterator<Value> {
    return this.all().values();
  }

  entries(): MapIterator<[string, Value]> {
    return this.all().entries();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(callback: (value: Value, name: string, fields: Fields) => void): void {
    for (const [name, value] of this.all()) callback(value, name, this);
  }

  private all(): Fields {
    if (this.unpacked) return this.unpacked;
    const fields = new Map<string, Value>();
    if (this.size > 0) {
      const lines = this.text.split('\n');
      for (const [index, name] of this.shape.names.entries()) {
        fields.set(name, this.shape.packer.unpack(JSON.parse(lines[index] as string)));
      }
    }
    this.keep(fields);
    return fields;
  }

  private keep(fields: Fields): void {
    this.unpacked = fields;
    this.shape.packer.note(this);
  }
}

/** The most shapes that are kept: where ids or dates are used as field names, every document would add a shape. */
const MAX_SHAPES = 10_000;

const WIDE = /[\u0100-\uffff]/g;

/** JSON, with wide characters escaped if that is shorter: one wide character makes all characters take two bytes. */
function narrowed(json: string): string {
  const escaped = json.replace(
    WIDE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (escaped.length === json.length || escaped.length >= 2 * json.length) return json;
  // The text is copied, because `replace` returns a string with two bytes per character.
  return Buffer.from(escaped, 'latin1').toString('latin1');
}

type Packed =
  | null
  | boolean
  /** An integer that JSON holds exactly. */
  | number
  | string
  | readonly Packed[]
  /** Any other integer. */
  | { readonly i: string }
  | { readonly d: number | string }
  /** Seconds and nanoseconds of a timestamp. */
  | { readonly t: readonly [seconds: number, nanos: number] }
  /** Bytes in base64. */
  | { readonly b: string }
  /** A reference's name. */
  | { readonly r: string }
  | { readonly g: readonly [latitude: number | string, longitude: number | string] }
  /** A vector's components. */
  | { readonly v: readonly (number | string)[] }
  /** A map: the number of its shape, or its names when the shape has no number; then its values. */
  | { readonly m: readonly [shape: number | readonly string[], ...values: Packed[]] };

/** A double for JSON; NaN, the infinities and -0 become strings, because JSON cannot represent them. */
function packDouble(value: number): number | string {
  if (Number.isFinite(value) && !Object.is(value, -0)) return value;
  return Object.is(value, -0) ? '-0' : String(value);
}

/** Packs the documents of one store; its shapes and its cache of recent documents end with it. */
export class FieldPacker {
  private readonly shapes: Shape[] = [];
  private readonly shapesByNames = new Map<string, Shape>();
  /** A ring buffer of the documents whose fields are cached as objects. */
  private readonly recent: PackedFields[] = [];
  private nextRecent = 0;

  /** Packs the fields of a document; returns fields unchanged that this packer has packed. */
  pack(fields: Fields): Fields {
    if (fields instanceof PackedFields && fields.shape.packer === this) return fields;
    const lines = [...fields.values()].map((value) => JSON.stringify(this.packValue(value)));
    return new PackedFields(this.shapeOf(fields), narrowed(lines.join('\n')), fields);
  }

  /** Notes that a document's fields are cached as objects, and ends the cache of the one noted longest ago. */
  note(fields: PackedFields): void {
    const forgotten = this.recent[this.nextRecent];
    if (forgotten && forgotten !== fields) forgotten.forget();
    this.recent[this.nextRecent] = fields;
    this.nextRecent = (this.nextRecent + 1) % MAX_UNPACKED;
  }

  /** A value from its packed form. */
  unpack(json: unknown): Value {
    const packed = json as Packed;
    if (packed === null) return { type: 'null' };
    switch (typeof packed) {
      case 'boolean':
        return { type: 'boolean', value: packed };
      case 'string':
        return { type: 'string', value: packed };
      case 'number':
        return { type: 'integer', value: BigInt(packed) };
      default:
    }
    if (Array.isArray(packed))
      return { type: 'array', values: (packed as readonly Packed[]).map((element) => this.unpack(element)) };
    if ('m' in packed) {
      const [shape, ...values] = packed.m;
      const names = typeof shape === 'number' ? (this.shapes[shape] as Shape).names : shape;
      return {
        type: 'map',
        fields: new Map(names.map((name, index) => [name, this.unpack(values[index])])),
      };
    }
    if ('t' in packed) {
      const [seconds, nanos] = packed.t;
      return { type: 'timestamp', value: { seconds, nanos } };
    }
    if ('i' in packed) return { type: 'integer', value: BigInt(packed.i) };
    if ('d' in packed) return { type: 'double', value: Number(packed.d) };
    if ('r' in packed) return { type: 'reference', value: packed.r };
    if ('v' in packed) return { type: 'vector', values: packed.v.map(Number) };
    if ('b' in packed) return { type: 'bytes', value: Uint8Array.from(Buffer.from(packed.b, 'base64')) };
    const [latitude, longitude] = (packed as { g: readonly [number | string, number | string] }).g;
    return { type: 'geopoint', latitude: Number(latitude), longitude: Number(longitude) };
  }

  private packValue(value: Value): Packed {
    switch (value.type) {
      case 'null':
        return null;
      case 'boolean':
      case 'string':
        return value.value;
      case 'integer': {
        const number = Number(value.value);
        return Number.isSafeInteger(number) ? number : { i: String(value.value) };
      }
      case 'double':
        return { d: packDouble(value.value) };
      case 'timestamp':
        return { t: [value.value.seconds, value.value.nanos] };
      case 'bytes':
        return { b: Buffer.from(value.value).toString('base64') };
      case 'reference':
        return { r: value.value };
      case 'geopoint':
        return { g: [packDouble(value.latitude), packDouble(value.longitude)] };
      case 'array':
        return value.values.map((element) => this.packValue(element));
      case 'vector':
        return { v: value.values.map(packDouble) };
      case 'map': {
        const { names, number } = this.shapeOf(value.fields);
        return { m: [number ?? names, ...[...value.fields.values()].map((inner) => this.packValue(inner))] };
      }
    }
  }

  private shapeOf(fields: Fields): Shape {
    const names = [...fields.keys()];
    const key = JSON.stringify(names);
    const known = this.shapesByNames.get(key);
    if (known) return known;
    if (this.shapes.length >= MAX_SHAPES) return { packer: this, names, number: undefined };
    const shape = { packer: this, names, number: this.shapes.length };
    this.shapes.push(shape);
    this.shapesByNames.set(key, shape);
    return shape;
  }
}
