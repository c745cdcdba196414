// The largest documents that Firestore stores, filled with one character: the code that reads them cuts every text and
// list before matching any pattern, and patterns are linear. functions/src/accounts/large-documents.test.ts has views
// and the export.
import { beforeAll, expect, test } from 'vitest';
import { FACT_NAMES } from '@marquee/domain/profile/facts';
import { contactDocument, emptyProfile, profileDocument, profileForm } from '@marquee/domain/profile/profile';
import { readContact, readForm, readProfile } from '@marquee/domain/profile/read-profile';
import { shareCardPath } from '@marquee/domain/site/share-card';
import { ASSETS } from '../profile/sample-profile.ts';
import { cardContent, cvContent, renderPublicPage, sheetContent } from './render-public-page.tsx';

/** Bytes of the largest document. */
const MAX_DOCUMENT_BYTES = 1_000_000;
/**
 * How many times as long as an ordinary profile a document of 1 MB may take for page, CV, contact sheet, card and save.
 * It takes up to ten times as long; a quadratic pattern would take minutes.
 */
const MAX_SLOWDOWN = 50;

const CHARACTERS = ['a', ' ', '\t', '.', '/', '-', '्', '👩'];

/** Texts before the repeated character, with which patterns begin to match. */
const BEGINNINGS = ['', 'a@', 'https://a', '{"education":"'];

const FIELDS = [...Object.keys(emptyProfile('u1')), 'hidden', 'phone_number', 'date_of_birth'];

/** The keys that the code reads inside of maps. */
const INNER = [
  ...FACT_NAMES,
  ...[
    'file',
    'steps',
    'color',
    'caption',
    'photographer',
    'taken',
    'url',
    'thumb_url',
    'thumb',
    'title',
    'seconds',
  ],
  ...['role', 'production', 'link', 'name', 'company', 'phone', 'email', 'facebook', 'website', 'height'],
];

function readRenderAndSave(stored: unknown): void {
  const profile = readProfile('u1', stored);
  const contact = readContact(stored, stored);
  const form = profileForm(profile, contact);
  profileDocument(form);
  contactDocument(form);
  readForm('u1', stored);
  const address = 'https://marquee.example/asha';
  cvContent(profile, address, 'en');
  sheetContent(profile, address, 'en');
  cardContent(profile, 'en');
  shareCardPath(profile);
  const outcome = { outcome: 'public', profile } as const;
  renderPublicPage({ outcome, origin: 'https://marquee.example', path: '/u1' }, ASSETS);
}

/** How many milliseconds it takes to read, render and save a stored profile. */
function spentOn(stored: unknown): number {
  const start = performance.now();
  readRenderAndSave(stored);
  return performance.now() - start;
}

const ORDINARY = {
  first_name: 'Asha',
  introduction: 'Actor and dancer. '.repeat(50),
  skills: ['Kathak', 'Yoga'],
  credits: Array.from({ length: 10 }, (_, index) => ({
    kind: 'film',
    title: `Film ${String(index)}`,
    role: 'Meera',
    year: 2010 + index,
  })),
};

let ofOrdinary = 0;
beforeAll(() => {
  const times = Array.from({ length: 20 }, () => spentOn(ORDINARY)).toSorted((a, b) => a - b);
  ofOrdinary = times[10] ?? 0;
});

/** Whether each of five runs takes too long, so that a slow moment of the machine does not count. */
const isSlow = (stored: unknown): boolean =>
  Array.from({ length: 5 }).every(() => spentOn(stored) > MAX_SLOWDOWN * ofOrdinary);

/** How many fields are tested at once, in the time that one alone may take. */
const TOGETHER = 24;

/** The fields that take too long with the value. Groups are tested first, then each field of the slow groups. */
function slowFields(value: unknown): string[] {
  const groups = Array.from({ length: Math.ceil(FIELDS.length / TOGETHER) }, (_, index) =>
    FIELDS.slice(index * TOGETHER, (index + 1) * TOGETHER),
  );
  const filled = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, value]));
  return groups
    .filter((fields) => isSlow(filled(fields)))
    .flatMap((fields) => fields.filter((field) => isSlow(filled([field]))));
}

/** Values of about 1 MB, by the name of their shape. */
function valuesOf(beginning: string, character: string): Readonly<Record<string, unknown>> {
  const text = (length: number): string => beginning + character.repeat(length);
  const mapOf = (length: number) => Object.fromEntries(INNER.map((name) => [name, text(length)]));
  const known = mapOf(MAX_DOCUMENT_BYTES / INNER.length);
  const short = mapOf(20);
  return {
    text: text(MAX_DOCUMENT_BYTES),
    list: [text(MAX_DOCUMENT_BYTES)],
    'long list': Array.from({ length: MAX_DOCUMENT_BYTES / 60 }, () => text(60)),
    map: known,
    'list of maps': Array.from({ length: MAX_DOCUMENT_BYTES / 1500 }, () => short),
    'map of many names': Object.fromEntries(
      Array.from({ length: MAX_DOCUMENT_BYTES / 40 }, (_, index) => [`${String(index)}${text(20)}`, text(9)]),
    ),
  };
}

test.each(CHARACTERS)(
  'a field with 1 MB of %j does not slow down reading, rendering or saving a profile',
  (character) => {
    const slow = BEGINNINGS.flatMap((beginning) =>
      Object.entries(valuesOf(beginning, character))
        // Beginnings, with which patterns match further, are tested only in texts and maps.
        .filter(([shape]) => beginning === '' || shape === 'text' || shape === 'map')
        .flatMap(([shape, value]) =>
          slowFields(value).map((field) => `${field}: ${shape} of ${JSON.stringify(beginning)}`),
        ),
    );
    expect(slow).toEqual([]);
  },
);

test.each(CHARACTERS)(
  'a profile full of %j in every field is read, rendered and saved quickly',
  (character) => {
    const text = character.repeat(MAX_DOCUMENT_BYTES / FIELDS.length);
    const full = [
      text,
      [text],
      [text.slice(0, MAX_DOCUMENT_BYTES / 100), { url: text.slice(0, MAX_DOCUMENT_BYTES / 100) }],
    ];
    expect(full.filter((value) => isSlow(Object.fromEntries(FIELDS.map((field) => [field, value]))))).toEqual(
      [],
    );
  },
);
