// One token of look-ahead over the lexer, and the error messages that both parsers share.
import type { Span } from './issues.ts';
import { Lexer, RulesSyntaxError, type Token } from './lexer.ts';

type Word = Span & { readonly text: string };

export class TokenReader {
  private readonly lexer: Lexer;
  private token: Token;
  private lastEnd = 0;

  constructor(text: string) {
    this.lexer = new Lexer(text);
    this.token = this.lexer.next();
  }

  get current(): Token {
    return this.token;
  }

  /** The end of the last consumed token. */
  get previousEnd(): number {
    return this.lastEnd;
  }

  advance(): Token {
    const taken = this.token;
    this.lastEnd = taken.end;
    this.token = this.lexer.next();
    return taken;
  }

  /** The text of the current token, for error messages. */
  get text(): string {
    return describe(this.token);
  }

  is(text: string): boolean {
    return (this.token.kind === 'punctuation' || this.token.kind === 'name') && this.token.text === text;
  }

  take(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  expect(text: string): Token {
    if (!this.is(text)) this.fail(`missing '${text}' at '${this.text}'`);
    return this.advance();
  }

  name(): Token & { kind: 'name' } {
    if (this.token.kind !== 'name') this.unexpected();
    return this.advance() as Token & { kind: 'name' };
  }

  unexpected(): never {
    if (this.is('++') || this.is('--')) {
      this.fail('Increment (++) and decrement (--) operators are not supported.');
    }
    this.fail(`Unexpected '${this.text}'.`);
  }

  fail(message: string, at = this.token.start): never {
    throw new RulesSyntaxError(message, at);
  }

  /** Consumes the current `/` and a literal segment right after it; `undefined` if no literal segment follows. */
  pathText(): Word | undefined {
    this.lexer.rewind(this.token.end);
    return this.word(this.lexer.pathText());
  }

  /** Whether the current `/` begins a segment of a path: a text stands right after it, or a capture or an expression. */
  get beginsSegment(): boolean {
    return this.is('/') && this.lexer.beginsSegment(this.token.end);
  }

  /** Consumes the current `service` and the name after it; `undefined` if no name follows. */
  serviceName(): Word | undefined {
    this.lexer.rewind(this.token.end);
    return this.word(this.lexer.serviceName());
  }

  private word(word: Word | undefined): Word | undefined {
    this.lastEnd = word?.end ?? this.token.end;
    this.token = this.lexer.next();
    return word;
  }
}

function describe(token: Token): string {
  switch (token.kind) {
    case 'name':
    case 'punctuation':
      return token.text;
    case 'string':
      return token.value;
    case 'int':
    case 'float':
      return String(token.value);
    case 'bytes':
      return 'bytes';
    case 'end':
      return '<EOF>';
  }
}
