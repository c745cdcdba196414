// Firestore's databases and indexes, security rules, buckets.
import { checkRules } from 'firestore-emulator';
import type { Json } from '../../../tools/doctor/google-api.ts';
import { listAt, textAt } from '../../../tools/doctor/google-api.ts';
import { recordAt } from '../stand-in-project.ts';
import { exists, invalid, notFound, operation, Refusal, type Call, type Service } from '../service.ts';
import { policyVersion } from './accounts.ts';
import { databaseRoutes } from './documents.ts';

const DATABASES = 'https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases';

const databaseName = ({ project, params }: Call): string =>
  `${project.name}/databases/${params['database'] ?? ''}`;
const groupName = (call: Call): string =>
  `${databaseName(call)}/collectionGroups/${call.params['group'] ?? ''}`;

/** Resources whose names begin with `prefix` and whose last collection is `part`. */
const ofKind = ({ project }: Call, prefix: string, part: string): Json[] =>
  [...project.resources]
    .filter(([name]) => name.startsWith(prefix) && name.split('/').at(-2) === part)
    .map(([, resource]) => resource);

/** The fields of an index as Google stores them: it appends the document's name. */
function withName(fields: readonly unknown[]): readonly unknown[] {
  const last = fields.at(-1);
  if (textAt(last, 'fieldPath') === '__name__') return fields;
  return [...fields, { fieldPath: '__name__', order: textAt(last, 'order') || 'ASCENDING' }];
}

let made = 0;

const firestore: Service = {
  host: 'firestore.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/databases/:database',
      permission: 'datastore.databases.getMetadata',
      from: `${DATABASES}/get`,
      answer: (call) => call.project.take(databaseName(call)),
    },
    {
      on: 'PATCH /v1/projects/:project/databases/:database',
      permission: 'datastore.databases.update',
      from: `${DATABASES}/patch`,
      answer: (call) =>
        operation(`${databaseName(call)}/operations/patch`, call.project.put(databaseName(call), call.body)),
    },
    {
      on: 'GET /v1/projects/:project/databases/:database/backupSchedules',
      permission: 'datastore.backupSchedules.list',
      from: `${DATABASES}.backupSchedules/list`,
      answer: (call) => ({ backupSchedules: ofKind(call, databaseName(call), 'backupSchedules') }),
    },
    {
      on: 'POST /v1/projects/:project/databases/:database/backupSchedules',
      permission: 'datastore.backupSchedules.create',
      from: `${DATABASES}.backupSchedules/create`,
      answer: (call) => {
        const kind = 'dailyRecurrence' in call.body ? 'daily' : 'weekly';
        const name = `${databaseName(call)}/backupSchedules/${kind}`;
        // A schedule keeps backups for at most 14 weeks, and a database has one schedule of each kind.
        if (Number.parseInt(textAt(call.body, 'retention'), 10) > 14 * 7 * 86_400)
          throw invalid('retention is longer than 14 weeks.');
        return call.project.add(name, { ...call.body, name });
      },
    },
    {
      on: 'PATCH /v1/projects/:project/databases/:database/backupSchedules/:schedule',
      permission: 'datastore.backupSchedules.update',
      from: `${DATABASES}.backupSchedules/patch`,
      answer: (call) =>
        call.project.put(`${databaseName(call)}/backupSchedules/${call.params['schedule'] ?? ''}`, call.body),
    },
    {
      on: 'GET /v1/projects/:project/databases/:database/collectionGroups/:group/fields/:field',
      permission: 'datastore.indexes.get',
      from: `${DATABASES}.collectionGroups.fields/get`,
      answer: (call) =>
        call.project.take(
          `${groupName(call)}/fields/${call.params['field'] ?? ''}`,
          call.params['field'] ?? '',
        ),
    },
    ...databaseRoutes,
    {
      on: 'POST /v1/projects/:project/databases',
      permission: 'datastore.databases.create',
      from: `${DATABASES}/create`,
      answer: ({ project, query, body }) => {
        const name = `${project.name}/databases/${query.get('databaseId') ?? ''}`;
        if (project.resources.has(name)) throw exists(name);
        const made = project.put(name, { databaseEdition: 'STANDARD', ...body, name });
        return operation(`${name}/operations/create`, made);
      },
    },
    {
      on: 'GET /v1/projects/:project/databases/:database/collectionGroups/:group/indexes',
      permission: 'datastore.indexes.list',
      from: `${DATABASES}.collectionGroups.indexes/list`,
      answer: (call) => ({ indexes: ofKind(call, databaseName(call), 'indexes') }),
    },
    {
      on: 'POST /v1/projects/:project/databases/:database/collectionGroups/:group/indexes',
      permission: 'datastore.indexes.create',
      from: `${DATABASES}.collectionGroups.indexes/create`,
      answer: (call) => {
        made += 1;
        const name = `${groupName(call)}/indexes/index${String(made)}`;
        const fields = withName(listAt(call.body, 'fields'));
        const index = call.project.put(name, { ...call.body, fields, name, state: 'CREATING' });
        const ready = (): void => void call.project.put(name, { state: 'READY' });
        if (call.project.traits.indexDelay === 0) ready();
        else setTimeout(ready, call.project.traits.indexDelay).unref();
        return operation(`${databaseName(call)}/operations/index${String(made)}`, index);
      },
    },
    {
      on: 'DELETE /v1/projects/:project/databases/:database/collectionGroups/:group/indexes/:index',
      permission: 'datastore.indexes.delete',
      from: `${DATABASES}.collectionGroups.indexes/delete`,
      answer: (call) => {
        const name = `${groupName(call)}/indexes/${call.params['index'] ?? ''}`;
        if (!call.project.resources.delete(name)) throw notFound(name);
        return {};
      },
    },
    {
      on: 'GET /v1/projects/:project/databases/:database/collectionGroups/:group/fields',
      permission: 'datastore.indexes.list',
      from: `${DATABASES}.collectionGroups.fields/list`,
      answer: (call) => ({ fields: ofKind(call, databaseName(call), 'fields') }),
    },
    {
      on: 'PATCH /v1/projects/:project/databases/:database/collectionGroups/:group/fields/:field',
      permission: 'datastore.indexes.update',
      from: `${DATABASES}.collectionGroups.fields/patch`,
      answer: (call) => {
        const name = `${groupName(call)}/fields/${call.params['field'] ?? ''}`;
        const ttl = 'ttlConfig' in call.body ? { ttlConfig: { state: 'ACTIVE' } } : {};
        const field = call.project.put(name, { ...call.body, ...ttl, name });
        return operation(`${databaseName(call)}/operations/field`, field);
      },
    },
  ],
};

const RULES = 'https://firebase.google.com/docs/reference/rules/rest/v1/projects';

/** What the compiler says of the files of a ruleset, which name their service. */
const issuesOf = (ruleset: Json) =>
  listAt(ruleset, 'source.files').flatMap((file) => {
    const text = textAt(file, 'content');
    const service = /^\s*service\s+firebase\.storage\b/m.test(text) ? 'firebase.storage' : 'cloud.firestore';
    return checkRules(text, service).map(({ severity, description, line = 0, column = 0 }) => ({
      severity,
      description,
      sourcePosition: { fileName: textAt(file, 'name'), line, column },
    }));
  });

const rules: Service = {
  host: 'firebaserules.googleapis.com',
  routes: [
    {
      on: 'POST /v1/projects/:project:test',
      permission: 'firebaserules.rulesets.test',
      from: `${RULES}/test`,
      answer: ({ body }) => {
        const issues = issuesOf(body);
        // Cases are judged as allowed: the suite's tests judge the same requests by the rules.
        const testResults = listAt(body, 'testSuite.testCases').map(() => ({ state: 'SUCCESS' }));
        return issues.some(({ severity }) => severity === 'ERROR') ? { issues } : { issues, testResults };
      },
    },
    {
      on: 'GET /v1/projects/:project/releases',
      permission: 'firebaserules.releases.list',
      from: `${RULES}.releases/list`,
      answer: (call) => ({
        releases: [...call.project.resources]
          .filter(([name]) => name.startsWith(`${call.project.name}/releases/`))
          .map(([, release]) => release),
      }),
    },
    {
      on: 'GET /v1/projects/:project/releases/:release*',
      permission: 'firebaserules.releases.get',
      from: `${RULES}.releases/get`,
      answer: ({ project, params: { release = '' } }) =>
        project.take(`${project.name}/releases/${release}`, release),
    },
    {
      on: 'POST /v1/projects/:project/releases',
      permission: 'firebaserules.releases.create',
      from: `${RULES}.releases/create`,
      answer: ({ project, body }) => {
        const name = textAt(body, 'name');
        if (project.resources.has(name)) throw exists(name);
        if (!project.resources.has(textAt(body, 'rulesetName'))) throw notFound('The ruleset');
        return project.put(name, { ...body, createTime: new Date().toISOString() });
      },
    },
    {
      on: 'PATCH /v1/projects/:project/releases/:release*',
      permission: 'firebaserules.releases.update',
      from: `${RULES}.releases/patch`,
      answer: ({ project, params: { release = '' }, body }) => {
        const name = `${project.name}/releases/${release}`;
        project.take(name);
        return project.put(name, recordAt(body['release']));
      },
    },
    {
      on: 'POST /v1/projects/:project/rulesets',
      permission: 'firebaserules.rulesets.create',
      from: `${RULES}.rulesets/create`,
      answer: ({ project, body }) => {
        const [error] = issuesOf(body).filter(({ severity }) => severity === 'ERROR');
        if (error) throw invalid(`Compilation error: ${error.description}`);
        made += 1;
        const name = `${project.name}/rulesets/ruleset${String(made)}`;
        return project.put(name, { ...body, name, createTime: new Date().toISOString() });
      },
    },
    {
      on: 'GET /v1/projects/:project/rulesets/:ruleset',
      permission: 'firebaserules.rulesets.get',
      from: `${RULES}.rulesets/get`,
      answer: ({ project, params: { ruleset = '' } }) =>
        project.take(`${project.name}/rulesets/${ruleset}`, ruleset),
    },
    {
      on: 'GET /v1/projects/:project/rulesets',
      permission: 'firebaserules.rulesets.list',
      from: `${RULES}.rulesets/list`,
      answer: ({ project }) => ({ rulesets: project.list(`${project.name}/rulesets/`) }),
    },
  ],
};

/** The name of a project's bucket, the same in Firebase's API and in Cloud Storage's. */
const bucketName = ({ project }: Call): string => `${project.id}.firebasestorage.app`;

const firebaseStorage: Service = {
  host: 'firebasestorage.googleapis.com',
  routes: [
    {
      on: 'GET /v1alpha/projects/:project/defaultBucket',
      permission: 'firebasestorage.defaultBucket.get',
      from: 'https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects/getDefaultBucket',
      answer: (call) => {
        const name = bucketName(call);
        if (!call.project.resources.has(`b/${name}`)) throw notFound('The default bucket');
        return {
          name: `${call.project.name}/defaultBucket`,
          location: 'asia-south1',
          bucket: { name: `${call.project.name}/buckets/${name}` },
        };
      },
    },
    {
      on: 'POST /v1beta/projects/:project/defaultBucket',
      permission: 'firebasestorage.defaultBucket.create',
      from: 'https://firebase.google.com/docs/reference/rest/storage/rest/v1beta/projects.defaultBucket/create',
      answer: (call) => {
        const name = bucketName(call);
        if (call.project.resources.has(`b/${name}`)) throw exists(name);
        call.project.put(`b/${name}`, { name, location: textAt(call.body, 'location') });
        return {
          name: `${call.project.name}/defaultBucket`,
          bucket: { name: `${call.project.name}/buckets/${name}` },
        };
      },
    },
    {
      on: 'GET /v1beta/projects/:project/buckets',
      permission: 'firebasestorage.buckets.list',
      from: 'https://firebase.google.com/docs/reference/rest/storage/rest/v1beta/projects.buckets/list',
      answer: ({ project }) => ({
        buckets: project
          .list('b/')
          .map((bucket) => ({ name: `${project.name}/buckets/${textAt(bucket, 'name')}` })),
      }),
    },
  ],
};

const BUCKETS = 'https://cloud.google.com/storage/docs/json_api/v1/buckets';
const bucket = ({ params }: Call): string => `b/${params['bucket'] ?? ''}`;

/** Cloud Storage answers 412 where the other services answer 409. */
function setBucketPolicy(call: Call): Json {
  try {
    return call.project.setPolicy(bucket(call), call.body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 409) throw error;
    throw new Refusal(412, '', 'At least one of the pre-conditions you specified did not hold.');
  }
}

const storage: Service = {
  host: 'storage.googleapis.com',
  routes: [
    {
      on: 'GET /storage/v1/b/:bucket',
      permission: 'storage.buckets.get',
      from: `${BUCKETS}/get`,
      answer: (call) => call.project.take(bucket(call)),
    },
    {
      on: 'GET /storage/v1/b/:bucket/iam',
      permission: 'storage.buckets.getIamPolicy',
      from: `${BUCKETS}/getIamPolicy`,
      answer: (call) => call.project.policyAnswer(bucket(call), policyVersion(call)),
    },
    {
      on: 'PUT /storage/v1/b/:bucket/iam',
      permission: 'storage.buckets.setIamPolicy',
      from: `${BUCKETS}/setIamPolicy`,
      answer: setBucketPolicy,
    },
    {
      on: 'PATCH /storage/v1/b/:bucket',
      permission: 'storage.buckets.update',
      from: `${BUCKETS}/patch`,
      answer: (call) => {
        call.project.take(bucket(call));
        return call.project.put(bucket(call), call.body);
      },
    },
    {
      on: 'POST /storage/v1/b',
      permission: 'storage.buckets.create',
      from: `${BUCKETS}/insert`,
      answer: ({ project, body }) => {
        const name = textAt(body, 'name');
        return project.add(`b/${name}`, body, name);
      },
    },
    {
      on: 'GET /storage/v1/projects/:project/serviceAccount',
      permission: 'resourcemanager.projects.get',
      from: 'https://cloud.google.com/storage/docs/json_api/v1/projects/serviceAccount/get',
      answer: ({ project }) => {
        project.agents.add('storage.googleapis.com');
        return {
          kind: 'storage#serviceAccount',
          email_address: `service-${project.number}@gs-project-accounts.iam.gserviceaccount.com`,
        };
      },
    },
    {
      // The signed address of generateUploadUrl: whoever has it may upload.
      on: 'PUT /:bucket/source.zip',
      permission: undefined,
      from: 'https://cloud.google.com/storage/docs/xml-api/put-object-upload',
      answer: ({ raw }) => {
        if (raw.subarray(0, 2).toString() !== 'PK') throw invalid('The source is no zip file.');
        return {};
      },
    },
  ],
};

export const dataServices: readonly Service[] = [firestore, rules, firebaseStorage, storage];
