// Checks that failures notify somebody: the project must have the metrics, alerts and uptime checks of operations/.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/config/project.ts';
import { type Check, type CheckTarget, from, type Mend, type Part } from '../doctor/check.ts';
import { missing, ok } from '../doctor/finding.ts';
import { type Json, listAt, textAt } from '../doctor/google-api.ts';
import {
  checkResources,
  isNamed,
  mendResources,
  runSetup,
  type WantedResource,
} from '../doctor/resources.ts';

const MONITORING = 'https://monitoring.googleapis.com';
const LOGGING = 'https://logging.googleapis.com/v2';

const read = (file: string): unknown => JSON.parse(readFileSync(fromRoot('operations', file), 'utf8'));

interface LogAlert {
  readonly name: string;
  /** Messages of structured logs (functions/src/runtime/log.ts); `filter` is for other logs. */
  readonly events?: readonly string[];
  readonly and?: string;
  readonly filter?: string;
  /** What the entries are logged for; functions by default. */
  readonly resource?: 'global';
  readonly moreThan?: number;
  /** Also raised by silence: by no entry at all in `minutes`. At most 1500, the longest that Google looks back. */
  readonly lessThan?: number;
  readonly minutes: number;
}

interface MetricAlert {
  readonly name: string;
  readonly filter: string;
  readonly aligner: string;
  readonly reducer: string;
  readonly moreThan?: number;
  readonly lessThan?: number;
  readonly minutes: number;
}

const LOG_ALERTS = read('alerts.json') as readonly LogAlert[];
const METRIC_ALERTS = read('metric-alerts.json') as readonly MetricAlert[];
const UPTIME = read('uptime.json') as readonly { readonly displayName: string; readonly path: string }[];
const DASHBOARD = read('dashboard.json') as Json;

const metricName = (name: string): string => `marquee-${name}`;

const resourceOf = ({ resource }: LogAlert): string => `resource.type="${resource ?? 'cloud_run_revision'}"`;

function logMetric(projectId: string, alert: LogAlert): WantedResource {
  const { name, events = [], and, filter } = alert;
  const messages = events.map((event) => JSON.stringify(event)).join(' OR ');
  const wanted = {
    name: metricName(name),
    filter: [
      resourceOf(alert),
      filter ?? `jsonPayload.message=(${messages})`,
      ...(and === undefined ? [] : [and]),
    ].join(' AND '),
    metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
  };
  return {
    what: `log metric ${wanted.name}`,
    list: `${LOGGING}/projects/${projectId}/metrics?pageSize=1000`,
    items: 'metrics',
    isIt: isNamed('name', wanted.name),
    wanted,
    create: `${LOGGING}/projects/${projectId}/metrics`,
    update: () => ['PUT', `${LOGGING}/projects/${projectId}/metrics/${wanted.name}`, wanted],
  };
}

/** An alert policy that notifies `channels`; if none are given, the channels are not compared. */
function policy(
  projectId: string,
  name: string,
  condition: Json,
  channels: readonly string[],
): WantedResource {
  const list = `${MONITORING}/v3/projects/${projectId}/alertPolicies`;
  const displayName = `Marquee: ${name}`;
  const wanted = {
    displayName,
    combiner: 'OR',
    enabled: true,
    conditions: [{ displayName: name, conditionThreshold: condition }],
    documentation: { content: 'What to do: docs/operations.md, Watch.', mimeType: 'text/markdown' },
    ...(channels.length > 0 && { notificationChannels: channels }),
  };
  return {
    what: `alert ${name}`,
    list: `${list}?pageSize=500`,
    items: 'alertPolicies',
    isIt: isNamed('displayName', displayName),
    wanted,
    create: list,
    // Without a mask Google replaces the whole policy, which would lose its channels when `channels` is empty.
    update: (item) => [
      'PATCH',
      `${MONITORING}/v3/${textAt(item, 'name')}?updateMask=${Object.keys(wanted).join(',')}`,
      wanted,
    ],
  };
}

const seconds = (minutes: number): string => `${String(minutes * 60)}s`;

/** The comparison of a condition. Google reads missing data as silence only with a duration. */
const comparisonOf = ({ moreThan, lessThan }: Pick<LogAlert, 'moreThan' | 'lessThan'>): Json => ({
  comparison: lessThan === undefined ? 'COMPARISON_GT' : 'COMPARISON_LT',
  thresholdValue: lessThan ?? moreThan ?? 0,
});

const logCondition = (alert: LogAlert): Json => ({
  filter: `${resourceOf(alert)} AND metric.type="logging.googleapis.com/user/${metricName(alert.name)}"`,
  ...comparisonOf(alert),
  ...(alert.lessThan === undefined
    ? { duration: '0s' }
    : { duration: '300s', evaluationMissingData: 'EVALUATION_MISSING_DATA_ACTIVE' }),
  aggregations: [
    {
      alignmentPeriod: seconds(alert.minutes),
      perSeriesAligner: 'ALIGN_DELTA',
      crossSeriesReducer: 'REDUCE_SUM',
    },
  ],
});

const metricCondition = ({ filter, aligner, reducer, minutes, ...alert }: MetricAlert): Json => ({
  filter,
  ...comparisonOf(alert),
  duration: '0s',
  aggregations: [
    { alignmentPeriod: seconds(minutes), perSeriesAligner: aligner, crossSeriesReducer: reducer },
  ],
});

function uptime(
  projectId: string,
  host: string,
  { displayName, path }: (typeof UPTIME)[number],
): WantedResource {
  const list = `${MONITORING}/v3/projects/${projectId}/uptimeCheckConfigs`;
  const wanted = {
    displayName,
    monitoredResource: { type: 'uptime_url', labels: { project_id: projectId, host } },
    httpCheck: { path, port: 443, useSsl: true, validateSsl: true },
    period: '300s',
    timeout: '10s',
  };
  const { monitoredResource: _resource, ...changeable } = wanted;
  return {
    what: `uptime check of ${path}`,
    list: `${list}?pageSize=100`,
    items: 'uptimeCheckConfigs',
    // Google does not let a check's host change: another host gets a check of its own.
    isIt: (item) =>
      isNamed('displayName', displayName)(item) && textAt(item, 'monitoredResource.labels.host') === host,
    wanted,
    create: list,
    update: (item) => [
      'PATCH',
      `${MONITORING}/v3/${textAt(item, 'name')}?updateMask=httpCheck,period,timeout`,
      changeable,
    ],
  };
}

/** Requests to the services, each with a network address, a browser and a path; and who of the operators read data. */
const REQUEST_LOGS =
  '(resource.type="cloud_run_revision" AND log_id("run.googleapis.com/requests")) OR log_id("cloudaudit.googleapis.com/data_access")';

const LOG_BUCKET = 'marquee-requests';

/** As long as India's CERT-In asks for, and as the privacy policy says (web/src/i18n/en/legal.ts). */
const LOG_DAYS = 180;

/** Request logs are kept in a bucket of their own in India, and nowhere else. */
function requestLogs(projectId: string, region: string): WantedResource[] {
  const buckets = `${LOGGING}/projects/${projectId}/locations/${region}/buckets`;
  const sinks = `${LOGGING}/projects/${projectId}/sinks`;
  const bucket = `projects/${projectId}/locations/${region}/buckets/${LOG_BUCKET}`;
  const sink = {
    name: LOG_BUCKET,
    destination: `logging.googleapis.com/${bucket}`,
    filter: REQUEST_LOGS,
  };
  const exclusions = [{ name: LOG_BUCKET, filter: REQUEST_LOGS }];
  return [
    {
      what: `request logs kept for ${String(LOG_DAYS)} days in ${region}`,
      list: buckets,
      items: 'buckets',
      isIt: (item) => textAt(item, 'name').endsWith(`/${LOG_BUCKET}`),
      wanted: { retentionDays: LOG_DAYS },
      create: `${buckets}?bucketId=${LOG_BUCKET}`,
      update: () => [
        'PATCH',
        `${buckets}/${LOG_BUCKET}?updateMask=retentionDays`,
        { retentionDays: LOG_DAYS },
      ],
    },
    {
      what: 'request logs led to their bucket',
      list: sinks,
      items: 'sinks',
      isIt: isNamed('name', LOG_BUCKET),
      wanted: sink,
      update: () => ['PUT', `${sinks}/${LOG_BUCKET}`, sink],
    },
    {
      what: 'request logs left out of the global bucket',
      list: sinks,
      items: 'sinks',
      isIt: isNamed('name', '_Default'),
      wanted: { exclusions },
      update: () => ['PATCH', `${sinks}/_Default?updateMask=exclusions`, { exclusions }],
    },
  ];
}

function dashboard(projectId: string): WantedResource {
  const list = `${MONITORING}/v1/projects/${projectId}/dashboards`;
  return {
    what: 'dashboard of the four signals',
    list: `${list}?pageSize=100`,
    items: 'dashboards',
    isIt: isNamed('displayName', 'Marquee'),
    wanted: DASHBOARD,
    create: list,
    update: (item) => [
      'PATCH',
      `${MONITORING}/v1/${textAt(item, 'name')}`,
      { ...DASHBOARD, etag: textAt(item, 'etag') },
    ],
  };
}

/** All resources of monitoring that operations/ describes; `channels` are the notification channels of the alerts. */
const monitoringResources = (
  { projectId, wanted: { siteOrigin, region } }: Pick<CheckTarget, 'projectId' | 'wanted'>,
  channels: readonly string[] = [],
): WantedResource[] => [
  ...requestLogs(projectId, region),
  ...LOG_ALERTS.map((alert) => logMetric(projectId, alert)),
  ...(siteOrigin === '' ? [] : UPTIME.map((check) => uptime(projectId, new URL(siteOrigin).host, check))),
  ...METRIC_ALERTS.map((alert) => policy(projectId, alert.name, metricCondition(alert), channels)),
  dashboard(projectId),
  // These come last, because Google accepts alerts on a new metric only after some minutes.
  ...LOG_ALERTS.map((alert) => policy(projectId, alert.name, logCondition(alert), channels)),
];

const channelsUrl = (projectId: string): string =>
  `${MONITORING}/v3/projects/${projectId}/notificationChannels`;

/** The names of the channels that alerts go to. */
const channelsOf = (body: Json): string[] =>
  listAt(body, 'notificationChannels').map((channel) => textAt(channel, 'name'));

const checkOperations: Check = async (target) => {
  const { projectId, api } = target;
  const answer = await api.get(channelsUrl(projectId));
  const nobody = missing(
    'alerts reach nobody',
    `Run \`npm run setup -- --project ${projectId} --alerts-to you@example.com\`.`,
    'hand',
  );
  const channels = from('Channels of alerts', answer, nobody, (body) =>
    channelsOf(body).length === 0 ? [nobody] : [ok('alerts reach somebody')],
  );
  const names = answer.kind === 'found' ? channelsOf(answer.body) : [];
  return [
    ...channels,
    ...(await checkResources(api, monitoringResources(target, names), runSetup(projectId))),
  ];
};

const mendOperations: Mend = async (target) => {
  const { projectId, api, options, report } = target;
  const url = channelsUrl(projectId);
  let channels = channelsOf((await api.find(url)) ?? {});
  if (options.alertsTo !== undefined && channels.length === 0) {
    await api.change('POST', url, {
      type: 'email',
      displayName: 'Marquee',
      labels: { email_address: options.alertsTo },
    });
    report(`alerts go to ${options.alertsTo}`);
    channels = channelsOf((await api.find(url)) ?? {});
  }
  await mendResources(target, monitoringResources(target, channels));
};

export const operations: Part = { name: 'Operations', check: checkOperations, mend: mendOperations };
