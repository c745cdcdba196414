// Prints the findings of the doctor and of setup.
import type { Finding } from './doctor/finding.ts';

const SIGNS: Readonly<Record<Finding['level'], string>> = {
  ok: '✓',
  missing: '✗',
  warning: '!',
  unknown: '?',
  reminder: '·',
};

/** Prints a part's findings, each with how to fix it. */
export function printFindings(name: string, findings: readonly Finding[]): void {
  console.log(`\n${name}`);
  for (const { level, what, fix } of findings) {
    console.log(`  ${SIGNS[level]} ${what}${fix === undefined ? '' : `\n      ${fix}`}`);
  }
}
