// Firebase Hosting: sites, versions, uploads and releases.
import { createHash } from 'node:crypto';
import { listAt, textAt, valueAt } from '../../../tools/doctor/google-api.ts';
import { recordAt } from '../stand-in-project.ts';
import { invalid, type Call, type Route, type Service } from '../service.ts';
import { runServiceName } from './run.ts';

const SITES = 'https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites';

const site = ({ params }: Call): string => `sites/${params['site'] ?? ''}`;

/** Refuses a pinned rewrite to a tag that its service does not have: https://firebase.google.com/docs/hosting/functions#pin */
function checkRewrites({ project, body }: Call): void {
  for (const rewrite of listAt(body, 'config.rewrites')) {
    const run = recordAt(valueAt(rewrite, 'run'));
    const [id, region, tag] = ['serviceId', 'region', 'tag'].map((name) => textAt(run, name));
    if (!id || !region) continue;
    const service = project.resources.get(runServiceName(project, region, id));
    if (service === undefined) throw invalid(`Cloud Run service ${id} does not exist in ${region}.`);
    const tags = listAt(service, 'spec.traffic').map((target) => textAt(target, 'tag'));
    if (tag && !tags.includes(tag)) throw invalid(`Cloud Run service ${id} has no tag ${tag}.`);
  }
}

let made = 0;

const versions: readonly Route[] = [
  {
    on: 'POST /v1beta1/projects/:project/sites/:site/versions',
    permission: 'firebasehosting.sites.update',
    from: `${SITES}.versions/create`,
    answer: (call) => {
      made += 1;
      const name = `${site(call)}/versions/v${String(made).padStart(8, '0')}`;
      return call.project.put(name, { ...call.body, name, status: 'CREATED' });
    },
  },
  {
    on: 'GET /v1beta1/projects/:project/sites/:site/versions',
    permission: 'firebasehosting.sites.get',
    from: `${SITES}.versions/list`,
    answer: (call) => ({ versions: call.project.list(`${site(call)}/versions/`) }),
  },
  {
    on: 'PATCH /v1beta1/projects/:project/sites/:site/versions/:version',
    permission: 'firebasehosting.sites.update',
    from: `${SITES}.versions/patch`,
    answer: (call) => {
      const name = `${site(call)}/versions/${call.params['version'] ?? ''}`;
      call.project.take(name);
      checkRewrites(call);
      return call.project.put(name, { ...call.body, name });
    },
  },
  // The CLI names the project in some requests and not in others.
  ...['', 'projects/:project/'].map((parent) => ({
    on: `POST /v1beta1/${parent}sites/:site/versions/:version:populateFiles`,
    permission: 'firebasehosting.sites.update',
    from: `${SITES}.versions/populateFiles`,
    answer: (call: Call) => {
      const name = `${site(call)}/versions/${call.params['version'] ?? ''}`;
      const hashes = new Set(Object.values(recordAt(call.body['files'])).map(String));
      return {
        uploadUrl: `https://upload-firebasehosting.googleapis.com/upload/${name}/files`,
        uploadRequiredHashes: [...hashes].filter((hash) => !call.project.resources.has(`files/${hash}`)),
      };
    },
  })),
];

const channelName = (call: Call): string => `${site(call)}/channels/${call.params['channel'] ?? ''}`;

const channels: readonly Route[] = [
  {
    on: 'GET /v1beta1/projects/:project/sites/:site/channels/:channel',
    permission: 'firebasehosting.sites.get',
    from: `${SITES}.channels/get`,
    answer: (call) => call.project.take(channelName(call)),
  },
  {
    on: 'POST /v1beta1/projects/:project/sites/:site/channels',
    permission: 'firebasehosting.sites.update',
    from: `${SITES}.channels/create`,
    answer: (call) => {
      const channel = call.query.get('channelId') ?? '';
      const name = `${site(call)}/channels/${channel}`;
      return call.project.put(name, {
        name,
        url: `https://${call.params['site'] ?? ''}--${channel}-stand-in.web.app`,
        expireTime: new Date(Date.now() + 1000 * Number.parseInt(textAt(call.body, 'ttl'), 10)).toISOString(),
      });
    },
  },
  {
    on: 'PATCH /v1beta1/projects/:project/sites/:site/channels/:channel',
    permission: 'firebasehosting.sites.update',
    from: `${SITES}.channels/patch`,
    answer: (call) => call.project.take(channelName(call)),
  },
];

const releases: readonly Route[] = [
  {
    on: 'POST /v1beta1/projects/:project/sites/:site/channels/:channel/releases',
    permission: 'firebasehosting.sites.update',
    from: `${SITES}.channels.releases/create`,
    answer: (call) => {
      const version = call.query.get('versionName') ?? '';
      const before = call.project.resources.get(version.replace(/^projects\/[^/]+\//, ''));
      if (textAt(before, 'status') !== 'FINALIZED') throw invalid(`${version} is not finalized.`);
      made += 1;
      const name = `${site(call)}/releases/${String(made)}`;
      return call.project.put(name, {
        name,
        version: before,
        type: 'DEPLOY',
        releaseTime: new Date().toISOString(),
      });
    },
  },
  {
    on: 'GET /v1beta1/sites/:site/releases',
    permission: 'firebasehosting.sites.get',
    from: `${SITES.replace('projects.', '')}.releases/list`,
    answer: (call) => ({ releases: call.project.list(`${site(call)}/releases/`).toReversed() }),
  },
];

const hosting: Service = {
  host: 'firebasehosting.googleapis.com',
  routes: [
    {
      on: 'GET /v1beta1/projects/:project/sites',
      permission: 'firebasehosting.sites.list',
      from: `${SITES}/list`,
      answer: ({ project }) => ({ sites: project.list('sites/') }),
    },
    {
      on: 'POST /v1beta1/projects/:project/sites',
      permission: 'firebasehosting.sites.create',
      from: `${SITES}/create`,
      answer: ({ project, query }) => {
        const id = query.get('siteId') ?? project.id;
        const name = `${project.name}/sites/${id}`;
        return project.put(`sites/${id}`, {
          name,
          defaultUrl: `https://${id}.web.app`,
          type: 'DEFAULT_SITE',
        });
      },
    },
    {
      on: 'GET /v1beta1/projects/:project/sites/:site',
      permission: 'firebasehosting.sites.get',
      from: `${SITES}/get`,
      answer: (call) => call.project.take(site(call)),
    },
    {
      on: 'POST /v1beta1/projects/:project/sites/:site/customDomains',
      permission: 'firebasehosting.sites.update',
      from: `${SITES}.customDomains/create`,
      answer: (call) => {
        const host = call.query.get('customDomainId') ?? '';
        const name = `${site(call)}/customDomains/${host}`;
        const records = [{ domainName: host, type: 'A', rdata: '199.36.158.100' }];
        call.project.put(name, {
          name: `${call.project.name}/${name}`,
          ownershipState: 'OWNERSHIP_MISSING',
          hostState: 'HOST_UNHOSTED',
          requiredDnsUpdates: { desired: [{ domainName: host, records }] },
        });
        // Not done before the records are set.
        return { name: `${name}/operations/create` };
      },
    },
    {
      on: 'GET /v1beta1/projects/:project/sites/:site/customDomains',
      permission: 'firebasehosting.sites.get',
      from: `${SITES}.customDomains/list`,
      answer: (call) => ({ customDomains: call.project.list(`${site(call)}/customDomains/`) }),
    },
    ...versions,
    ...channels,
    ...releases,
  ],
};

/** Files, each named by the SHA-256 of what is sent. */
const hostingUploads: Service = {
  host: 'upload-firebasehosting.googleapis.com',
  isAlwaysOn: true,
  routes: [
    {
      on: 'POST /upload/sites/:site/versions/:version/files/:hash',
      permission: 'firebasehosting.sites.update',
      from: 'https://firebase.google.com/docs/hosting/api-deploy#upload-files',
      answer: ({ project, params: { hash = '' }, raw }) => {
        const is = createHash('sha256').update(raw).digest('hex');
        if (is !== hash) throw invalid(`The file's hash is ${is}, not ${hash}.`);
        return project.put(`files/${hash}`, { size: raw.length });
      },
    },
  ],
};

export const hostingServices: readonly Service[] = [hosting, hostingUploads];
