// Parses the declarations of a ruleset by recursive descent; the grammar is above each method.
import type {
  AllowDeclaration,
  AllowMethod,
  FunctionDeclaration,
  LetDeclaration,
  MatchDeclaration,
  Name,
  PatternSegment,
  Ruleset,
  ServiceDeclaration,
} from './ast.ts';
import type { IssueList } from './issues.ts';
import { KEYWORDS, SERVICE_NAMES } from './keywords.ts';
import { RulesSyntaxError } from './lexer.ts';
import { ExpressionParser } from './parse-expression.ts';
import { decodeSegment } from './path-text.ts';
import { TokenReader } from './token-reader.ts';

const METHODS: ReadonlySet<string> = new Set<AllowMethod>([
  'get',
  'list',
  'create',
  'update',
  'delete',
  'read',
  'write',
]);
function isMethod(name: string): name is AllowMethod {
  return METHODS.has(name);
}

type Block = Pick<MatchDeclaration, 'functions' | 'matches' | 'allows' | 'end'>;

/** A limit far above the one that check.ts reports; it only keeps the parser itself within its stack. */
const MAX_MATCH_NESTING = 200;

/** Parses a ruleset; a syntax error becomes an issue, and `undefined` is returned. */
export function parseRuleset(text: string, issues: IssueList): Ruleset | undefined {
  try {
    return new Parser(text, issues).ruleset();
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    issues.add('ERROR', error.message, error.at);
    return undefined;
  }
}

class Parser {
  private readonly reader: TokenReader;
  private readonly expressions: ExpressionParser;
  private readonly issues: IssueList;
  private nesting = 0;

  constructor(text: string, issues: IssueList) {
    this.reader = new TokenReader(text);
    this.expressions = new ExpressionParser(this.reader);
    this.issues = issues;
  }

  // ruleset = [ "rules_version" "=" STRING [ ";" ] ] ( service | function ) { service | function }
  ruleset(): Ruleset {
    const hasVersion = this.reader.is('rules_version');
    const version = this.version();
    const functions: FunctionDeclaration[] = [];
    const services: ServiceDeclaration[] = [];
    do {
      if (this.reader.is('function')) functions.push(this.function());
      else if (this.reader.is('service')) services.push(this.service());
      else this.notARuleset(functions.length + services.length === 0, hasVersion);
    } while (this.reader.current.kind !== 'end');
    return { version, functions, services };
  }

  private notARuleset(isFirst: boolean, hasVersion: boolean): never {
    if (!isFirst) this.reader.unexpected();
    const expected = `{'function', 'import', 'service'${hasVersion ? '' : ", 'rules_version'"}}`;
    return this.reader.fail(`mismatched input '${this.reader.text}' expecting ${expected}`);
  }

  private version(): 1 | 2 {
    const { start } = this.reader.current;
    if (!this.reader.take('rules_version')) return 1;
    this.reader.expect('=');
    const token = this.reader.current;
    if (token.kind !== 'string') return this.reader.unexpected();
    this.reader.advance();
    this.reader.take(';');
    if (token.value === '1') return 1;
    if (token.value !== '2') this.issues.add('ERROR', `Unsupported rules version ${token.value}.`, start);
    return 2;
  }

  // service = "service" SERVICE_NAME "{" { match | function } "}"
  private service(): ServiceDeclaration {
    const { start } = this.reader.current;
    const word = this.reader.serviceName();
    if (!word) return this.reader.unexpected();
    const name = word.text;
    if (KEYWORDS.has(name) && !SERVICE_NAMES.has(name))
      this.reader.fail('Cannot use keyword as service name.', word.start);
    const block = this.block();
    const { functions, matches, allows, end } = block;
    const [allow] = allows;
    if (allow) this.reader.fail("Unexpected 'allow'.", allow.start);
    this.notEmpty('service', block);
    return { name, functions, matches, start, end };
  }

  // match = "match" pattern "{" { match | allow | function } "}"
  private match(): MatchDeclaration {
    const { start } = this.reader.expect('match');
    const path = this.pattern();
    const block = this.block();
    this.notEmpty('match', block);
    return { path, start, ...block };
  }

  private notEmpty(kind: string, { functions, matches, allows, end }: Block): void {
    if (functions.length + matches.length + allows.length > 0) return;
    this.issues.add('ERROR', `The '${kind}' body must contain at least one declaration.`, end - 1);
  }

  private block(): Block {
    const functions: FunctionDeclaration[] = [];
    const matches: MatchDeclaration[] = [];
    const allows: AllowDeclaration[] = [];
    this.reader.expect('{');
    if (++this.nesting > MAX_MATCH_NESTING) this.reader.fail('Match statements are nested too deeply.');
    while (!this.reader.is('}')) {
      if (this.reader.is('match')) matches.push(this.match());
      else if (this.reader.is('allow')) allows.push(this.allow());
      else if (this.reader.is('function')) functions.push(this.function());
      else if (this.reader.is('/')) this.reader.fail("Missing 'match' keyword before path.");
      else this.reader.unexpected();
    }
    this.nesting--;
    return { functions, matches, allows, end: this.reader.expect('}').end };
  }

  // pattern = { "/" ( TEXT | "{" NAME [ "=*" | "=**" ] "}" ) }
  private pattern(): PatternSegment[] {
    if (!this.reader.is('/')) this.reader.unexpected();
    const segments: PatternSegment[] = [];
    while (this.reader.is('/')) {
      const text = this.reader.pathText();
      if (text) {
        segments.push({ kind: 'literal', ...text, text: decodeSegment(text.text) ?? text.text });
        continue;
      }
      const { start } = this.reader.current;
      if (!this.reader.take('{')) this.reader.unexpected();
      const { text: name, start: nameAt } = this.reader.name();
      const glob = this.reader.take('=') && !this.reader.take('*');
      if (glob) this.reader.expect('**');
      const { end } = this.reader.expect('}');
      segments.push({ kind: glob ? 'glob' : 'capture', name, nameAt, start, end });
    }
    return segments;
  }

  // allow = "allow" METHOD { "," METHOD } [ ":" "if" expression ] [ ";" ]
  private allow(): AllowDeclaration {
    const { start } = this.reader.expect('allow');
    const methods: AllowMethod[] = [];
    do {
      const { text, start: at } = this.reader.name();
      if (KEYWORDS.has(text)) this.reader.fail("Expected at least one 'operation' after 'allow'.", at);
      if (isMethod(text)) methods.push(text);
      else this.issues.add('WARNING', `Invalid method name: ${text}.`, at);
    } while (this.reader.take(','));
    let condition;
    if (this.reader.take(':')) {
      if (!this.reader.take('if')) this.reader.fail("Missing 'if' before conditional expression.");
      condition = this.expressions.expression();
    }
    this.reader.take(';');
    return { methods, condition, start, end: this.reader.previousEnd };
  }

  // function = "function" NAME "(" [ NAME { "," NAME } ] ")" "{" { let } "return" expression [ ";" ] "}"
  private function(): FunctionDeclaration {
    this.reader.expect('function');
    const name = this.reader.name();
    this.reader.expect('(');
    const parameters: Name[] = [];
    if (!this.reader.is(')')) {
      do {
        const { text, start, end } = this.reader.name();
        parameters.push({ name: text, start, end });
      } while (this.reader.take(','));
    }
    this.reader.expect(')');
    this.reader.expect('{');
    const lets: LetDeclaration[] = [];
    while (this.reader.is('let')) lets.push(this.let());
    this.reader.expect('return');
    const result = this.expressions.expression();
    this.reader.take(';');
    const { end } = this.reader.expect('}');
    return { name: name.text, parameters, lets, result, start: name.start, end };
  }

  // let = "let" NAME "=" expression ";"
  private let(): LetDeclaration {
    this.reader.expect('let');
    const { text, start, end } = this.reader.name();
    this.reader.expect('=');
    const value = this.expressions.expression();
    this.reader.expect(';');
    return { name: text, value, start, end };
  }
}
