// Known failures of `firebase deploy`: which pass by waiting, and what to do about the others.

export interface KnownFailure {
  /** Matches the output of firebase-tools. */
  readonly pattern: RegExp;
  readonly what: string;
  /** Seconds after which the same deployment goes through; none when somebody has to do something first. */
  readonly retryAfter?: number;
  readonly advice: string;
}

const KNOWN_FAILURES: readonly KnownFailure[] = [
  {
    pattern: /Eventarc Service Agent/,
    what: "Eventarc's service agent is new",
    retryAfter: 180,
    advice: 'Google takes some minutes to give it its permissions. Deploy again.',
  },
  {
    pattern: /Failed to replace Run service|was specified but current version is/,
    what: 'a Cloud Run service was changed by somebody else meanwhile (409)',
    retryAfter: 15,
    advice: 'Wait until no other deployment is under way, and deploy again.',
  },
  {
    pattern:
      /Quota exceeded for total allowable CPU|exceeded its quota limit for run\.googleapis\.com\/cpu_allocation/,
    what: "the region's quota of processors is used up",
    retryAfter: 180,
    advice:
      'Instances of the last minutes still run. If it happens again, ask for more (`npm run doctor`, Processors).',
  },
  {
    pattern: /failed to modify the IAM policy for the project/,
    what: 'the project does not have the roles of its service agents',
    advice: 'Only an Owner may give them: npm run setup -- --project <id>, then deploy again.',
  },
  {
    pattern: /no value for the following environment variables/,
    what: 'a parameter of the functions is missing',
    advice: 'Set it in functions/.env.<project id> (functions/.env.example), commit it, and deploy again.',
  },
  {
    pattern: /no latest version of the secret|non-interactive mode but have no value for the secret/i,
    what: 'a secret of the functions is missing',
    advice: 'npx firebase functions:secrets:set NAME --project <id> (docs/set-up.md), then deploy again.',
  },
];

/** The first known failure in an output; `undefined` when no pattern matches. */
export const knownFailure = (output: string): KnownFailure | undefined =>
  KNOWN_FAILURES.find(({ pattern }) => pattern.test(output));
