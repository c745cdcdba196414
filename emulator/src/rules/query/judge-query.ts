import type { QueryRequest, Verdict } from '../engine.ts';
import type { CompiledRuleset } from '../ruleset.ts';
import type { Result } from '../values.ts';
export function judgeQuery(_r: CompiledRuleset, _q: QueryRequest, _d: (value: Result) => void): Verdict {
  return { allowed: false, reason: 'not yet' };
}
