// Checks the built app against its size budgets; needs only the build. Exits with 1 when a budget is exceeded.
import { appSizes } from './app-size.ts';

let passed = 0;
let failed = 0;
for (const { what, size, budget, unit } of await appSizes()) {
  if (budget === undefined) continue;
  const isOver = size > budget;
  if (isOver) failed += 1;
  else passed += 1;
  console.log(
    `${isOver ? '✗' : '✓'} ${what}: ${size.toFixed(unit === undefined ? 1 : 0)} of ${String(budget)} ${unit ?? 'KB'}`,
  );
}
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
