// `npx tsx bench/lighthouse-of.ts /login /` runs Lighthouse once on each of these routes of the local suite, and prints the
// scores and the audits that score below 1. Two flags apply to all routes of a command: `--signed-in` starts a session,
// `--unlisted` leaves out the audit `is-crawlable`, which pages with `noindex` fail.
import { audit } from './lighthouse/audit.ts';

const words = process.argv.slice(2);
const isSignedIn = words.includes('--signed-in');
const isListed = !words.includes('--unlisted');
const routes = words.filter((word) => !word.startsWith('--')).map((path) => ({ path, isSignedIn, isListed }));

for (const [{ path }, [result]] of await audit(routes, 1)) {
  const { categories, audits } = result ?? { categories: {}, audits: {} };
  console.log(`\n${path}`);
  for (const { title, score } of Object.values(categories)) {
    console.log(`  ${String(Math.round((score ?? 0) * 100)).padStart(3)} ${title}`);
  }
  for (const { id, score, displayValue } of Object.values(audits)) {
    if (score === null || score >= 1) continue;
    console.log(`      ${score.toFixed(2)} ${id}${displayValue === undefined ? '' : `: ${displayValue}`}`);
  }
}
