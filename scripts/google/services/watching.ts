// Monitoring of a project: log metrics, alert policies, uptime checks, dashboards, budgets.
import { listAt, textAt, type Json } from '../../../tools/doctor/google-api.ts';
import type { Project } from '../stand-in-project.ts';
import { invalid, notFound, type Call, type Route, type Service } from '../service.ts';

let made = 0;

interface Kind {
  /** `v3/projects/:project/alertPolicies`: the path of the list. */
  readonly path: string;
  readonly permission: string;
  readonly from: string;
  /** Refuses a new or changed resource as Google does. */
  readonly judge?: (call: Call) => void;
}

/** Routes that list, create and change resources which Google names by a number. */
function collection({ path, permission, from, judge }: Kind): Route[] {
  const items = path.split('/').at(-1) ?? '';
  const nameOf = ({ project, params }: Call): string =>
    `${params['account'] === undefined ? project.name : `billingAccounts/${params['account']}`}/${items}`;
  return [
    {
      on: `GET /${path}`,
      permission: `${permission}.list`,
      from: `${from}/list`,
      answer: (call) => ({ [items]: call.project.list(`${nameOf(call)}/`) }),
    },
    {
      on: `POST /${path}`,
      permission: `${permission}.create`,
      from: `${from}/create`,
      answer: (call) => {
        judge?.(call);
        made += 1;
        const name = `${nameOf(call)}/${String(made)}`;
        return call.project.put(name, { ...call.body, name });
      },
    },
    {
      on: `PATCH /${path}/:id`,
      permission: `${permission}.update`,
      from: `${from}/patch`,
      answer: (call) => {
        const name = `${nameOf(call)}/${call.params['id'] ?? ''}`;
        const stored = call.project.take(name);
        judge?.(call);
        // Without a mask the resource is replaced.
        if (call.query.get('updateMask') === null) call.project.resources.delete(name);
        return call.project.put(name, { ...call.body, name: textAt(stored, 'name') });
      },
    },
  ];
}

const MONITORING = 'https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects';

/** When each log metric was made. */
const metricsSince = new WeakMap<Project, Map<string, number>>();

/** Refuses a policy on a log-based metric that does not exist, or that is too new to be seen. */
function judgePolicy({ project, body }: Call): void {
  for (const [, metric = ''] of JSON.stringify(body).matchAll(/logging\.googleapis\.com\/user\/([\w-]+)/g))
    if (
      !project.resources.has(`${project.name}/metrics/${metric}`) ||
      Date.now() - (metricsSince.get(project)?.get(metric) ?? 0) < project.traits.metricDelay
    )
      throw notFound(`Cannot find metric that matches type = "logging.googleapis.com/user/${metric}"`);
}

const monitoring: Service = {
  host: 'monitoring.googleapis.com',
  routes: [
    ...collection({
      path: 'v3/projects/:project/alertPolicies',
      permission: 'monitoring.alertPolicies',
      from: `${MONITORING}.alertPolicies`,
      judge: judgePolicy,
    }),
    ...collection({
      path: 'v3/projects/:project/uptimeCheckConfigs',
      permission: 'monitoring.uptimeCheckConfigs',
      from: `${MONITORING}.uptimeCheckConfigs`,
    }),
    ...collection({
      path: 'v3/projects/:project/notificationChannels',
      permission: 'monitoring.notificationChannels',
      from: `${MONITORING}.notificationChannels`,
    }),
    ...collection({
      path: 'v1/projects/:project/dashboards',
      permission: 'monitoring.dashboards',
      from: 'https://cloud.google.com/monitoring/api/ref_v3/rest/v1/projects.dashboards',
    }),
  ],
};

const LOGS = 'https://cloud.google.com/logging/docs/reference/v2/rest/v2';

/** Every project has this sink, to the global bucket that keeps logs for 30 days. */
const DEFAULT_SINK = {
  name: '_Default',
  destination: 'logging.googleapis.com/projects/p/locations/global/buckets/_Default',
};

const sinkName = ({ project, params }: Call): string => `${project.name}/sinks/${params['sink'] ?? ''}`;

const changeSink = (call: Call): Json =>
  call.project.put(sinkName(call), {
    ...(call.params['sink'] === '_Default' ? DEFAULT_SINK : call.project.take(sinkName(call))),
    ...call.body,
  });

const routing: readonly Route[] = [
  {
    on: 'GET /v2/projects/:project/locations/:location/buckets',
    permission: 'logging.buckets.list',
    from: `${LOGS}/projects.locations.buckets/list`,
    answer: ({ project, params }) => ({
      buckets: project.list(`${project.name}/locations/${params['location'] ?? ''}/buckets/`),
    }),
  },
  {
    on: 'POST /v2/projects/:project/locations/:location/buckets',
    permission: 'logging.buckets.create',
    from: `${LOGS}/projects.locations.buckets/create`,
    answer: ({ project, params, query, body }) => {
      const name = `${project.name}/locations/${params['location'] ?? ''}/buckets/${query.get('bucketId') ?? ''}`;
      return project.add(name, { ...body, name });
    },
  },
  {
    on: 'PATCH /v2/projects/:project/locations/:location/buckets/:bucket',
    permission: 'logging.buckets.update',
    from: `${LOGS}/projects.locations.buckets/patch`,
    answer: ({ project, params, body }) =>
      project.put(
        `${project.name}/locations/${params['location'] ?? ''}/buckets/${params['bucket'] ?? ''}`,
        body,
      ),
  },
  {
    on: 'GET /v2/projects/:project/sinks',
    permission: 'logging.sinks.list',
    from: `${LOGS}/projects.sinks/list`,
    answer: ({ project }) => {
      const stored = project.list(`${project.name}/sinks/`);
      return {
        sinks: stored.some((sink) => textAt(sink, 'name') === '_Default')
          ? stored
          : [DEFAULT_SINK, ...stored],
      };
    },
  },
  {
    on: 'POST /v2/projects/:project/sinks',
    permission: 'logging.sinks.create',
    from: `${LOGS}/projects.sinks/create`,
    answer: ({ project, body }) => project.add(`${project.name}/sinks/${textAt(body, 'name')}`, body),
  },
  {
    on: 'PUT /v2/projects/:project/sinks/:sink',
    permission: 'logging.sinks.update',
    from: `${LOGS}/projects.sinks/update`,
    answer: changeSink,
  },
  {
    on: 'PATCH /v2/projects/:project/sinks/:sink',
    permission: 'logging.sinks.update',
    from: `${LOGS}/projects.sinks/patch`,
    answer: changeSink,
  },
];

const METRICS = 'https://cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics';

const logging: Service = {
  host: 'logging.googleapis.com',
  routes: [
    ...routing,
    {
      on: 'POST /v2/entries:write',
      permission: 'logging.logEntries.create',
      from: `${LOGS}/entries/write`,
      answer: ({ project, body }) => {
        project.logEntries.push(...listAt(body, 'entries').map((entry) => ({ ...body, ...(entry as Json) })));
        return {};
      },
    },
    {
      on: 'GET /v2/projects/:project/metrics',
      permission: 'logging.logMetrics.list',
      from: `${METRICS}/list`,
      answer: ({ project }) => ({ metrics: project.list(`${project.name}/metrics/`) }),
    },
    {
      on: 'POST /v2/projects/:project/metrics',
      permission: 'logging.logMetrics.create',
      from: `${METRICS}/create`,
      answer: ({ project, body }) => {
        const metric = textAt(body, 'name');
        const since = metricsSince.get(project) ?? new Map<string, number>();
        metricsSince.set(project, since.set(metric, Date.now()));
        return project.add(`${project.name}/metrics/${metric}`, body);
      },
    },
    {
      on: 'PUT /v2/projects/:project/metrics/:metric',
      permission: 'logging.logMetrics.update',
      from: `${METRICS}/update`,
      answer: ({ project, params, body }) =>
        project.put(`${project.name}/metrics/${params['metric'] ?? ''}`, body),
    },
  ],
};

const budgets: Service = {
  host: 'billingbudgets.googleapis.com',
  routes: collection({
    path: 'v1/billingAccounts/:account/budgets',
    permission: 'billing.budgets',
    from: 'https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets',
    judge: ({ project, body }) => {
      // Google stores the project's number: a budget sent with the project's id would look changed to setup and doctor.
      if (JSON.stringify(body).includes(`projects/${project.id}`))
        throw invalid('The stand-in takes the number of a project here.');
      const currency = textAt(body, 'amount.specifiedAmount.currencyCode');
      if (currency !== project.traits.currency)
        throw invalid(`The currency of the budget has to be the billing account's, not '${currency}'.`);
    },
  }),
};

export const watchingServices: readonly Service[] = [monitoring, logging, budgets];
