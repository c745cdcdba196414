// `npm run import -- --users file.json --profiles file.json --notifications file.json`: an export of the earlier SQL
// tables into Auth and Firestore (docs/operations.md). Says what it would do; `--apply` does it.
//   --project id     a real project, with application default credentials; without it the local suite
//   --journal file   where the import goes on after an interruption; .local/import-journal.jsonl by default
//   --report file    every row that was not taken as it stood; .local/import-report.jsonl (or .csv) by default
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { KINDS, type Finding } from './import/finding.ts';
import { openJournal } from './import/journal.ts';
import { readRowFile } from './import/read-file.ts';
import { runImport, type ImportResult } from './import/run.ts';
import { fromRoot } from '../scripts/config/project.ts';
import { openTarget, targetOf } from './target.ts';
import { runMain } from '../scripts/processes/run-main.ts';

const csvCell = (value: string | number | null): string => `"${String(value ?? '').replaceAll('"', '""')}"`;

function reportText(path: string, findings: readonly Finding[]): string {
  const sorted = [...findings].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.row - b.row);
  const lines = path.endsWith('.csv')
    ? [
        'kind,row,id,level,reason',
        ...sorted.map(({ kind, row, id, level, reason }) =>
          [kind, row, id, level, reason].map(csvCell).join(','),
        ),
      ]
    : sorted.map((finding) => JSON.stringify(finding));
  return lines.map((line) => `${line}\n`).join('');
}

function printSummary({ summaries, needPassword, foreignPictures }: ImportResult, apply: boolean): void {
  for (const { kind, rows, taken, refused, changed, there } of summaries) {
    console.log(
      `${kind.padEnd(14)}${String(rows)} rows: ${String(taken)} ${apply ? 'written' : 'would be written'}, ${String(refused)} refused, ${String(there)} there already, ${String(changed)} changed on the way`,
    );
  }
  if (needPassword > 0) {
    console.log(
      `${String(needPassword)} accounts have no password that could be taken: their owners reset it.`,
    );
  }
  if (foreignPictures > 0) {
    console.log(
      `${String(foreignPictures)} profiles had pictures outside of Storage, which were left out: see docs/operations.md.`,
    );
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      users: { type: 'string' },
      profiles: { type: 'string' },
      notifications: { type: 'string' },
      project: { type: 'string' },
      apply: { type: 'boolean', default: false },
      journal: { type: 'string', default: fromRoot('.local/import-journal.jsonl') },
      report: { type: 'string', default: fromRoot('.local/import-report.jsonl') },
    },
  });
  const files = Object.fromEntries(
    KINDS.flatMap((kind) => {
      const path = values[kind];
      return path === undefined ? [] : [[kind, readRowFile(path)]];
    }),
  );
  if (Object.keys(files).length === 0) {
    throw new Error('Nothing to import: give --users, --profiles or --notifications with a file.');
  }
  const target = targetOf(values.project);
  const app = await openTarget(target, 'import');
  try {
    const where = target.isLocal ? `the local suite (${target.projectId})` : target.projectId;
    console.log(values.apply ? `Importing into ${where} …` : `Dry run against ${where}: nothing is written.`);
    const result = await runImport({
      files,
      auth: getAuth(app),
      firestore: getFirestore(app),
      apply: values.apply,
      now: Date.now(),
      journal: values.apply ? openJournal(values.journal, target.projectId) : undefined,
      announce: (kind, done, of) => {
        if (process.stdout.isTTY) process.stdout.write(`\r${kind} ${String(done)} of ${String(of)} `);
      },
    });
    if (process.stdout.isTTY) process.stdout.write('\r');
    printSummary(result, values.apply);
    mkdirSync(dirname(values.report), { recursive: true });
    writeFileSync(values.report, reportText(values.report, result.findings));
    console.log(`Every row that was not taken as it stood: ${values.report}`);
    if (!values.apply) console.log('Look at it, then run the same with --apply.');
  } finally {
    await deleteApp(app);
  }
}

await runMain(main);
