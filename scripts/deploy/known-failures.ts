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
    // Names the constraint, such as constraints/gcp.resourceLocations.
    pattern: /constraints\/\w+|violates? (?:the )?constraint|prohibited by organization's policy/i,
    what: 'a policy of the organisation refuses it',
    advice:
      'The lines above name it. Ask for an exception for this project (docs/set-up.md, In an organisation), and deploy again.',
  },
  {
    pattern:
      /Authentication Error|credentials are no longer valid|invalid authentication credentials|have you run .*firebase login|invalid_grant|invalid_rapt/i,
    what: 'the login has ended',
    advice:
      'npx firebase login --reauth, gcloud auth application-default login, and deploy again. A job of GitHub: run it again.',
  },
  {
    pattern:
      /\(Blaze\) billing plan|not on the Blaze plan|billing (?:account|is|must)\b.*(?:not open|not found|not enabled|disabled|closed|be enabled)|BILLING_DISABLED|in state (?:absent|closed|delinquent)/i,
    what: 'the project has no billing account that is open',
    advice:
      'Look at https://console.cloud.google.com/billing, or link another: npm run setup -- --project <id> --billing-account ID. Then deploy again.',
  },
  {
    pattern: /Missing (?:required )?permissions? (?:required for|on project)|permission to enable APIs/i,
    what: 'the account that deploys lacks a role',
    advice: 'An Owner gives it: npm run setup -- --project <id>. Then deploy again.',
  },
  {
    pattern: /Permission denied on secret|\bsecretmanager\.versions\.access\b.*denied/i,
    what: 'functions may not read a secret yet',
    retryAfter: 60,
    advice: 'npm run setup -- --project <id> lets them. Then deploy again.',
  },
  {
    pattern:
      /"?eventarc\.events\.receiveEvent"? denied|unable to publish to Cloud Pub\/Sub|Error generating the service identity/i,
    what: 'the accounts that start functions have no permission yet',
    retryAfter: 60,
    advice: 'npm run setup -- --project <id> gives it, and Google takes some minutes. Then deploy again.',
  },
  {
    pattern: /database '?\(default\)'? (?:does not exist|was not found)|no site name or target name/i,
    what: 'the project is not set up',
    advice: 'npm run setup -- --project <id> makes database and site. Then deploy again.',
  },
  {
    pattern: /could not set up cleanup policy/i,
    what: 'images of old functions are kept for ever; all the rest is live',
    advice: 'npm run setup -- --project <id> sets the policy.',
  },
  {
    pattern: /Changing from an? .* function to an? .* function is not allowed/i,
    what: 'a function of the same name and another kind is there',
    advice: 'npx firebase functions:delete <name> --project <id>, then deploy again.',
  },
  {
    pattern:
      /Unable to set the invoker for the IAM policy|Failed to set (the )?IAM policy on the (Cloud Run )?service/i,
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
    pattern:
      /no latest version of the secret|non-interactive mode but have no value for the secret|latest version of secret .* illegal state|validate secret versions/i,
    what: 'a secret of the functions is missing',
    advice: 'npx firebase functions:secrets:set NAME --project <id> (docs/set-up.md), then deploy again.',
  },
  {
    pattern: /\bImage '[^']*' not found|Container import failed/i,
    what: 'a new image could not be read yet',
    retryAfter: 60,
    advice: 'Deploy again.',
  },
  // What is of no known cause and passes, after all that has one.
  {
    pattern: /unable to queue the operation|HTTP Error: 409/i,
    what: 'another change of the same thing is under way (409)',
    retryAfter: 60,
    advice: 'Wait until no other deployment is under way, and deploy again.',
  },
  {
    pattern: /HTTP Error: 429|RESOURCE_EXHAUSTED|Quota exceeded for quota metric/i,
    what: 'Google takes no more changes for now (429)',
    retryAfter: 90,
    advice: 'Deploy again in some minutes: what went through is not done again.',
  },
  {
    pattern:
      /HTTP Error: 5\d\d|Internal error (?:has )?(?:occurred|encountered)|service is currently unavailable|Failed to make request|currently unreachable|\b(?:ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENOTFOUND)\b|socket hang up|Unexpected token '?<|Unable to parse JSON/i,
    what: 'Google or the connection failed for a moment',
    retryAfter: 30,
    advice: 'Look at the connection and at https://status.firebase.google.com, and deploy again.',
  },
];

/** Characters of the CLI's log that hold the error with which it has ended. */
const END_OF_LOG = 3000;

/**
 * The first known failure in an output; `undefined` when no pattern matches. Of some errors firebase-tools says no more
 * than that they are unexpected, and writes what it was to the end of its log.
 */
export function knownFailure(output: string, log = ''): KnownFailure | undefined {
  const hides = /An unexpected error has occurred/.test(output);
  const all = hides ? `${output}\n${log.slice(-END_OF_LOG)}` : output;
  return KNOWN_FAILURES.find(({ pattern }) => pattern.test(all));
}
