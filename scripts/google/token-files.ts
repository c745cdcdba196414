// Credentials files as Google's libraries read them, and the tokens that the stand-in gives for them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './stand-in-project.ts';

const PREFIX = 'stand-in.';

/** An access token, which encodes the name of its member. */
export const tokenOf = (member: string): string => PREFIX + Buffer.from(member).toString('base64url');

/** The IAM member whose token an `Authorization` header has; '' without a token of the stand-in. */
export function callerOf(authorization: string | undefined): string {
  const token = authorization?.replace(/^Bearer /, '') ?? '';
  return token.startsWith(PREFIX) ? Buffer.from(token.slice(PREFIX.length), 'base64url').toString() : '';
}

/** The claims of the token that GitHub gives to continuous deployment (https://docs.github.com/actions/reference/openid-connect-reference). */
const GITHUB_CLAIMS = {
  repository_id: '1001',
  environment: 'staging',
} as const;

/**
 * Writes a credentials file. A user's is that of `gcloud auth application-default login`, a service account's that of
 * google-github-actions/auth: a token of GitHub, which Google exchanges for one of the account. Returns the file's path.
 */
export function credentialsFor(member: string, project: Project, folder: string): string {
  const [kind, email = ''] = member.split(':');
  const file = join(folder, `${email}.json`);
  if (kind === 'user') {
    writeFileSync(
      file,
      JSON.stringify({
        type: 'authorized_user',
        client_id: 'stand-in',
        client_secret: 'stand-in',
        refresh_token: member,
        quota_project_id: project.id,
      }),
    );
    return file;
  }
  writeFileSync(join(folder, 'github-token'), JSON.stringify(GITHUB_CLAIMS));
  writeFileSync(
    file,
    JSON.stringify({
      type: 'external_account',
      audience: `//iam.googleapis.com/projects/${project.number}/locations/global/workloadIdentityPools/github/providers/github`,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: 'https://sts.googleapis.com/v1/token',
      service_account_impersonation_url: `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${email}:generateAccessToken`,
      credential_source: { file: join(folder, 'github-token') },
    }),
  );
  return file;
}
