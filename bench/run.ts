// `npm run bench` measures the product on this machine, prints a table for each bench and writes .local/bench.json.
// `-- name name` runs some benches and leaves the last results of the others; `-- --print` measures nothing and prints
// the last results.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { fromRoot } from '../scripts/config/project.ts';
import type { Bench, BenchResult } from './report/result.ts';
import { report, type Results } from './report/print-report.ts';

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  'public-page': async () => (await import('./public-page/measure-public-page.ts')).publicPage,
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).lighthouse,
  'app-size': async () => (await import('./app-size.ts')).appSize,
  view: async () => (await import('./view/measure-actions.ts')).view,
  load: async () => (await import('./load/load.ts')).load,
  waves: async () => (await import('./load/waves.ts')).waves,
  live: async () => (await import('./load/time-to-notification.ts')).live,
  suite: async () => (await import('./suite/measure-suite.ts')).suite,
};

const JSON_FILE = fromRoot('.local/bench.json');
// `parseArgs` refuses flags that it does not know.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // `--last-tests` is read by the bench `suite`.
  options: { print: { type: 'boolean' }, 'last-tests': { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !(name in BENCHES));
if (unknown.length > 0 || (values.print && positionals.length > 0)) {
  console.error(
    `npm run bench -- [--print | name …], where name is one of ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(1);
}
const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);

const results: Record<string, BenchResult & { readonly machine: Results[string]['machine'] }> = existsSync(
  JSON_FILE,
)
  ? (JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Results)
  : {};

if (values.print) console.log(report(results));
for (const [name, load] of Object.entries(BENCHES)) {
  if (values.print || !names.includes(name)) continue;
  console.log(`${name} …`);
  const started = Date.now();
  const result = await (await load())();
  results[name] = {
    ...result,
    machine: {
      node: process.version,
      cores: os.availableParallelism(),
      processor: os.cpus()[0]?.model ?? 'unknown',
      /** The machine's load average over the bench's last minute. */
      load: Number((os.loadavg()[0] ?? 0).toFixed(1)),
      seconds: Math.round((Date.now() - started) / 1000),
    },
  };
  writeFileSync(JSON_FILE, JSON.stringify(results));
  console.log(report({ [name]: results[name] }));
}
