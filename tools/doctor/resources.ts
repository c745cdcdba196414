// Resources of a project that files of `operations/` describe: checks whether each is as described, and makes it so.
import type { MendTarget } from './check.ts';
import { missing, ok, unknown, warning, type Finding } from './finding.ts';
import { isRecord } from '@marquee/domain/values/record';
import { listAt, textAt, type Answer, type GoogleReader, type Json } from './google-api.ts';

export interface WantedResource {
  readonly what: string;
  /** The address that lists all resources of the same kind, and the field of the answer that contains them. */
  readonly list: string;
  readonly items: string;
  readonly isIt: (item: Json) => boolean;
  /** The resource's wanted fields; fields that Google adds are left alone. */
  readonly wanted: Json;
  /** The address that creates the resource; `list` by default. */
  readonly create?: string;
  /** The request that changes an existing resource as wanted. */
  readonly update: (item: Json) => readonly ['PATCH' | 'PUT', string, Json];
}

/** Whether a value is the default of its type, which Google leaves out of its answers. */
const isDefault = (value: unknown): boolean =>
  value === undefined || value === 0 || value === false || value === '';

/** Whether a value has all that is wanted. */
function holds(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(value) &&
      value.length === wanted.length &&
      wanted.every((item, index) => holds(value[index], item))
    );
  if (isRecord(wanted))
    return Object.entries(wanted).every(([key, item]) =>
      holds(isRecord(value) ? value[key] : undefined, item),
    );
  return value === wanted || (isDefault(value) && isDefault(wanted));
}

/** Returns a function that requests each list only once. */
function lister(api: Pick<GoogleReader, 'get'>): (url: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (url) => {
    const answer = answers.get(url) ?? api.get(url);
    answers.set(url, answer);
    return answer;
  };
}

type Found =
  | { readonly state: 'unseen'; readonly why: string }
  | { readonly state: 'absent' }
  | { readonly state: 'right' | 'other'; readonly item: Json };

async function find(list: (url: string) => Promise<Answer>, resource: WantedResource): Promise<Found> {
  const answer = await list(resource.list);
  if (answer.kind === 'unseen') return { state: 'unseen', why: answer.why };
  const items = answer.kind === 'found' ? listAt(answer.body, resource.items).filter(isRecord) : [];
  const item = items.find(resource.isIt);
  if (item === undefined) return { state: 'absent' };
  return { state: holds(item, resource.wanted) ? 'right' : 'other', item };
}

/** Compares each resource with what is wanted; returns a finding for each. */
export async function checkResources(
  api: GoogleReader,
  resources: readonly WantedResource[],
  setup: string,
): Promise<Finding[]> {
  const list = lister(api);
  return Promise.all(
    resources.map(async (resource) => {
      const found = await find(list, resource);
      if (found.state === 'unseen') return unknown(`${resource.what}: not seen`, found.why);
      if (found.state === 'right') return ok(resource.what);
      return found.state === 'absent'
        ? missing(`${resource.what}: not there`, setup)
        : warning(`${resource.what}: not as in operations/`, setup);
    }),
  );
}

/** Creates resources that are missing, and changes those that differ. */
export async function mendResources(
  { api, report }: Pick<MendTarget, 'api' | 'report'>,
  resources: readonly WantedResource[],
): Promise<void> {
  const list = lister({
    get: async (url): Promise<Answer> => {
      const body = await api.find(url);
      return body === undefined ? { kind: 'absent' } : { kind: 'found', body };
    },
  });
  for (const resource of resources) {
    const found = await find(list, resource);
    if (found.state === 'absent') {
      await api.change('POST', resource.create ?? resource.list, resource.wanted);
      report(`made: ${resource.what}`);
    }
    if (found.state === 'other') {
      const [method, url, body] = resource.update(found.item);
      await api.change(method, url, body);
      report(`changed: ${resource.what}`);
    }
  }
}

/** The `fix` of findings that setup mends. */
export const runSetup = (projectId: string): string => `Run \`npm run setup -- --project ${projectId}\`.`;

/** An `isIt` that compares an item's `field` with `name`. */
export const isNamed =
  (field: string, name: string) =>
  (item: Json): boolean =>
    textAt(item, field) === name;
