// Fails a build if a chunk, also one of a dependency, has a top-level await. WebKit may run a module before a
// dependency that waits is ready, when several imports reach that dependency at once (bug 242740 of WebKit).
import { parseSync, Visitor, type Plugin } from 'vite';

/** Whether a module awaits outside of its functions. */
export function awaitsAtTopLevel(code: string): boolean {
  let depth = 0;
  let isFound = false;
  const enter = (): void => {
    depth += 1;
  };
  const leave = (): void => {
    depth -= 1;
  };
  const find = (): void => {
    if (depth === 0) isFound = true;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: find,
    ForOfStatement: (loop) => {
      if (loop.await) find();
    },
    VariableDeclaration: (declaration) => {
      if (declaration.kind === 'await using') find();
    },
  }).visit(parseSync('chunk.js', code).program);
  return isFound;
}

export const refuseTopLevelAwait = (): Plugin => ({
  name: 'marquee:refuse-top-level-await',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const waiting = Object.values(bundle).filter(
      (output) => output.type === 'chunk' && awaitsAtTopLevel(output.code),
    );
    if (waiting.length === 0) return;
    const names = waiting.map(({ fileName }) => fileName).join(', ');
    throw new Error(
      `A module may not await at its top level, as WebKit runs its importers too early: ${names}.`,
    );
  },
});
