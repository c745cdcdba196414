import type { Fields, Value } from '../value/value.ts';

/** Whether fields are identical: unlike equality, 1 differs from 1.0 and -0 from 0. */
export function identicalFields(left: Fields, right: Fields): boolean {
  if (left === right) return true;
  if (left.size !== right.size) return false;
  for (const [name, value] of left) {
    const other = right.get(name);
    if (other === undefined || !identical(value, other)) return false;
  }
  return true;
}

function identical(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (left.type !== right.type) return false;
  switch (left.type) {
    case 'null':
      return true;
    case 'double':
      return Object.is(left.value, (right as typeof left).value);
    case 'timestamp': {
      const other = (right as typeof left).value;
      return left.value.seconds === other.seconds && left.value.nanos === other.nanos;
    }
    case 'bytes':
      return Buffer.compare(left.value, (right as typeof left).value) === 0;
    case 'geopoint': {
      const other = right as typeof left;
      return Object.is(left.latitude, other.latitude) && Object.is(left.longitude, other.longitude);
    }
    case 'array': {
      const others = (right as typeof left).values;
      return (
        left.values.length === others.length &&
        left.values.every((value, index) => identical(value, others[index] as Value))
      );
    }
    case 'map':
      return identicalFields(left.fields, (right as typeof left).fields);
    default:
      return left.value === (right as typeof left).value;
  }
}
