// `npm run claim -- --email somebody@example.com --claim moderator`: gives an account a permission, `--remove` takes it.
//   --project id   a real project, with application default credentials; without it the local suite
import { parseArgs } from 'node:util';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { openTarget, targetOf } from './lib/target.ts';

/** What rules and functions know. */
const CLAIMS = ['moderator', 'tester'];

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
      () => {
        throw new Error(`There is no account ${email ?? uid ?? ''}.`);
      },
    );
    const { [claim]: _present, ...others }: Record<string, unknown> = account.customClaims ?? {};
    await auth.setCustomUserClaims(account.uid, remove ? others : { ...others, [claim]: true });
    // Tokens that still carry it end with the hour; a new login is asked for at once.
    if (remove) await auth.revokeRefreshTokens(account.uid);
    console.log(
      remove
        ? `${account.uid} is no ${claim} any more: its open sessions end within the hour.`
        : `${account.uid} is a ${claim} from its next login on.`,
    );
  } finally {
    await deleteApp(app);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
