// Which functions of a service call which: those that no request could evaluate.
import { LIMITS } from '../value/limits.ts';
import type { FunctionEntry } from './names.ts';

/** Each function with those that it calls. */
type CallGraph = ReadonlyMap<FunctionEntry, ReadonlySet<FunctionEntry>>;

/** The functions whose call stack is one function too deep; any with a deeper stack calls one of them. */
export function findTooDeep(calls: CallGraph): FunctionEntry[] {
  const depths = new Map<FunctionEntry, number>();
  const depthOf = (entry: FunctionEntry): number => {
    const known = depths.get(entry);
    if (known !== undefined) return known;
    depths.set(entry, 0);
    let depth = 1;
    for (const callee of calls.get(entry) ?? []) depth = Math.max(depth, 1 + depthOf(callee));
    depths.set(entry, depth);
    return depth;
  };
  // Starts at the last declaration: functions mostly call later ones, so `depthOf` rarely recurses far.
  return [...calls.keys()].reverse().filter((entry) => depthOf(entry) === LIMITS.callDepth.most + 1);
}

/** The functions that call themselves, directly or through others, and those between two such cycles of calls. */
export function findRecursive(calls: CallGraph): FunctionEntry[] {
  // Removes functions that reach no cycle, then those that no cycle reaches.
  const remaining = new Map([...calls].map(([entry, callees]) => [entry, new Set(callees)]));
  prune(remaining);
  const callers = new Map([...remaining.keys()].map((entry) => [entry, new Set<FunctionEntry>()]));
  for (const [entry, callees] of remaining) {
    for (const callee of callees) callers.get(callee)?.add(entry);
  }
  prune(callers);
  return [...callers.keys()];
}

/** Removes nodes without targets until every remaining node has a target. */
function prune(graph: Map<FunctionEntry, Set<FunctionEntry>>): void {
  const sources = new Map<FunctionEntry, FunctionEntry[]>();
  for (const [entry, targets] of graph) {
    for (const target of targets) sources.set(target, [...(sources.get(target) ?? []), entry]);
  }
  const open = [...graph].filter(([, targets]) => targets.size === 0).map(([entry]) => entry);
  for (let entry = open.pop(); entry; entry = open.pop()) {
    graph.delete(entry);
    for (const source of sources.get(entry) ?? []) {
      const targets = graph.get(source);
      if (targets?.delete(entry) && targets.size === 0) open.push(source);
    }
  }
}
