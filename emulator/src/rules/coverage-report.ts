// Makes the report `:ruleCoverage`, as JSON and as an HTML page: how often each expression took which value.
import { type ExpressionCoverage, type RecordedValue, type ValueCount } from './coverage.ts';
import type { CompiledRuleset } from './ruleset.ts';

/** Compiled rules of Firestore or Storage. */
export interface CompiledRules {
  readonly ruleset: CompiledRuleset;
}

export interface SourcePosition {
  readonly fileName: string;
  /** Counted from 1, like `column`. */
  readonly line: number;
  readonly column: number;
  /** Offsets of the expression's first and last UTF-16 code units. */
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** A value in the notation of the Rules API; `undefined` stands for an evaluation error. */
export type ReportedValue =
  | { readonly nullValue: null }
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly floatValue: number | string }
  | { readonly stringValue: string }
  | { readonly typeName: string }
  | { readonly undefined: { readonly causeMessage: string } };

export interface ExpressionReport {
  readonly sourcePosition: SourcePosition;
  readonly values: readonly { readonly value: ReportedValue; readonly count: number }[];
  readonly children: readonly ExpressionReport[];
}

export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly ExpressionReport[];
}

/** Every expression but literals, with its values since the rules were loaded; no value means never evaluated. */
export function coverageReport({ ruleset }: CompiledRules, fileName = 'firestore.rules'): CoverageReport {
  const report = (coverage: ExpressionCoverage): ExpressionReport => {
    const { start, end } = coverage.expression;
    return {
      sourcePosition: { fileName, ...ruleset.lines.locate(start), currentOffset: start, endOffset: end - 1 },
      values: coverage.values.map(({ value, count }) => ({ value: reported(value), count })),
      children: coverage.children.map(report),
    };
  };
  return {
    rules: { files: [{ name: fileName, content: ruleset.source }] },
    report: ruleset.coverage.map(report),
  };
}

function reported(recorded: RecordedValue): ReportedValue {
  switch (recorded.kind) {
    case 'error':
      return { undefined: { causeMessage: recorded.message } };
    case 'type':
      return { typeName: recorded.type };
    case 'more':
      return { typeName: 'other values' };
    case 'scalar':
  }
  const { value } = recorded;
  if (value === null) return { nullValue: null };
  switch (typeof value) {
    case 'boolean':
      return { boolValue: value };
    case 'bigint':
      return { intValue: String(value) };
    case 'number':
      return { floatValue: Number.isFinite(value) ? value : String(value) };
    default:
      return { stringValue: value };
  }
}

/** The source as an HTML page: expressions with their values; those never evaluated are highlighted. */
export function coverageHtml({ ruleset }: CompiledRules): string {
  const { source } = ruleset;
  let html = '';
  let position = 0;
  const upTo = (offset: number): void => {
    html += escape(source.slice(position, offset));
    position = offset;
  };
  const show = (coverage: ExpressionCoverage): void => {
    const { start, end } = coverage.expression;
    upTo(start);
    html += `<span class="${cssClass(coverage.values)}" title="${escape(title(coverage.values))}">`;
    for (const child of inOrder(coverage.children)) show(child);
    upTo(end);
    html += '</span>';
  };
  for (const coverage of inOrder(ruleset.coverage)) show(coverage);
  upTo(source.length);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Security Rules coverage</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; color: #1b1b1b; background: #fff; }
pre { font: 13px/1.6 ui-monospace, monospace; tab-size: 2; }
.hit { background: #d9f2dd; }
.error { background: #fde8c8; }
.missed { background: #f8d0d0; }
</style>
</head>
<body>
<h1>Security Rules coverage</h1>
<p>Hover over an expression for the values it took.
<span class="hit">Evaluated</span>, <span class="error">failed every time</span>,
<span class="missed">never evaluated</span>.</p>
<pre>${html}</pre>
</body>
</html>
`;
}

function inOrder(coverage: readonly ExpressionCoverage[]): ExpressionCoverage[] {
  return [...coverage].sort((a, b) => a.expression.start - b.expression.start);
}

function cssClass(values: readonly ValueCount[]): string {
  if (values.length === 0) return 'missed';
  return values.every(({ value }) => value.kind === 'error') ? 'error' : 'hit';
}

function title(values: readonly ValueCount[]): string {
  if (values.length === 0) return 'Expression never evaluated';
  return values.map(({ value, count }) => `${describe(value)}: ${count}`).join('\n');
}

function describe(value: RecordedValue): string {
  switch (value.kind) {
    case 'error':
      return `error (${value.message})`;
    case 'type':
      return value.type;
    case 'more':
      return 'other values';
    case 'scalar':
      return typeof value.value === 'string' ? JSON.stringify(value.value) : String(value.value);
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);
}
