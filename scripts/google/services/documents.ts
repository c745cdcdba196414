// Firestore's documents, which an emulator has, and backups, from which a database is restored.
import { isRecord } from '@marquee/domain/values/record';
import { listAt, textAt, type Json } from '../../../tools/doctor/google-api.ts';
import { recordAt, type Project } from '../stand-in-project.ts';
import { exists, notFound, operation, Refusal, type Call, type Route } from '../service.ts';

const FIRESTORE = 'https://cloud.google.com/firestore/docs/reference/rest/v1';

/** Asks the emulator as an administrator; without an emulator there is no document. */
async function askEmulator({ traits }: Project, path: string, body: object): Promise<Json> {
  if (traits.documentsAt === undefined) return {};
  const response = await fetch(`http://${traits.documentsAt}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`The emulator answered ${JSON.stringify(answer)}`);
  // A streamed answer is a list.
  return answer as Json;
}

const readRoute = (verb: 'batchGet' | 'runQuery'): Route => ({
  on: `POST /v1/projects/:project/databases/:database/documents:${verb}`,
  permission: verb === 'batchGet' ? 'datastore.entities.get' : 'datastore.entities.list',
  from: `${FIRESTORE}/projects.databases.documents/${verb}`,
  answer: ({ project, params: { database = '' }, body }) =>
    askEmulator(project, `${project.name}/databases/${database}/documents:${verb}`, body),
});

/** Writes the documents of a backup, by their paths, into a database. */
async function write(project: Project, database: string, documents: Json): Promise<void> {
  const root = `${database}/documents`;
  const writes = Object.entries(documents).map(([path, fields]) => ({
    update: { name: `${root}/${path}`, fields },
  }));
  await askEmulator(project, `${root}:commit`, { writes });
}

/** A backup as Google lists it; its documents are the stand-in's. */
const shown = ({ documents: _documents, ...backup }: Json): Json => backup;

export const databaseRoutes: readonly Route[] = [
  readRoute('runQuery'),
  readRoute('batchGet'),
  {
    on: 'GET /v1/projects/:project/locations/:location/backups',
    permission: 'datastore.backups.list',
    from: `${FIRESTORE}/projects.locations.backups/list`,
    answer: ({ project, params: { location = '' } }) => ({
      backups: project.list(`${project.name}/locations/${location}/backups/`).map(shown),
    }),
  },
  {
    on: 'POST /v1/projects/:project/databases:restore',
    permission: 'datastore.backups.restoreDatabase',
    from: `${FIRESTORE}/projects.databases/restore`,
    answer: async ({ project, body }) => {
      const name = `${project.name}/databases/${textAt(body, 'databaseId')}`;
      const backup = project.resources.get(textAt(body, 'backup'));
      if (backup === undefined) throw notFound(`Backup ${textAt(body, 'backup')}`);
      if (project.resources.has(name)) throw exists(name);
      await write(project, name, recordAt(backup['documents']));
      const made = project.put(name, { name, type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD' });
      return operation(`${name}/operations/restore`, made);
    },
  },
  {
    on: 'DELETE /v1/projects/:project/databases/:database',
    permission: 'datastore.databases.delete',
    from: `${FIRESTORE}/projects.databases/delete`,
    answer: ({ project, params: { database = '' } }) => {
      const name = `${project.name}/databases/${database}`;
      const known = project.take(name);
      if (known['deleteProtectionState'] === 'DELETE_PROTECTION_ENABLED')
        throw new Refusal(
          400,
          'FAILED_PRECONDITION',
          'Database delete protection is enabled. Please disable delete protection and try again.',
        );
      project.resources.delete(name);
      return operation(`${name}/operations/delete`, known);
    },
  },
];

const ACCOUNTS = 'https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts';

/** People's accounts, by `accounts/<uid>`. */
const accountsOf = ({ project }: Call): Json[] => project.list('accounts/').filter(isRecord);

export const accountRoutes: readonly Route[] = [
  {
    on: 'POST /v1/projects/:project/accounts:lookup',
    permission: 'firebaseauth.users.get',
    from: `${ACCOUNTS}/lookup`,
    answer: (call) => {
      const asked = [...listAt(call.body, 'email'), ...listAt(call.body, 'localId')];
      const users = accountsOf(call).filter(({ email, localId }) =>
        [email, localId].some((one) => asked.includes(one)),
      );
      return { kind: 'identitytoolkit#GetAccountInfoResponse', ...(users.length > 0 && { users }) };
    },
  },
  {
    on: 'POST /v1/projects/:project/accounts:update',
    permission: 'firebaseauth.users.update',
    from: `${ACCOUNTS}/update`,
    answer: ({ project, body }) => {
      const name = `accounts/${textAt(body, 'localId')}`;
      project.take(name, 'USER_NOT_FOUND');
      return project.put(name, body);
    },
  },
];
