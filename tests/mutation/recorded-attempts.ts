// The matrix's attempts as the rules are asked about them, so that any ruleset can be asked again without an emulator.
import { composeEmulator } from '../../emulator/src/compose.ts';
import type { Expression } from '../../emulator/src/rules/ast.ts';
import { compileRules, newLookupBudget } from '../../emulator/src/rules/compile.ts';
import type {
  DocumentRequest,
  FirestoreRules,
  QueryRequest,
  Verdict,
} from '../../emulator/src/rules/engine.ts';
import type { ExpressionCoverage } from '../../emulator/src/rules/coverage.ts';
import type { CompiledFirestoreRules } from '../../emulator/src/rules/firestore-rules.ts';
import type { DocumentReader } from '../../emulator/src/value/document.ts';
import { ACTORS, EVERYBODY } from '../rules/matrix/actors.ts';
import { COLLECTIONS } from '../rules/matrix/all-collections.ts';
import { rowsOf } from '../rules/matrix/collection.ts';
import { FirestoreProject, type Action } from '../rules/matrix/firestore-rest.ts';

type Question = DocumentRequest | QueryRequest;

export interface Attempt {
  /** Collection, row and actor. */
  readonly name: string;
  readonly questions: readonly Question[];
  /** Whether the matrix expects it to be allowed. */
  readonly isExpected: boolean;
}

const HOST = '127.0.0.1';
const PROJECT = 'demo-rules-mutants';

/** Notes what it is asked, and allows all but the last operation of a commit, so that nothing is written. */
class NotingRules implements FirestoreRules {
  readonly questions: Question[] = [];
  private readonly operations: number;

  constructor(action: Action) {
    this.operations = 'commit' in action ? action.commit.length : 1;
  }

  authorize(question: Question): Verdict {
    const allowed = this.questions.push(question) < this.operations;
    return { allowed, reason: '', cost: { expressions: 0, lookups: 0 }, trace: () => [] };
  }
}

/** The questions of one attempt, with readers of the state at that time in place of those of the running database. */
function settled(questions: readonly Question[], before: DocumentReader): Question[] {
  const written = new Map(
    questions.flatMap((question) =>
      question.kind === 'document' && question.method !== 'get' ? [[question.path.join('/'), question]] : [],
    ),
  );
  const after: DocumentReader = {
    get(path) {
      const question = written.get(path.join('/'));
      if (!question) return before.get(path);
      const { newResource: fields, time } = question;
      return fields && { path, fields, createTime: time, updateTime: time };
    },
  };
  return questions.map((question) =>
    question.kind === 'query'
      ? { ...question, before }
      : { ...question, before, after: question.method === 'get' ? before : after },
  );
}

/** Makes every attempt of the matrix once. */
export async function recordAttempts(): Promise<Attempt[]> {
  const running = await composeEmulator({ host: HOST, port: 0 });
  const { emulator, port } = running;
  const project = new FirestoreProject(PROJECT, {
    host: HOST,
    port,
    stop: () => running.close(),
  });
  const database = emulator.database({ project: PROJECT, database: '(default)' });
  const attempts: Attempt[] = [];
  for (const collection of COLLECTIONS) {
    for (const { name, given, act, may, by = EVERYBODY } of rowsOf(collection)) {
      await project.store(given);
      const before = database.snapshot();
      for (const actor of ACTORS.filter((each) => by.includes(each.name))) {
        const action = act(actor);
        const noting = new NotingRules(action);
        emulator.setRules(PROJECT, noting);
        if ((await project.attempt(actor, action)) === 'allowed') throw new Error(`${name} was not judged.`);
        attempts.push({
          name: `${collection.name}, ${name}, ${actor.name}`,
          questions: settled(noting.questions, before),
          isExpected: may.includes(actor.name),
        });
      }
    }
  }
  await running.close();
  return attempts;
}

function isAllowed(rules: FirestoreRules, { questions }: Attempt): boolean {
  // The operations of a commit share one budget.
  const lookups = newLookupBudget(questions[0]?.lookups.limit ?? 0);
  return questions.every((question) => rules.authorize({ ...question, lookups }).allowed);
}

function compiled(ruleset: string): CompiledFirestoreRules {
  const { rules, issues } = compileRules(ruleset, 'cloud.firestore');
  if (!rules) throw new Error(`The rules do not compile: ${issues[0]?.description ?? ''}`);
  return rules;
}

/** The first attempt that a ruleset answers otherwise than the matrix expects. */
export function surprise(ruleset: string, attempts: readonly Attempt[]): Attempt | undefined {
  const rules = compiled(ruleset);
  return attempts.find((attempt) => isAllowed(rules, attempt) !== attempt.isExpected);
}

/** The attempts that evaluate each expression of a ruleset; what is changed in it alters the answers to no others. */
export class Evaluations {
  /** Smaller expressions first. */
  private readonly watched: readonly {
    readonly expression: Expression;
    readonly attempts: readonly Attempt[];
  }[];

  constructor(ruleset: string, attempts: readonly Attempt[]) {
    const rules = compiled(ruleset);
    const flat = (expressions: readonly ExpressionCoverage[]): ExpressionCoverage[] =>
      expressions.flatMap((each) => [each, ...flat(each.children)]);
    const watched = flat(rules.ruleset.coverage).map((coverage) => ({
      coverage,
      evaluations: 0,
      attempts: [] as Attempt[],
    }));
    for (const attempt of attempts) {
      isAllowed(rules, attempt);
      for (const each of watched) {
        const evaluations = each.coverage.values.reduce((sum, { count }) => sum + count, 0);
        if (evaluations > each.evaluations) each.attempts.push(attempt);
        each.evaluations = evaluations;
      }
    }
    this.watched = watched
      .map(({ coverage: { expression }, attempts: own }) => ({ expression, attempts: own }))
      .sort(({ expression: a }, { expression: b }) => a.end - a.start - (b.end - b.start));
  }

  /** Literals, which coverage does not count, are evaluated with the expression around them. */
  of({ start, end }: Expression): readonly Attempt[] {
    const around = this.watched.find(({ expression }) => expression.start <= start && expression.end >= end);
    if (!around) throw new Error(`No expression is around ${String(start)} to ${String(end)}.`);
    return around.attempts;
  }
}
