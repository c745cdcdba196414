// `npm run restore-drill -- --project id`: restores the newest backup into a separate database, compares this copy with
// the live database, says how long both took, and removes the copy; --keep leaves it. Without --project the drill uses the
// local suite, and an export in place of a backup.
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { REGION } from '@marquee/domain/site/region';
import { HOUR } from '@marquee/domain/values/time';
import type { Finding } from './doctor/finding.ts';
import { googleApi } from './doctor/google-api.ts';
import { printFindings } from './print.ts';
import { compareDatabases } from './restore/compare.ts';
import { DRILL, DRILL_PROJECT, restoreBackup, restoreExport, type Restored } from './restore/restore.ts';
import { accessToken, openTarget, targetOf, type Target } from './target.ts';

async function restore({ projectId, isLocal }: Target): Promise<Restored> {
  if (isLocal) return restoreExport(projectId);
  // A small database is restored in minutes.
  const api = googleApi({ projectId, token: accessToken, operationTime: HOUR });
  return restoreBackup(api, projectId, REGION);
}

try {
  const { values } = parseArgs({ options: { project: { type: 'string' }, keep: { type: 'boolean' } } });
  const target = targetOf(values.project);
  const app = await openTarget(target, 'restore-drill');
  console.log(`Restoring ${target.projectId} into the database ${DRILL} …`);
  const began = Date.now();
  const { source, remove } = await restore(target);
  const restoredAt = Date.now();
  const copy = target.isLocal
    ? getFirestore(initializeApp({ projectId: DRILL_PROJECT }, DRILL_PROJECT))
    : getFirestore(app, DRILL);
  let findings: Finding[] = [];
  try {
    findings = await compareDatabases(getFirestore(app), copy);
    printFindings(`Restored from ${source}`, findings);
    const seconds = (from: number, to: number): string => `${String(Math.round((to - from) / 100) / 10)} s`;
    console.log(
      `\nRestored in ${seconds(began, restoredAt)}, compared in ${seconds(restoredAt, Date.now())}.`,
    );
  } finally {
    // A copy costs money, and the next drill needs its name.
    if (values.keep === true) console.log(`The database ${DRILL} stays: remove it before the next drill.`);
    else await remove();
  }
  process.exit(findings.some(({ level }) => level === 'missing') ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
