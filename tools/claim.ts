// `npm run claim -- --email somebody@example.com --claim moderator`: gives an account a permission; `--remove`
// takes it away.
//   --project id   a real project, with application default credentials; without it the local suite
import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { openTarget, targetOf } from './target.ts';
import { runMain } from '../scripts/processes/run-main.ts';

/** The claims that rules and functions know. */
const CLAIMS = ['moderator', 'tester'];

/** The code of Authentication's error. The SDK has none for a permission that IAM refuses: it quotes Google's answer. */
function codeOf(error: unknown): string {
  if (!(error instanceof FirebaseAuthError)) return '';
  return error.message.includes('"status":"PERMISSION_DENIED"') ? 'auth/insufficient-permission' : error.code;
}

/** Why an account could not be read or changed: there is none, or Authentication did not answer. */
function whyRefused(error: unknown, account: string, done: 'read' | 'changed'): string {
  const code = codeOf(error);
  switch (code) {
    case 'auth/user-not-found':
      return `There is no account ${account}.`;
    case 'auth/invalid-email':
    case 'auth/invalid-uid':
      return `${account} cannot be an account's ${code === 'auth/invalid-uid' ? 'id' : 'e-mail address'}.`;
    case 'auth/configuration-not-found':
      return 'Authentication is not set up in this project (docs/set-up.md).';
    case 'auth/insufficient-permission':
      return 'Your Google account may not change accounts of this project: it needs the role Firebase Authentication Admin.';
    default:
      return `The account ${account} could not be ${done}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      uid: { type: 'string' },
      claim: { type: 'string' },
      remove: { type: 'boolean', default: false },
      project: { type: 'string' },
    },
  });
  const { claim, email, uid, remove } = values;
  if (claim === undefined || !CLAIMS.includes(claim)) throw new Error(`Give --claim ${CLAIMS.join(' or ')}.`);
  if ((email === undefined) === (uid === undefined)) throw new Error('Give --email or --uid.');
  const app = await openTarget(targetOf(values.project), 'claim');
  try {
    const auth = getAuth(app);
    const account = await (email === undefined ? auth.getUser(uid ?? '') : auth.getUserByEmail(email)).catch(
      (error: unknown) => {
        throw new Error(whyRefused(error, email ?? uid ?? '', 'read'), { cause: error });
      },
    );
    // Whoever signs up may give any address: only a mail shows that it is theirs.
    if (!remove && !account.emailVerified) {
      const name = account.email ?? account.uid;
      throw new Error(
        `The account ${name} has no verified e-mail address, and without one the claim gives no right. Its owner opens the verification mail first.`,
      );
    }
    const { [claim]: _present, ...others }: Record<string, unknown> = account.customClaims ?? {};
    try {
      await auth.setCustomUserClaims(account.uid, remove ? others : { ...others, [claim]: true });
      // Issued tokens with the claim expire within the hour; revoking forces a new login.
      if (remove) await auth.revokeRefreshTokens(account.uid);
    } catch (error) {
      throw new Error(whyRefused(error, account.uid, 'changed'), { cause: error });
    }
    console.log(
      remove
        ? `${account.uid} is no ${claim} any more: its open sessions end within the hour.`
        : `${account.uid} is a ${claim} from its next login on.`,
    );
  } finally {
    await deleteApp(app);
  }
}

await runMain(main);
