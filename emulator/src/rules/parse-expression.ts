// Parses expressions by recursive descent: one method for each level of precedence, with its grammar above it.
import type { BinaryOperator, Expression, PathSegment } from './ast.ts';
import type { Token } from './lexer.ts';
import { decodeSegment } from './path-text.ts';
import type { TokenReader } from './token-reader.ts';

/** Limits the recursion in this parser and in all functions that walk the syntax tree. */
const MAX_NESTING = 200;

/**
 * How tightly the binary operators bind, as in Google's compiler: `in` and `is` are looser than `==`, although the
 * documentation has them the other way round.
 */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['in', 1],
  ['is', 2],
  ...['==', '!='].map((operator) => [operator, 3] as const),
  ...['<', '<=', '>', '>='].map((operator) => [operator, 4] as const),
  ...['+', '-'].map((operator) => [operator, 5] as const),
  ...['*', '/', '%'].map((operator) => [operator, 6] as const),
]);

export class ExpressionParser {
  private readonly reader: TokenReader;
  private nesting = 0;

  constructor(reader: TokenReader) {
    this.reader = reader;
  }

  // expression = or [ "?" expression ":" expression ]
  expression(): Expression {
    return this.nested(() => {
      const condition = this.or();
      if (!this.reader.take('?')) return condition;
      const yes = this.expression();
      this.reader.expect(':');
      const no = this.expression();
      return { kind: 'ternary', condition, yes, no, start: condition.start, end: no.end };
    });
  }

  // or = and { "||" and }
  private or(): Expression {
    return this.chain('or', '||', () => this.and());
  }

  // and = binary { "&&" binary }
  private and(): Expression {
    return this.chain('and', '&&', () => this.binary(1));
  }

  private chain(kind: 'and' | 'or', operator: string, operand: () => Expression): Expression {
    const first = operand();
    if (!this.reader.is(operator)) return first;
    const operands = [first];
    while (this.reader.take(operator)) operands.push(operand());
    return { kind, operands, start: first.start, end: this.reader.previousEnd };
  }

  // binary = unary { OPERATOR binary | "is" NAME }, where the right side has only operators that bind more tightly
  private binary(loosest: number): Expression {
    let left = this.unary();
    for (let length = 0; ; length++) {
      const token = this.reader.current;
      const isOperator = token.kind === 'punctuation' || token.kind === 'name';
      const level = (isOperator && LEVELS.get(token.text)) || 0;
      if (level < loosest) return left;
      this.reader.advance();
      if (isOperator && token.text === 'is') {
        const type = this.reader.name();
        left = {
          kind: 'is',
          operand: left,
          type: type.text,
          typeAt: type.start,
          start: left.start,
          end: type.end,
        };
      } else {
        const operator = (isOperator ? token.text : '') as BinaryOperator;
        if (operator === '/') this.dividesBy(left, token);
        const right = this.binary(level + 1);
        left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
      }
      // A chain of binary operators makes a tree as deep as the chain is long.
      if (length >= MAX_NESTING) this.tooDeep(token);
    }
  }

  /** @throws RulesSyntaxError where the slash belongs to a path */
  private dividesBy(left: Expression, slash: Token): void {
    const { current } = this.reader;
    // A slash right before a word or a number begins a path, which is no operand here.
    const isPath =
      (current.kind === 'name' && !current.text.startsWith('$')) ||
      current.kind === 'int' ||
      current.kind === 'float';
    if (isPath && current.start === slash.end)
      this.reader.fail(`Unexpected '/${this.reader.text}'.`, slash.start);
    if (left.kind === 'path' && left.groups === undefined && this.reader.is('/'))
      this.reader.fail("Forward slash '/' found where identifier or binding expected.", slash.start);
  }

  // unary = { "!" | "-" } postfix
  private unary(): Expression {
    const token = this.reader.current;
    const kind = this.reader.is('!') ? 'not' : this.reader.is('-') ? 'negate' : undefined;
    if (kind === undefined) return this.postfix();
    this.reader.advance();
    return this.nested(() => {
      const number = this.reader.current;
      if (kind === 'negate' && number.kind === 'int' && number.value === 2n ** 63n) {
        this.reader.advance();
        return { kind: 'literal', value: -number.value, start: token.start, end: number.end };
      }
      // No other sign follows a minus.
      if (kind === 'negate' && (this.reader.is('-') || this.reader.is('!'))) this.reader.unexpected();
      const operand = this.unary();
      return { kind, operand, start: token.start, end: operand.end };
    });
  }

  // postfix = primary { "." NAME [ arguments ] | index }
  private postfix(): Expression {
    let object = this.primary();
    for (let length = 0; ; length++) {
      const token = this.reader.current;
      if (this.reader.take('.')) {
        const name = this.reader.name();
        // After these the words of a declaration are expected.
        if (name.text === 'service' || name.text === 'rules_version')
          this.reader.fail(`Unexpected '${name.text}'.`, name.start);
        const at = { name: name.text, nameAt: name.start, start: object.start };
        if (this.reader.is('(')) {
          const args = this.args();
          object = { kind: 'call', receiver: object, args, ...at, end: this.reader.previousEnd };
        } else {
          object = { kind: 'member', object, ...at, end: name.end };
        }
      } else if (this.reader.take('[')) {
        object = this.indexed(object);
      } else {
        return object;
      }
      if (length >= MAX_NESTING) this.tooDeep(token);
    }
  }

  // "[" expression "]" or "[" [ expression ] ":" [ expression ] "]"; a bound that is left out is null.
  private indexed(object: Expression): Expression {
    const from = this.reader.is(':') ? this.absent() : this.expression();
    const isSlice = this.reader.take(':');
    const to = isSlice && !this.reader.is(']') ? this.expression() : this.absent();
    const { end } = this.reader.expect(']');
    const span = { object, start: object.start, end };
    return isSlice ? { kind: 'slice', from, to, ...span } : { kind: 'index', index: from, ...span };
  }

  private absent(): Expression {
    const { start } = this.reader.current;
    return { kind: 'literal', value: null, start, end: start };
  }

  // primary = "(" expression ")" | list | map | path | literal | NAME [ arguments ]
  private primary(): Expression {
    const token = this.reader.current;
    const span = { start: token.start, end: token.end };
    switch (token.kind) {
      case 'int':
        if (token.value === 2n ** 63n) this.reader.fail(`Integer literal ${token.value} is out of range.`);
        break;
      case 'float':
      case 'string':
      case 'bytes':
        break;
      case 'name':
        return this.named();
      case 'punctuation':
        if (token.text === '(') return this.parenthesised();
        if (token.text === '[') return this.list();
        if (token.text === '{') return this.map();
        if (token.text === '/') return this.path();
        return this.reader.unexpected();
      case 'end':
        return this.reader.unexpected();
    }
    this.reader.advance();
    return { kind: 'literal', value: token.value, ...span };
  }

  private named(): Expression {
    const { text, start, end } = this.reader.name();
    if (this.reader.is('(')) {
      const args = this.args();
      const to = this.reader.previousEnd;
      return { kind: 'call', receiver: undefined, name: text, nameAt: start, args, start, end: to };
    }
    if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true', start, end };
    if (text === 'null') return { kind: 'literal', value: null, start, end };
    return { kind: 'variable', name: text, start, end };
  }

  private parenthesised(): Expression {
    this.reader.expect('(');
    const inner = this.expression();
    this.reader.expect(')');
    return { ...inner, groups: (inner.groups ?? 0) + 1 };
  }

  // arguments = "(" [ expression { "," expression } ] ")"
  private args(): Expression[] {
    this.reader.expect('(');
    return this.items(')', () => this.expression());
  }

  // list = "[" [ expression { "," expression } [ "," ] ] "]"
  private list(): Expression {
    const { start } = this.reader.expect('[');
    const elements = this.items(']', () => this.expression());
    return { kind: 'list', elements, start, end: this.reader.previousEnd };
  }

  // map = "{" [ expression ":" expression { "," expression ":" expression } [ "," ] ] "}"
  private map(): Expression {
    const { start } = this.reader.expect('{');
    const entries = this.items('}', () => {
      const key = this.expression();
      this.reader.expect(':');
      return { key, value: this.expression() };
    });
    return { kind: 'map', entries, start, end: this.reader.previousEnd };
  }

  private items<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.reader.is(close)) {
      items.push(item());
      if (!this.reader.take(',')) break;
    }
    this.reader.expect(close);
    return items;
  }

  // path = { "/" ( TEXT | "$(" expression ")" | "{" NAME [ "=*" | "=**" ] "}" ) }
  private path(): Expression {
    const { start } = this.reader.current;
    const segments: PathSegment[] = [];
    do segments.push(this.pathSegment());
    // A slash before anything else divides.
    while (this.reader.beginsSegment);
    return { kind: 'path', segments, start, end: this.reader.previousEnd };
  }

  private pathSegment(): PathSegment {
    const text = this.reader.pathText();
    if (text) return { kind: 'literal', text: decodeSegment(text.text) ?? text.text };
    if (this.reader.take('$')) {
      this.reader.expect('(');
      const value = this.expression();
      this.reader.expect(')');
      return { kind: 'expression', value };
    }
    if (!this.reader.take('{')) return this.reader.unexpected();
    const { text: name, start: nameAt } = this.reader.name();
    const glob = this.reader.take('=') && !this.reader.take('*');
    if (glob) this.reader.expect('**');
    this.reader.expect('}');
    return { kind: 'capture', name, nameAt, glob };
  }

  private nested(parse: () => Expression): Expression {
    if (this.nesting >= MAX_NESTING) this.tooDeep(this.reader.current);
    this.nesting++;
    const expression = parse();
    this.nesting--;
    return expression;
  }

  private tooDeep(token: Token): never {
    this.reader.fail('Expression is nested too deeply.', token.start);
  }
}
