// A restored copy beside the live database: of the newest backup on a real project, of an export in the local suite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suiteUrl } from '../../scripts/config/project.ts';
import { listAt, textAt, type GoogleApi } from '../doctor/google-api.ts';

const FIRESTORE = 'https://firestore.googleapis.com/v1';

/** The database that the drill makes, and removes. */
export const DRILL = 'restore-drill';

export interface Restored {
  /** The backup or export that the copy was made of, in words. */
  readonly source: string;
  readonly remove: () => Promise<void>;
}

/** Restores the newest backup. @throws Error when there is none, or with Google's words */
export async function restoreBackup(api: GoogleApi, projectId: string, region: string): Promise<Restored> {
  const answer = await api.get(`${FIRESTORE}/projects/${projectId}/locations/${region}/backups`);
  if (answer.kind !== 'found') throw new Error(answer.kind === 'unseen' ? answer.why : 'There is no backup.');
  const newest = listAt(answer.body, 'backups')
    .filter((backup) => textAt(backup, 'state') === 'READY')
    .sort((a, b) => textAt(b, 'snapshotTime').localeCompare(textAt(a, 'snapshotTime')))[0];
  if (newest === undefined)
    throw new Error('There is no backup that is ready: the first comes within a day.');
  await api.change('POST', `${FIRESTORE}/projects/${projectId}/databases:restore`, {
    databaseId: DRILL,
    backup: textAt(newest, 'name'),
  });
  const database = `${FIRESTORE}/projects/${projectId}/databases/${DRILL}`;
  return {
    source: `the backup of ${textAt(newest, 'snapshotTime')}`,
    remove: async () => {
      await api.change('DELETE', database, {});
    },
  };
}

/** The emulator imports an export only into a database of the same name, so the copy is in another project. */
export const DRILL_PROJECT = `demo-${DRILL}`;

/** Exports the local suite's database and imports it into another project's. */
export async function restoreExport(projectId: string): Promise<Restored> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-drill-'));
  const ask = async (method: string, project: string, path: string, body?: object): Promise<void> => {
    const response = await fetch(suiteUrl('firestore', `/emulator/v1/projects/${project}${path}`), {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
  };
  await ask('POST', projectId, ':export', {
    database: `projects/${projectId}/databases/(default)`,
    export_directory: folder,
    export_name: 'drill',
  });
  await ask('POST', DRILL_PROJECT, ':import', {
    database: `projects/${DRILL_PROJECT}/databases/(default)`,
    // Google's emulator takes this file, ours the folder too.
    export_directory: join(folder, 'drill', 'drill.overall_export_metadata'),
  });
  rmSync(folder, { recursive: true });
  return {
    source: 'an export of this moment',
    remove: () => ask('DELETE', DRILL_PROJECT, '/databases/(default)/documents'),
  };
}
