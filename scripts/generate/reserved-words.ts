// The list of reserved words inside firestore.rules.
import { RESERVED_WORDS } from '@marquee/domain/routes';

const LIST = /(function reservedWords\(\) \{\s*return \[)[^\]]*\]/;

const WIDTH = 110;

/** Words in lines of at most 110 characters, as the rules are written. */
function lines(words: readonly string[], indent: string): string {
  const written: string[] = [];
  for (const [index, word] of words.entries()) {
    const text = `'${word}'${index === words.length - 1 ? '' : ','}`;
    const line = written.at(-1);
    if (line === undefined || `${line} ${text}`.length > WIDTH) written.push(indent + text);
    else written[written.length - 1] = `${line} ${text}`;
  }
  return written.join('\n');
}

/** The rules with the domain's list; throws when they have no such function. */
export function withReservedWords(rules: string): string {
  if (!LIST.test(rules)) throw new Error('firestore.rules has no function reservedWords().');
  return rules.replace(
    LIST,
    (_all, before: string) => `${before}\n${lines(RESERVED_WORDS, ' '.repeat(10))}\n${' '.repeat(8)}]`,
  );
}
