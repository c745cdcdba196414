/** A part of the code that guards data, whose mutants are tried by tests of its own. */
export interface Room {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** The least share of mutants that the tests have to notice, in percent: some points below what was measured. */
  readonly least: number;
  /** Whether each test file needs modules of its own, since it replaces some. Loading them again costs half of the time. */
  readonly isolate: boolean;
}

/** Every test imports the domain: its mutants are tried by its own tests, not by everybody's. */
const domain = (folder: string, least: number): Room => ({
  mutate: [`domain/src/${folder}/*.ts`],
  tests: ['domain/src/**/*.test.ts'],
  least,
  isolate: false,
});

export const ROOMS: Readonly<Record<string, Room>> = {
  accounts: domain('accounts', 78),
  notifications: domain('notifications', 90),
  profile: domain('profile', 90),
  site: domain('site', 78),
  values: domain('values', 90),
  views: domain('views', 90),
  requests: {
    mutate: [
      'functions/src/requests/{call-route,caller,client-address,cross-site,http,is-program,language,minute-limit,origin,read-body,route}.ts',
      'functions/src/documents/drawing-limit.ts',
    ],
    tests: ['functions/src/requests/*.test.ts', 'functions/src/documents/drawing-limit.test.ts'],
    least: 85,
    isolate: true,
  },
  saving: {
    mutate: ['web/src/profile-form/{saving,api}/*.ts'],
    tests: ['web/src/profile-form/{saving,api}/**/*.test.ts'],
    least: 90,
    isolate: true,
  },
  pictures: {
    mutate: ['web/src/profile-form/pictures/**/*.ts'],
    tests: ['web/src/profile-form/pictures/**/*.test.ts'],
    least: 87,
    isolate: true,
  },
};
