// Splits rules text into tokens on demand: what a `/` means depends on what the parser expects there.
import type { Span } from './issues.ts';

export type Token = Span &
  (
    | { readonly kind: 'name'; readonly text: string }
    | { readonly kind: 'int'; readonly value: bigint }
    | { readonly kind: 'float'; readonly value: number }
    | { readonly kind: 'string'; readonly value: string }
    | { readonly kind: 'bytes'; readonly value: Uint8Array }
    /** Operators and punctuation. */
    | { readonly kind: 'punctuation'; readonly text: string }
    | { readonly kind: 'end' }
  );

export class RulesSyntaxError extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const NAME = /[A-Za-z_][\w$]*|\$[\w$]+/y;
// There are neither exponents nor hexadecimal numbers, and no zero stands before a digit.
const NUMBER = /(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+/y;
const PUNCTUATION = /&&|\|\||==|!=|<=|>=|\*\*|\+\+|--|[{}()[\],;:.?=<>!+\-*/%$]/y;
// A service's name: one word, which may have dots anywhere.
const SERVICE_NAME = /[A-Za-z0-9.-]+/y;
// The text of a path segment: the signs that Google's engine takes in one, or a name in parentheses such as `(default)`.
const PATH_TEXT =
  /\((?:[A-Za-z0-9_@'&*+:~.-]|%[0-9A-Fa-f]{2})+\)|(?:[A-Za-z0-9_@'&*+:~.-]|%[0-9A-Fa-f]{2})+/y;
// The other segments: an expression, or a capture, which no map is.
const SEGMENT = /\$\s*\(|\{\s*[A-Za-z_$][\w$]*\s*(?:=|\})/y;

export class Lexer {
  private readonly text: string;
  private position = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The next token. @throws RulesSyntaxError */
  next(): Token {
    this.skipBlanks();
    const start = this.position;
    const character = this.text[start];
    if (character === undefined) return { kind: 'end', start, end: start };
    if (character === '"' || character === "'") return this.string(start);
    const following = this.text[start + 1];
    if ((character === 'b' || character === 'B') && (following === '"' || following === "'")) {
      this.position++;
      const { value } = this.string(start + 1, true);
      return {
        kind: 'bytes',
        value: Uint8Array.from(Buffer.from(value, 'latin1')),
        start,
        end: this.position,
      };
    }
    const name = this.match(NAME);
    if (name !== undefined) return { kind: 'name', text: name, start, end: this.position };
    const number = this.match(NUMBER);
    if (number !== undefined) return this.number(number, start);
    const punctuation = this.match(PUNCTUATION);
    if (punctuation !== undefined) {
      return { kind: 'punctuation', text: punctuation, start, end: this.position };
    }
    throw new RulesSyntaxError(`token recognition error at: '${characterAt(this.text, start)}'`, start);
  }

  /** Goes back to an offset, to read the text after it as a path segment rather than as tokens. */
  rewind(offset: number): void {
    this.position = offset;
  }

  /** Whether what follows an offset is the rest of a path's segment: a text right there, or `$(` or a capture. */
  beginsSegment(offset: number): boolean {
    const { position } = this;
    this.position = offset;
    const isSegment = this.match(PATH_TEXT) !== undefined || this.matchCapture();
    this.position = position;
    return isSegment;
  }

  private matchCapture(): boolean {
    this.skipBlanks();
    return this.match(SEGMENT) !== undefined;
  }

  /** The literal text of a path segment right at the current offset, if any. */
  pathText(): (Span & { readonly text: string }) | undefined {
    return this.word(PATH_TEXT);
  }

  /** The name of a service at the current offset or after blanks, if any. */
  serviceName(): (Span & { readonly text: string }) | undefined {
    this.skipBlanks();
    return this.word(SERVICE_NAME);
  }

  private word(pattern: RegExp): (Span & { readonly text: string }) | undefined {
    const start = this.position;
    const text = this.match(pattern);
    return text === undefined ? undefined : { text, start, end: this.position };
  }

  private skipBlanks(): void {
    for (;;) {
      const character = this.text[this.position];
      if (character === undefined) return;
      if (character === '/' && this.text[this.position + 1] === '/') {
        const end = this.text.indexOf('\n', this.position);
        this.position = end === -1 ? this.text.length : end;
      } else if (character === '/' && this.text[this.position + 1] === '*') {
        const end = this.text.indexOf('*/', this.position + 2);
        // Without an end it is no comment: the slash begins a path.
        if (end === -1) return;
        this.position = end + 2;
      } else if (/[ \t\r\n\f]/.test(character)) {
        this.position++;
      } else {
        return;
      }
    }
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.position += found.length;
    return found;
  }

  private number(text: string, start: number): Token {
    const span = { start, end: this.position };
    if (text.includes('.')) return { kind: 'float', value: Number(text), ...span };
    const value = BigInt(text);
    // 2^63 itself is kept for the literal -9223372036854775808; the parser refuses it elsewhere.
    if (value > 2n ** 63n) throw new RulesSyntaxError(`Integer literal ${text} is out of range.`, start);
    return { kind: 'int', value, ...span };
  }

  private string(start: number, asBytes = false): Extract<Token, { kind: 'string' }> {
    const quote = this.text[start];
    let value = '';
    let position = start + 1;
    for (;;) {
      const character = this.text[position];
      if (character === undefined || character === '\n') {
        throw new RulesSyntaxError('String literal is not closed.', start);
      }
      if (character === quote) break;
      if (character === '\\') {
        const escape = readEscape(this.text, position, asBytes);
        value += escape.text;
        position = escape.end;
      } else {
        value += asBytes ? Buffer.from(characterAt(this.text, position)).toString('latin1') : character;
        position += asBytes ? characterAt(this.text, position).length : 1;
      }
    }
    this.position = position + 1;
    return { kind: 'string', value, start, end: this.position };
  }
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};
const CODE_POINT = /u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-3][0-7]{2})/y;

function readEscape(text: string, start: number, asBytes: boolean): { text: string; end: number } {
  CODE_POINT.lastIndex = start + 1;
  const [digits, unicode, byte, octal = ''] = CODE_POINT.exec(text) ?? [];
  if (digits !== undefined) {
    if (asBytes && unicode !== undefined) throw new RulesSyntaxError('Invalid bytes literal.', start);
    const hexadecimal = unicode ?? byte;
    const code = hexadecimal === undefined ? parseInt(octal, 8) : parseInt(hexadecimal, 16);
    return { text: String.fromCharCode(code), end: CODE_POINT.lastIndex };
  }
  const escaped = text[start + 1] ?? '';
  const simple = Object.hasOwn(SIMPLE_ESCAPES, escaped) ? SIMPLE_ESCAPES[escaped] : undefined;
  // There is no other escape: a digit in a pattern is `'\\d'`.
  if (simple === undefined) throw new RulesSyntaxError('String literal is not closed.', start);
  return { text: simple, end: start + 2 };
}

function characterAt(text: string, position: number): string {
  return String.fromCodePoint(text.codePointAt(position) ?? 0xfffd);
}
