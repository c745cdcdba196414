import type fc from 'fast-check';
import type { Answer } from './answer.ts';
import type { Side } from './sides.ts';

/** A difference that is right: production, or the documentation, is with ours. */
export interface RightDifference {
  readonly what: string;
  readonly source: string;
  readonly applies: (question: never, ours: Answer, google: Answer) => boolean;
}

/** A kind of question, asked of both emulators. */
export interface Kind<Question> {
  readonly name: string;
  /** How many questions are asked, unless --runs says otherwise. */
  readonly runs: number;
  readonly arbitrary: fc.Arbitrary<Question>;
  readonly ask: (side: Side, question: Question) => Promise<Answer>;
  readonly rightDifferences: readonly RightDifference[];
  /** The question as a test to paste into tests/conformance; `expected` is Google's answer. */
  readonly asTest: (question: Question, expected: Answer) => string;
}

let projects = 0;

/** A project of its own for a question. */
export function newProject(): string {
  return `demo-compare-${process.pid}-${++projects}`;
}

export function databaseOf(project: string): string {
  return `projects/${project}/databases/(default)`;
}

/** JSON as it stands in a test. */
export function code(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n    ');
}
