// Holds the built app to its size budgets; needs only the build. Ends with 1 when one is broken.
import { appSizes } from './app-size.ts';

let isBroken = false;
for (const { what, size, budget } of await appSizes()) {
  if (budget === undefined) continue;
  const isOver = size > budget;
  isBroken ||= isOver;
  console.log(`${isOver ? '✗' : '✓'} ${what}: ${size.toFixed(1)} of ${String(budget)} KB`);
}
process.exitCode = isBroken ? 1 : 0;
