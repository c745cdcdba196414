// An account's documents of 1 MB of one character, as views and the export read them: no character takes more than 50
// times as long as a letter. web/src/site/document/large-profiles.test.tsx tests pages and documents.
import { expect, test } from 'vitest';
import { blockedBy } from '../views/view-documents.ts';
import { shownViewer, viewNotification } from '../views/view-notification.ts';
import { plainJson } from './plain-json.ts';

const MAX_DOCUMENT_BYTES = 1_000_000;
const VIEWER = { uid: 'dev', email: 'dev@casting.example', isVerified: true };

/** A stand-in for the snapshot of a stored document with these fields. */
const documentOf = (fields: object) => ({ exists: true, data: () => fields }) as never;

function countView(text: string): void {
  const names = { first_name: text, last_name: text, username: text };
  const blocked = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`${String(index)}${text.slice(0, 1000)}`, text]),
  );
  const settings = documentOf({
    show_name_when_viewing: true,
    show_email_when_viewing: text,
    blocked_viewers: blocked,
  });
  const shown = shownViewer(
    VIEWER,
    documentOf({ ...names, is_profile_public: true, taken_down: text }),
    settings,
  );
  viewNotification('asha', shown);
  blockedBy(settings)({ viewer: VIEWER });
}

function exportOf(text: string): void {
  const short = text.slice(0, 20);
  JSON.stringify(
    plainJson({
      text,
      list: Array.from({ length: MAX_DOCUMENT_BYTES / 40 }, () => short),
      map: { [text.slice(0, 1000)]: { text } },
    }),
  );
}

/** Microseconds of processor time, the least of several runs; work shorter than TICK may take 0. */
const spentOn = (act: (text: string) => void, text: string): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      act(text);
      return process.cpuUsage(before).user;
    }),
  );

/** The precision of the processor's clock in microseconds. */
const TICK = 1000;

const CHARACTERS = ['a', ' ', '\t', '.', '/', '-', '\u0000', '"', '्', '👩', '\u{e0041}'];

test.each([
  ['viewed', countView],
  ['exported', exportOf],
])(
  'a document of 1 MB of each tested character is %s in at most 50 times the time of a document of letters',
  (_what, act) => {
    const text = (character: string): string => character.repeat(MAX_DOCUMENT_BYTES / character.length);
    const ofLetters = Math.max(spentOn(act, text('a')), TICK);
    const slow = CHARACTERS.filter((character) => spentOn(act, text(character)) > 50 * ofLetters);
    expect(slow).toEqual([]);
  },
);
