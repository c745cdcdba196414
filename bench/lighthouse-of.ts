// `npx tsx bench/lighthouse-of.ts /login /` runs Lighthouse once on routes of the suite, and prints their scores and the
// audits below 1. For all routes of a command, `--signed-in` starts a session, and `--unlisted` lets them be kept out of
// search engines.
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
