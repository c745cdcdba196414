// Open values: of such a value only what a query's filters prove is known, for every document the query could return.
import { valueToRules } from '../convert.ts';
import { holds } from '../operators.ts';
import {
  Constrained,
  type ConstrainedValue,
  looselyEqual,
  order,
  RulesList,
  RulesMap,
  type RulesValue,
  strictlyEqual,
  typeName,
} from '../values.ts';
import type { FieldConstraint } from './normal-form.ts';

type Comparator = '==' | '!=' | '<' | '<=' | '>' | '>=';
type Range = '<' | '<=' | '>' | '>=';

interface Constraint {
  readonly op: Comparator | 'contains';
  readonly value: RulesValue;
}

/** A field or a whole document of which only the constraints of one disjunct are known. */
export class OpenValue implements ConstrainedValue {
  private readonly constraints: Constraint[] = [];
  private readonly children = new Map<string, OpenValue>();

  /** A document as far as the constraints and the order of a query determine it. */
  static document(
    constraints: readonly FieldConstraint[],
    orderedBy: readonly (readonly string[])[],
  ): OpenValue {
    const document = new OpenValue();
    for (const { field, op, value } of constraints) {
      document.at(field).constraints.push({ op, value: valueToRules(value) });
    }
    // A query ordered by a field returns only documents that have this field.
    for (const field of orderedBy) document.at(field);
    return document;
  }

  compare(operator: Comparator, operand: RulesValue): boolean | undefined {
    if (operand instanceof Constrained) return undefined;
    if (operator === '==' || operator === '!=') {
      const equal = this.equals(operand);
      return equal === undefined ? undefined : equal === (operator === '==');
    }
    return firstKnown(this.constraints, (constraint) => impliedOrder(constraint, operator, operand));
  }

  contains(member: RulesValue): boolean | undefined {
    if (member instanceof Constrained) return undefined;
    if (typeof member === 'string' && this.children.has(member)) return true;
    return firstKnown(this.constraints, ({ op, value }) => {
      // As on Google's emulator, a number in a list has the type that the filter gives it.
      if (op === 'contains') {
        return typeName(value) === typeName(member) && isSettledBy(value, member) ? true : undefined;
      }
      if (op !== '==') return undefined;
      if (value instanceof RulesMap) return typeof member === 'string' ? value.has(member) : undefined;
      // The list that a filter requires may be stored with numbers of the other type.
      if (!(value instanceof RulesList) || isNested(member)) return undefined;
      if (value.has(member)) return true;
      return value.toSet().has(member) ? undefined : false;
    });
  }

  isType(type: string): boolean | undefined {
    if (this.children.size > 0) return type === 'map';
    return firstKnown(this.constraints, ({ op, value }) => {
      if (op === 'contains') return type === 'list';
      if (op === '!=') return undefined;
      const name = typeName(value);
      if (name !== 'int' && name !== 'float') return name === type;
      // A filter on a number matches ints and floats alike.
      return type === 'number' ? true : type === 'int' || type === 'float' ? undefined : false;
    });
  }

  member(name: string): RulesValue | undefined {
    const child = this.children.get(name);
    if (child) return child.settled();
    for (const { op, value } of this.constraints) {
      const derived = op === '==' && value instanceof RulesMap ? value.get(name) : undefined;
      if (derived !== undefined) return OpenValue.equalTo(derived).settled();
    }
    return undefined;
  }

  /** The exact value if an equality determines it, else this open value. */
  private settled(): RulesValue {
    const equality = this.constraints.find(({ op, value }) => op === '==' && isExact(value));
    return equality ? equality.value : new Constrained(this);
  }

  private static equalTo(value: RulesValue): OpenValue {
    const open = new OpenValue();
    open.constraints.push({ op: '==', value });
    return open;
  }

  private at(field: readonly string[]): OpenValue {
    const [name, ...rest] = field;
    if (name === undefined) return this;
    let child = this.children.get(name);
    if (!child) this.children.set(name, (child = new OpenValue()));
    return child.at(rest);
  }

  private equals(operand: RulesValue): boolean | undefined {
    if (this.children.size > 0 && !(operand instanceof RulesMap)) return false;
    const bounds = (op: Range): boolean =>
      this.constraints.some((constraint) => constraint.op === op && order(constraint.value, operand) === 0);
    if (bounds('<=') && bounds('>=')) return true;
    return firstKnown(this.constraints, (constraint) => impliedEquality(constraint, operand));
  }
}

function firstKnown(
  constraints: readonly Constraint[],
  imply: (constraint: Constraint) => boolean | undefined,
): boolean | undefined {
  for (const constraint of constraints) {
    const known = imply(constraint);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** What `x == operand` evaluates to; `undefined` if the constraint on x does not decide it. */
function impliedEquality({ op, value }: Constraint, operand: RulesValue): boolean | undefined {
  switch (op) {
    case '==':
      if (isSettledBy(value, operand)) return true;
      // Equality of lists or maps depends on the types of their numbers, which a filter ignores.
      return typeName(value) === typeName(operand) && !isScalar(value) && !isExact(value) ? undefined : false;
    case '!=':
      return looselyEqual(value, operand) ? false : undefined;
    case 'contains':
      // Google's engine compares a list of which it knows one element with lists only.
      if (!(operand instanceof RulesList)) return undefined;
      return isNested(value) || operand.toSet().has(value) ? undefined : false;
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const ordering = order(operand, value);
      // A range filter only matches values of its operand's type.
      if (ordering === undefined) return isRangeType(value) && isScalar(operand) ? false : undefined;
      return Number.isNaN(ordering) || holds(op, ordering) ? undefined : false;
    }
  }
}

/** What `x operator operand` evaluates to; `undefined` if the constraint on x does not decide it. */
function impliedOrder({ op, value }: Constraint, operator: Range, operand: RulesValue): boolean | undefined {
  const ordering = order(value, operand);
  if (ordering === undefined) return undefined;
  if (op === '==') return holds(operator, ordering);
  if (op !== '<' && op !== '<=' && op !== '>' && op !== '>=') return undefined;
  // No order holds between NaN and a number, which a range filter selects.
  if (Number.isNaN(ordering)) return false;
  const isUpper = op === '<' || op === '<=';
  const asksUpper = operator === '<' || operator === '<=';
  // With x below an upper bound, x is also below every operand that is not below that bound; likewise for lower bounds.
  const distance = isUpper ? ordering : -ordering;
  const isStrictBound = op === '<' || op === '>';
  const isStrictQuestion = operator === '<' || operator === '>';
  if (isUpper === asksUpper) {
    const isImplied = distance < 0 || (distance === 0 && (isStrictBound || !isStrictQuestion));
    return isImplied ? true : undefined;
  }
  const isExcluded = distance < 0 || (distance === 0 && (isStrictBound || isStrictQuestion));
  return isExcluded ? false : undefined;
}

/** Whether every stored value that equals `constraint` in Firestore also equals `operand` in a condition. */
function isSettledBy(constraint: RulesValue, operand: RulesValue): boolean {
  if (isScalar(constraint)) return looselyEqual(constraint, operand);
  return isExact(constraint) && strictlyEqual(constraint, operand);
}

function isRangeType(value: RulesValue): boolean {
  return order(value, value) !== undefined;
}

function isNested(value: RulesValue): boolean {
  return !isScalar(value);
}

function isScalar(value: RulesValue): boolean {
  return !(value instanceof RulesList) && !(value instanceof RulesMap);
}

/** Whether a filter `==` determines the exact value: not for numbers, because a filter treats 1 and 1.0 alike. */
function isExact(value: RulesValue): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value === 'bigint') return false;
  if (value instanceof RulesList) return value.values.every(isExact);
  if (value instanceof RulesMap) return value.keys().every((key) => isExact(value.get(key) as RulesValue));
  return true;
}
