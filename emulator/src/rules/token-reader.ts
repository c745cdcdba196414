// One token of look-ahead over the lexer, and the error messages that both parsers share.
import { Lexer, RulesSyntaxError, type Token } from './lexer.ts';

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

  /** Consumes the current `/` and a literal segment after it; `undefined` if no literal segment follows. */
  pathText(): { readonly text: string; readonly start: number; readonly end: number } | undefined {
    this.lexer.rewind(this.token.end);
    const segment = this.lexer.pathText();
    this.lastEnd = segment?.end ?? this.token.end;
    this.token = this.lexer.next();
    return segment;
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
