// The state of the stand-in's one project: resources by name, IAM policies, enabled APIs, billing and quotas.
import { createHash } from 'node:crypto';
import type { Json } from '../../tools/doctor/google-api.ts';
import { listAt, textAt, valueAt } from '../../tools/doctor/google-api.ts';
import { isRecord } from '@marquee/domain/values/record';
import { PERMISSIONS_OF_ROLES } from './roles.ts';
import { exists, invalid, notFound, Refusal } from './service.ts';

export interface Binding {
  readonly role: string;
  readonly members: readonly string[];
  /** Under which the grant holds: never, for the stand-in (https://cloud.google.com/iam/docs/conditions-overview). */
  readonly condition?: Json;
}

export const OWNER = 'user:owner@marquee.example';

export interface ProjectOptions {
  readonly id: string;
  /** Processors of Cloud Run a region: 20 for a new project (https://cloud.google.com/run/quotas). */
  readonly processors?: number;
  /** GiB of memory of Cloud Run a region: 40 for a new project. */
  readonly memory?: number;
  /** Builds at once; no bound unless given. A build past it waits in vain and ends as EXPIRED. */
  readonly builders?: number;
  /** Milliseconds that a build takes. */
  readonly buildTime?: number;
  /** Whether Cloud Build refuses the region, as it does to some new billing accounts. */
  readonly buildsElsewhere?: boolean;
  /** Whether an organisation owns the project: Google's default accounts get no role (organisations since May 2024). */
  readonly isOrganisations?: boolean;
  /** Milliseconds until a long-running operation ends; what it makes is there before. */
  readonly operationTime?: number;
  /** Milliseconds until a new log metric can be alerted on, and until an index is built; minutes at Google. */
  readonly metricDelay?: number;
  readonly indexDelay?: number;
  /** The currency of the billing account. */
  readonly currency?: string;
  /** Whether the billing account that is linked is closed. */
  readonly isAccountClosed?: boolean;
  /** Whether Firebase makes no site by itself. */
  readonly hasNoSite?: boolean;
  /** Whether DNS has no records of domains that send mails. */
  readonly hasNoMailDns?: boolean;
  /** APIs that projects have from the start unless another tool made them, and that this project lacks. */
  readonly lacks?: readonly string[];
  /** Where an emulator of Firestore has the documents, `host:port`; without one there are none. */
  readonly documentsAt?: string;
  /** Answers instead of the stand-in: an error for a request, such as `POST https://…`, else nothing. */
  readonly interfere?: (request: string, project: Project) => Refusal | undefined;
  /** Milliseconds from the first trigger that a new service agent refuses until it may do its work; minutes at Google. */
  readonly agentDelay?: number;
  /**
   * Milliseconds from switching APIs on until the slowest answers, some 40 s at Google; each has its own share of them.
   */
  readonly apiDelay?: number;
  /** Whether the organisation refuses policies with `allUsers` (constraints/iam.allowedPolicyMemberDomains). */
  readonly refusesEverybody?: boolean;
  /** Functions whose first creation fails after the function and its service exist, and with what message. */
  readonly failsLate?: readonly string[];
  readonly lateFailure?: string;
}

type Traits = { -readonly [Name in keyof typeof USUAL]: (typeof USUAL)[Name] } & {
  documentsAt?: string;
  interfere?: ProjectOptions['interfere'];
};

const USUAL = {
  lateFailure: 'Container Healthcheck failed. The revision is not ready and cannot serve traffic.',
  processors: 20,
  memory: 40,
  builders: Infinity,
  buildTime: 0,
  buildsElsewhere: false,
  isOrganisations: false,
  operationTime: 0,
  metricDelay: 0,
  indexDelay: 0,
  currency: 'INR',
  isAccountClosed: false,
  hasNoSite: false,
  hasNoMailDns: false,
  lacks: [] as readonly string[],
  agentDelay: 0,
  apiDelay: 0,
  refusesEverybody: false,
};

/** A member that Google accepts in a policy (https://cloud.google.com/iam/docs/principal-identifiers). */
const MEMBER =
  /^(allUsers|allAuthenticatedUsers|(user|group|serviceAccount):[^@\s]+@[^@\s]+\.[^@\s]+|domain:[^@\s]+|principal(Set)?:\/\/\S+|project(Owner|Editor|Viewer):\S+)$/;

/** Google's own accounts of a project, which are made when they are asked for, and the service that each acts for. */
const SERVICE_AGENTS: Readonly<Record<string, string>> = {
  'gcp-sa-eventarc': 'eventarc.googleapis.com',
  'gcp-sa-pubsub': 'pubsub.googleapis.com',
  'gs-project-accounts': 'storage.googleapis.com',
};

/** A share from a quarter to the whole, always the same for a name. */
const shareOf = (name: string): number => 0.25 + 0.25 * (name.length % 4);

export class Project {
  readonly id: string;
  readonly number = '123456789012';
  /** What the stand-in is like: a test or the rehearsal changes it as time goes by. */
  readonly traits: Traits;
  readonly failsLate: Set<string>;
  /** The configuration of each Cloud Run service's latest revision, by the service's name. */
  readonly configurations = new Map<string, Json>();
  readonly builds: number[] = [];
  private readonly operations = new Map<string, { readonly endsAt: number; readonly ended: Json }>();
  /** Whether a billing account is linked: the Blaze plan. */
  hasBilling = false;
  /** Resources by their full name, such as `projects/p/locations/l/functions/f`. */
  readonly resources = new Map<string, Json>();
  /** Enabled APIs. */
  readonly services = new Set<string>();
  private readonly enabledAt = new Map<string, number>();
  /** IAM policies by the name of their resource; the project's is at `projects/<id>`. */
  readonly policies = new Map<string, readonly Binding[]>();
  /** Data Access logs of the project's policy (https://cloud.google.com/logging/docs/audit/configure-data-access). */
  auditConfigs: readonly Json[] = [];
  /** Payloads of secrets, in base64, by the name of their version. */
  readonly secretValues = new Map<string, string>();
  /** Entries that the tools have written to Cloud Logging. */
  readonly logEntries: Json[] = [];
  /** Services whose service agent exists. */
  readonly agents = new Set<string>();
  private agentAsked: number | undefined;

  constructor(options: ProjectOptions) {
    const { id, failsLate = [], ...traits } = options;
    this.id = id;
    this.traits = { ...USUAL, ...traits };
    this.failsLate = new Set(failsLate);
    this.policies.set(this.name, [{ role: 'roles/owner', members: [OWNER] }]);
  }

  get name(): string {
    return `projects/${this.id}`;
  }

  /** Resources whose names begin with a prefix and have no further segment. */
  list(prefix: string): Json[] {
    return [...this.resources]
      .filter(([name]) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'))
      .map(([, resource]) => resource);
  }

  /** The resource of a name. @throws Refusal 404 */
  take(name: string, shown = name): Json {
    const resource = this.resources.get(name);
    if (resource === undefined) throw notFound(shown);
    return resource;
  }

  /** Stores a new resource and returns it. @throws Refusal 409 when the name is taken */
  add(name: string, resource: Json, shown = name): Json {
    if (this.resources.has(name)) throw exists(shown);
    return this.put(name, resource);
  }

  /** Creates a resource or changes the fields of an existing one; returns it as it is afterwards. */
  put(name: string, change: Json): Json {
    const resource = { ...this.resources.get(name), ...change };
    this.resources.set(name, resource);
    return resource;
  }

  /**
   * Switches an API on. Cloud Run runs on Compute Engine, whose default account comes with it
   * (https://cloud.google.com/iam/docs/service-account-types#default).
   */
  enable(service: string): void {
    if (!this.services.has(service)) this.enabledAt.set(service, Date.now());
    this.services.add(service);
    const name = `${this.name}/serviceAccounts/${this.computeAccount}`;
    if (service !== 'run.googleapis.com' || this.resources.has(name)) return;
    this.put(name, { name, email: this.computeAccount });
    if (!this.traits.isOrganisations)
      this.policies.set(this.name, [
        ...this.policy(this.name),
        { role: 'roles/editor', members: [`serviceAccount:${this.computeAccount}`] },
      ]);
  }

  /** Whether an API is switched on and answers by now. */
  answersFor(service: string): boolean {
    const since = Date.now() - (this.enabledAt.get(service) ?? 0);
    return this.services.has(service) && since >= this.traits.apiDelay * shareOf(service);
  }

  /**
   * Starts a long-running operation, which ends after some time with `ended`: a response, or an error.
   * (https://google.aip.dev/151)
   */
  begin(ended: Json, milliseconds = this.traits.operationTime): Json {
    const name = `${textAt(ended, 'name')}-${String(this.operations.size + 1)}`;
    this.operations.set(name, { endsAt: Date.now() + milliseconds, ended: { ...ended, name } });
    return this.operation(name) ?? {};
  }

  /** How an operation stands; `undefined` for one that is not known. */
  operation(name: string): Json | undefined {
    const known = this.operations.get(name);
    return known === undefined || Date.now() >= known.endsAt ? known?.ended : { name, done: false };
  }

  policy(resource: string): readonly Binding[] {
    return this.policies.get(resource) ?? [];
  }

  /**
   * Stores the policy of a request. @throws Refusal 400 for a member that Google does not know or a policy of the
   * organisation refuses, 409 when somebody else has changed the policy since it was read
   */
  setPolicy(resource: string, policy: unknown): Json {
    const etag = textAt(policy, 'etag');
    if (etag !== '' && etag !== etagOf(this.policy(resource)))
      throw new Refusal(
        409,
        'ABORTED',
        'There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff.',
      );
    const bindings = listAt(policy, 'bindings').map((binding): Binding => {
      const condition = isRecord(binding) ? binding['condition'] : undefined;
      return {
        role: textAt(binding, 'role'),
        members: listAt(binding, 'members').map(String),
        ...(isRecord(condition) && { condition }),
      };
    });
    // Read in a lower version, a policy does not show its conditions, and written back it would lose them.
    const isConditional = [...bindings, ...this.policy(resource)].some(({ condition }) => condition);
    if (isConditional && valueAt(policy, 'version') !== 3)
      throw invalid('A policy with conditions has to be written in version 3.');
    for (const member of bindings.flatMap(({ members }) => members)) {
      const account = /^serviceAccount:(.+)@(.+)\.iam\.gserviceaccount\.com$/.exec(member);
      const isOurs = account?.[2] === this.id;
      if (!MEMBER.test(member)) throw invalid(`Invalid member: ${member}.`);
      if (member === 'allUsers' && this.traits.refusesEverybody)
        throw new Refusal(
          400,
          'FAILED_PRECONDITION',
          'One or more users named in the policy do not belong to a permitted customer,  perhaps due to an organization policy.',
        );
      if (isOurs && !this.resources.has(`${this.name}/serviceAccounts/${member.split(':')[1] ?? ''}`))
        throw invalid(`Service account ${member.split(':')[1] ?? ''} does not exist.`);
      const agentOf = SERVICE_AGENTS[account?.[2] ?? ''];
      if (agentOf !== undefined && !this.agents.has(agentOf))
        throw invalid(`Service account ${member.split(':')[1] ?? ''} does not exist.`);
    }
    this.policies.set(resource, bindings);
    return this.policyAnswer(resource, 3);
  }

  /** A policy as it is read in a version: below 3, conditions are hidden in the role's name. */
  policyAnswer(resource: string, version: number): Json {
    const stored = this.policy(resource);
    const shown = stored.map(({ condition, ...binding }) =>
      condition === undefined || version === 3
        ? { ...binding, ...(condition && { condition }) }
        : { ...binding, role: `${binding.role}_withcond_0123456789abcdef` },
    );
    const isConditional = stored.some(({ condition }) => condition);
    return { version: isConditional && version === 3 ? 3 : 1, etag: etagOf(stored), bindings: shown };
  }

  /** Whether a member holds a permission on the project or on one of its resources. */
  allows(member: string, permission: string, resource = this.name): boolean {
    return [this.name, resource].some((name) =>
      this.policy(name).some(
        ({ role, members, condition }) =>
          condition === undefined &&
          (members.includes(member) || members.includes('allUsers')) &&
          (role === 'roles/owner' || (PERMISSIONS_OF_ROLES[role]?.includes(permission) ?? false)),
      ),
    );
  }

  agentWorks(service: string): boolean {
    if (!this.agents.has(service)) return false;
    this.agentAsked ??= Date.now();
    const { agentDelay } = this.traits;
    return agentDelay === 0 || Date.now() - this.agentAsked >= agentDelay;
  }

  get appAccount(): string {
    return `${this.id}@appspot.gserviceaccount.com`;
  }

  get computeAccount(): string {
    return `${this.number}-compute@developer.gserviceaccount.com`;
  }
}

/** A version tag of a policy (https://cloud.google.com/iam/docs/allow-policies#etag). */
const etagOf = (value: unknown): string => createHash('md5').update(JSON.stringify(value)).digest('base64');

/** The value if it is a record, else an empty record. */
export const recordAt = (value: unknown): Json => (isRecord(value) ? value : {});
