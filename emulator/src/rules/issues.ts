// Collects the issues of a ruleset's text, with their positions.
import type { RulesIssue } from './engine.ts';

/** A stretch of the source, in UTF-16 units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Turns offsets into 1-based lines and columns. */
export class SourceLines {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
  }

  /** The 1-based line and column of an offset. */
  locate(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] as number) + 1 };
  }
}

/** Collects issues and returns them in the official order: by line, column and text, those without a position first. */
export class IssueList {
  private readonly issues: RulesIssue[] = [];
  private readonly lines: SourceLines;

  constructor(lines: SourceLines) {
    this.lines = lines;
  }

  add(severity: RulesIssue['severity'], description: string, at?: number): void {
    this.issues.push(
      at === undefined ? { severity, description } : { severity, description, ...this.lines.locate(at) },
    );
  }

  /** Adds the errors of another list that are not in this one. */
  addErrors(others: IssueList): void {
    const key = ({ line, column, description }: RulesIssue): string =>
      JSON.stringify([line, column, description]);
    const known = new Set(this.issues.map(key));
    this.issues.push(
      ...others.issues.filter((issue) => issue.severity === 'ERROR' && !known.has(key(issue))),
    );
  }

  get hasErrors(): boolean {
    return this.issues.some((issue) => issue.severity === 'ERROR');
  }

  sorted(): RulesIssue[] {
    return [...this.issues].sort(
      (a, b) =>
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        (a.description < b.description ? -1 : Number(a.description > b.description)),
    );
  }
}
