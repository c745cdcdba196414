// Runs the same cases through each transport.
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { CallDriver, Driver, Json, JsonDocument, StreamDriver } from './driver.ts';
import { GrpcDriver } from './grpc-driver.ts';
import { RestDriver } from './rest-driver.ts';
import { clear, startTarget, type Target } from './target.ts';
import { WebChannelDriver } from './webchannel-driver.ts';

const DRIVERS = {
  REST: (address: string) => new RestDriver(address),
  gRPC: (address: string) => new GrpcDriver(address),
  'WebChannel (streaming)': (address: string) => new WebChannelDriver(address, 'streaming'),
  'WebChannel (polling)': (address: string) => new WebChannelDriver(address, 'polling'),
} as const;

/** The context of a test case; its getters work inside tests only. */
export interface Bench<D extends Driver> {
  readonly target: Target;
  readonly driver: D;
  /** The full name of a document, or without a path the name of the root, `…/documents`. */
  name(path?: string): string;
  /** Stores documents, bypassing the rules. */
  put(documents: Readonly<Record<string, Json>>): Promise<void>;
  /** The fields of a document, `undefined` if it is missing. */
  fields(path: string): Promise<Json | undefined>;
}

type Options = Parameters<typeof startTarget>[0];

/** Defines a suite for each transport. */
export function onEveryTransport(
  title: string,
  define: (bench: Bench<Driver>) => void,
  options?: Options,
): void {
  for (const [name, make] of Object.entries(DRIVERS))
    suite<Driver>(`${title}: ${name}`, make, define, options);
}

/** Defines a suite for REST and gRPC, which can call every method. */
export function onCallTransports(
  title: string,
  define: (bench: Bench<CallDriver>) => void,
  options?: Options,
): void {
  suite(`${title}: REST`, DRIVERS.REST, define, options);
  suite(`${title}: gRPC`, DRIVERS.gRPC, define, options);
}

/** Defines a suite for gRPC and WebChannel, which have streams. */
export function onStreamTransports(
  title: string,
  define: (bench: Bench<StreamDriver>) => void,
  options?: Options,
): void {
  suite<StreamDriver>(`${title}: gRPC`, DRIVERS.gRPC, define, options);
  suite<StreamDriver>(`${title}: WebChannel (streaming)`, DRIVERS['WebChannel (streaming)'], define, options);
  suite<StreamDriver>(`${title}: WebChannel (polling)`, DRIVERS['WebChannel (polling)'], define, options);
}

function suite<D extends Driver>(
  title: string,
  makeDriver: (address: string) => D,
  define: (bench: Bench<D>) => void,
  options: Options,
): void {
  describe(title, () => {
    let target: Target;
    let driver: D;
    beforeAll(async () => {
      target = await startTarget(options);
      driver = makeDriver(target.address);
    });
    beforeEach(() => clear(target));
    afterAll(async () => {
      driver.close();
      await target.close();
    });
    const name = (path = ''): string => `${target.database}/documents${path && `/${path}`}`;
    define({
      get target() {
        return target;
      },
      get driver() {
        return driver;
      },
      name,
      async put(documents) {
        const writes = Object.entries(documents).map(([path, fields]) => ({
          update: { name: name(path), fields },
        }));
        await new RestDriver(target.address).commit(target.database, writes);
      },
      async fields(path) {
        const [document] = await new RestDriver(target.address).get(target.database, [name(path)]);
        return document && (document.fields ?? {});
      },
    });
  });
}

/** The paths of a query's results, below `documents`. */
export function pathsOf(documents: readonly JsonDocument[]): string[] {
  return documents.map(({ name }) => name.slice(name.indexOf('/documents/') + '/documents/'.length));
}
