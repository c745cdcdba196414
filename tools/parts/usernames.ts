// Checks that no account holds a username that is the address of a page: a new route reserves its word from its release
// on, and whoever claimed the word before would lose their address to the page.
import { USERNAME_PATTERN } from '@marquee/domain/accounts/username-pattern';
import { RESERVED_WORDS } from '@marquee/domain/site/routes';
import { type Check, from, shortName, type Part } from '../doctor/check.ts';
import { missing, ok } from '../doctor/finding.ts';
import { listAt, textAt } from '../doctor/google-api.ts';

const WORDS = RESERVED_WORDS.filter((word) => USERNAME_PATTERN.test(word));

/** Finds stored usernames that are reserved words. */
const checkUsernames: Check = async ({ projectId, api }) => {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const answer = await api.post(`https://firestore.googleapis.com/v1/${documents}:batchGet`, {
    documents: WORDS.map((word) => `${documents}/usernames/${word}`),
    mask: { fieldPaths: ['uid'] },
  });
  const none = ok('no username is the address of a page');
  return from('Usernames', answer, none, (body) => {
    const held = listAt(body, 'list').flatMap((each) => {
      const name = textAt(each, 'found.name');
      return name === '' ? [] : [shortName(name)];
    });
    return held.length === 0
      ? [none]
      : held.map((word) =>
          missing(
            `the username ${word} is held by an account, and is the address of a page`,
            'Rename the path of the page and deploy again, or ask the account to choose another username.',
          ),
        );
  });
};

export const usernames: Part = { name: 'Usernames', check: checkUsernames, isOfRelease: true };
