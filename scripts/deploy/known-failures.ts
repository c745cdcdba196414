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
      /Quota exceeded for total allowable (?:CPU|memory)|exceeded its quota limit for run\.googleapis\.com\/cpu_allocation|Max instances must be set to \d+ or fewer|Quota violated/,
    what: "the region's quota of processors or memory is used up",
    retryAfter: 180,
    advice:
      'Instances of the last minutes still run. If it happens again, ask for more (`npm run doctor`, Processors).',
  },
  {
    pattern:
      /One or more users named in the policy do not belong to a permitted customer|allowedPolicyMember/i,
    what: "the organisation's policy does not let everybody call the functions",
    advice:
      'Somebody who administers the organisation has to allow it for this project (docs/set-up.md, In an organisation): then deploy again.',
  },
  {
    pattern:
      /Unable to set the invoker for the IAM policy|Failed to set (the )?IAM policy on the Cloud Run service/i,
    what: 'a function was deployed and could not be opened to everybody',
    retryAfter: 30,
    advice:
      'Deploy again: each deployment opens what is closed. The doctor names what still is (Public services).',
  },
  {
    pattern: /Container Healthcheck failed|failed to start and listen on the port/,
    what: 'a new function did not start in time',
    retryAfter: 60,
    advice:
      'In a new project this passes. If the same function fails again, its first lines in the log say why: npx firebase functions:log --only <name>.',
  },
  {
    pattern:
      /Build .*EXPIRED|\bEXPIRED\b.*build|build.*timed out|Timed out(?: after)? .*function|timed out waiting for/i,
    what: 'a build waited too long for a machine',
    retryAfter: 120,
    advice:
      'A new project has few builders at once (Cloud Build, Quotas: concurrent builds). Deploy again: what is built is not built again.',
  },
  {
    pattern:
      /due to quota restrictions, cannot run builds in this region|cloudbuild.*(region|location).*not (allowed|available|supported)/i,
    what: 'the region has no builders for this project',
    advice:
      'New billing accounts may build in some regions only (https://cloud.google.com/build/docs/locations). Ask for a quota of builds in the region, or wait until the account is trusted.',
  },
  {
    pattern:
      /gcf-artifacts.*(denied|403)|failed to (fetch|get) repository metadata|artifactregistry\.repositories\.\w+.*denied/i,
    what: 'the repository of images could not be read yet',
    retryAfter: 60,
    advice:
      'npm run setup -- --project <id> makes it and gives the build account its role. Then deploy again.',
  },
  {
    pattern:
      /build service account|(does not have|missing|denied).*(cloudbuild|storage\.objects\.get).*(compute@developer|build)/i,
    what: 'the account that builds has no role, as in an organisation',
    advice: 'npm run setup -- --project <id> gives it. Then deploy again.',
  },
  {
    pattern: /User code failed to load\. Cannot determine backend specification|Timeout after \d+/,
    what: 'the functions were not read in time on this machine',
    retryAfter: 5,
    advice: 'Close what is busy, and deploy again.',
  },
  {
    pattern: /There was an error compiling|Compilation errors? in/i,
    what: 'the rules do not compile',
    advice: 'The lines above name file and place. Mend them, and deploy again: nothing is deployed.',
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
