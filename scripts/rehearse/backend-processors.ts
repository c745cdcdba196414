// The functions' share of Cloud Run's processors in a region (https://cloud.google.com/run/quotas).
import { endpointsOf, type Backend, type BackendEndpoint } from './backend.ts';

/** The quota of a new project, in processors a region. */
export const NEW_PROJECT_PROCESSORS = 20;

/** A function's processors. firebase-tools resolves 'gcf_gen1' as here: a third for 512 MiB. */
const processorsOf = ({ cpu, availableMemoryMb }: BackendEndpoint): number =>
  cpu === 'gcf_gen1' ? availableMemoryMb / 1536 : cpu;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export interface Processors {
  /** The processors that all functions take at their maximum numbers of instances. */
  readonly atBounds: number;
  /** The processors that a release adds: an instance of each function, beside those that run. */
  readonly started: number;
}

export function processors(backend: Backend): Processors {
  const endpoints = endpointsOf(backend);
  const bound = (endpoint: BackendEndpoint): number => processorsOf(endpoint) * endpoint.maxInstances;
  return {
    atBounds: sum(endpoints.map(bound)),
    started: sum(endpoints.map(processorsOf)),
  };
}
