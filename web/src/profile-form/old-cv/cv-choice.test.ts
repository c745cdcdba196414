import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import { skillName } from '@marquee/domain/profile/skills';
import { LIMITS } from '@marquee/domain/values/limits';
import {
  countChosen,
  excessOf,
  firstChoices,
  offersOf,
  ordersOf,
  withChosen,
  withEdit,
  withKind,
  withOrder,
} from './cv-choice.ts';
import { pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';

const FORM = profileForm(emptyProfile('riya'), EMPTY_CONTACT);
const TEXT = `Riya Sharma
Height: 168 cm
Phone: 813-455-4441
riya@example.com
FILMS
The Salt Road (2019), Devi, dir. Neeraj Kale
Lampglow (2015), Sky, dir. Zoya Anand
MIXED BAG
Aangan, Kinjal, 2021
TRAINING
Diploma in Acting, 2014
SKILLS
Kathak, Swimming, Fire breathing
LANGUAGES
Hindi (native), English - fluent, C++`;

const read = (text: string, form = FORM) => {
  const cv = readCv(pastedLines(text), false);
  return { cv, choices: firstChoices(cv, form), offers: offersOf(cv, form) };
};

test('a form takes over what is ticked at first: certain credits, training and details', () => {
  const { choices, offers } = read(TEXT);
  const after = withChosen(FORM, choices, offers, 0);
  expect(after.credits.map(({ title }) => title)).toEqual(['The Salt Road', 'Lampglow']);
  expect([after.height, after.education, after.languages, after.skills, after.phone_number]).toEqual([
    `5'6" (168 cm)`,
    'Diploma in Acting, 2014',
    [],
    [],
    '',
  ]);
  expect(countChosen(choices, offers)).toBe(4);
});

test('a number that may be of any country is offered with the reason, and not ticked', () => {
  const { offers } = read(TEXT);
  expect(offers.find(({ detail }) => detail.name === 'phone_number')).toMatchObject({
    isChosen: false,
    reason: 'no-country',
    detail: { words: 'Phone: 813-455-4441' },
  });
});

test('a block that is said to be of a kind is ticked as that kind', () => {
  const { choices } = read(TEXT);
  const told = choices.map((choice) =>
    choice.block.heading === 'MIXED BAG' ? withKind(choice, 'television', FORM) : choice,
  );
  expect(withChosen(FORM, told, [], 0).credits.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'film The Salt Road',
    'film Lampglow',
    'television Aangan',
  ]);
});

const ROLES_FIRST =
  'OPERA SCENES\nNadir\tLes Pêcheurs\tLake House\nTonio\tDon Pasquale\tHill House\nDuke\tAida';

/** The first block of a CV with titles and roles in each other's places. */
function rolesFirst(text: string) {
  const [choice] = read(text).choices;
  if (!choice) throw new Error('The CV has a block.');
  const order = ordersOf(choice).findIndex(({ fields }) => fields[0] === 'role' && fields[1] === 'title');
  return { choice, ordered: withOrder(choice, order, FORM), order };
}

test('the fields of a block stand in another order at a choice, and all of it is ticked', () => {
  const { choice, ordered, order } = rolesFirst(ROLES_FIRST);
  expect([choice.chosen.size, choice.order, ordered.order]).toEqual([0, 0, order]);
  expect(ordersOf(choice)[0]?.fields.slice(0, 2)).toEqual(['title', 'role']);
  expect(
    withChosen(FORM, [ordered], [], 0).credits.map(({ title, role, production }) => [
      title,
      role,
      production,
    ]),
  ).toEqual([
    ['Les Pêcheurs', 'Nadir', 'Lake House'],
    ['Don Pasquale', 'Tonio', 'Hill House'],
    ['Aida', 'Duke', ''],
  ]);
  const told = withKind(ordered, 'theatre', FORM);
  expect(told.entries.map(({ credit }) => credit && `${credit.kind} ${credit.title}`)).toEqual([
    'theatre Les Pêcheurs',
    'theatre Don Pasquale',
    'theatre Aida',
  ]);
  expect(withOrder(ordered, 0, FORM).entries.map(({ name }) => name)).toEqual(
    choice.entries.map(({ name }) => name),
  );
});

test('each row of a block has the kind that its line tells, in whatever order its fields stand', () => {
  const { ordered } = rolesFirst(
    'FILM/TELEVISION\nNadir\tLes Pêcheurs (season 2)\nTonio\tDon Pasquale\nDuke\tAida',
  );
  expect(ordered.entries.map(({ credit }) => `${credit?.kind ?? ''} ${credit?.title ?? ''}`)).toEqual([
    'television Les Pêcheurs',
    'film Don Pasquale',
    'film Aida',
  ]);
});

test('a corrected credit stays as it is when the block has another order or is said to be of a kind', () => {
  const { choice, order } = rolesFirst(ROLES_FIRST);
  const credit = {
    kind: 'voice',
    title: 'Don Pasquale',
    role: 'Tonio',
    size: '',
    production: '',
    year: 0,
    link: '',
  } as const;
  const edited = withEdit(choice, 1, credit);
  expect([edited.entries[1]?.credit, [...edited.chosen]]).toEqual([credit, [1]]);
  const told = withKind(withOrder(edited, order, FORM), 'theatre', FORM);
  expect(told.entries.map((entry) => entry.credit && `${entry.credit.kind} ${entry.credit.title}`)).toEqual([
    'theatre Les Pêcheurs',
    'voice Don Pasquale',
    'theatre Aida',
  ]);
});

test('another order ticks nothing of a block whose kind is unknown, and leaves roles that are marked', () => {
  const { ordered } = rolesFirst('MIXED BAG\nNadir\tAida\nTonio\tNora\nDuke\tLulu\nHamlet\tas Laertes');
  expect(ordered.chosen.size).toBe(0);
  expect([ordered.entries[0]?.credit?.title, ordered.entries.at(-1)?.credit?.role]).toEqual([
    'Aida',
    'Laertes',
  ]);
});

test('a sure block, titles alone and a list have no other order', () => {
  const { choices } = read(
    'FILMS\nThe Salt Road (2019), Devi, dir. Neeraj Kale\nPLAYS\nHamlet\nSKILLS\nKathak',
  );
  expect(choices.map((choice) => ordersOf(choice).length)).toEqual([0, 0, 0]);
});

test('skills and languages with their levels are taken over, and a row that is no language can be left', () => {
  const { choices } = read(TEXT);
  const told = choices.map((choice) => {
    const { kind } = choice.block;
    return kind === 'skills' || kind === 'languages'
      ? withKind(choice, kind, FORM)
      : { ...choice, chosen: new Set<number>() };
  });
  const after = withChosen(FORM, told, [], 5);
  expect(after.skills.map(skillName)).toEqual(['Kathak', 'Swimming', 'Fire breathing']);
  expect([after.languages, after.language_levels]).toEqual([
    ['Hindi', 'English', 'C++'],
    { Hindi: 'native', English: 'fluent' },
  ]);
});

test('no more credits are ticked than a profile has room for', () => {
  const credits = Array.from({ length: LIMITS.credits - 1 }, (_, at) => ({
    kind: 'film' as const,
    title: `Film ${String(at)}`,
    role: '',
    size: '' as const,
    production: '',
    year: 0,
    link: '',
  }));
  const { choices } = read(TEXT, { ...FORM, credits });
  expect(choices.reduce((sum, { block, chosen }) => sum + (block.kind === 'film' ? chosen.size : 0), 0)).toBe(
    1,
  );
  expect(excessOf(choices, { ...FORM, credits })).toBeUndefined();
  const all = choices.map((choice) => withKind(choice, 'film', FORM));
  expect(excessOf(all, { ...FORM, credits })).toEqual({
    list: 'credits',
    over: all.reduce((sum, { entries }) => sum + entries.length, -1),
  });
});

test.each([
  ['skills', LIMITS.skills],
  ['languages', LIMITS.languages],
] as const)('no more %s are ticked than the %s that a profile has room for', (kind, limit) => {
  const names = Array.from(
    { length: limit + 2 },
    (_, at) => `Klingon ${'abcdefghijklmnopqrstuvwxyz'.charAt(at)}`,
  );
  const { choices } = read(`${kind.toUpperCase()}\n${names.join(', ')}`);
  expect(excessOf(choices, FORM)).toBeUndefined();
  const all = choices.map((choice) => withKind(choice, kind, FORM));
  expect(excessOf(all, FORM)).toEqual({ list: kind, over: 2 });
  expect(excessOf([], { ...FORM, skills: [...names, ...names] })).toBeUndefined();
});

test('what two blocks of a CV name is taken over once and counted once', () => {
  const { choices } = read(
    `FILMS\nThe Salt Road (2019), Devi, dir. Neeraj Kale\nTRAINING\nDiploma in Acting, 2014\nSKILLS\nKathak, Fire breathing\nLANGUAGES\nHindi\nTRAINING\nDiploma in Acting, 2014\nSKILLS\nfire breathing, Kathak, Swimming\nLANGUAGES\nHindi (native)\nFILMS\nThe Salt Road (2019), Devi, dir. Neeraj Kale`,
  );
  const all = choices.map((choice) => withKind(choice, choice.kind ?? 'none', FORM));
  const after = withChosen(FORM, all, [], 0);
  expect(countChosen(all, [])).toBe(6);
  expect(after.skills.map(skillName)).toEqual(['Kathak', 'Fire breathing', 'Swimming']);
  expect([after.languages, after.language_levels, after.education, after.credits.length]).toEqual([
    ['Hindi'],
    { Hindi: 'native' },
    'Diploma in Acting, 2014',
    1,
  ]);
  const twice = Array.from(
    { length: LIMITS.skills },
    (_, at) => `Klingon ${'abcdefghijklmnopqrstuvwxyz'.charAt(at)}`,
  );
  const full = read(
    `SKILLS\n${twice.join(', ')}\nFILMS\nLampglow, Sky, Zoya Anand, 2015\nSKILLS\n${twice.join(', ')}`,
  );
  const ticked = full.choices.map((choice) => withKind(choice, choice.kind ?? 'none', FORM));
  expect(excessOf(ticked, FORM)).toBeUndefined();
});

test('credits that the form has already are not ticked again', () => {
  const { choices, offers } = read(TEXT);
  const { choices: again } = read(TEXT, withChosen(FORM, choices, offers, 0));
  expect(again.find(({ block }) => block.kind === 'film')?.entries.map(({ problem }) => problem)).toEqual([
    'known',
    'known',
  ]);
});

test('rows with a cell in a column of an unknown name are not ticked', () => {
  const rows = 'The Salt Road\tDevi\tNeeraj Kale\tScope\nLampglow\tSky\tZoya Anand\tFlat';
  const { choices } = read(`FILMS\nFilm\tRole\tDirector\tScreen shape\n${rows}`);
  expect(choices.map(({ entries, chosen }) => [entries.map(({ rest }) => rest), chosen.size])).toEqual([
    [['Scope', 'Flat'], 0],
  ]);
});

test('the place and date below a declaration are no credit that is ticked', () => {
  const plays =
    'Hamlet, Ophelia, Lake Theatre, 2019\nMacbeth, Nurse, Lake Theatre, 2018\nCabaret, Sally, Lake Theatre, 2017';
  const { choices } = read(
    `THEATRE\n${plays}\nOthello, Emilia, Hill Theatre, 2016\nPlace: Mumbai, Date: 12/05/2023`,
  );
  expect(choices.flatMap(({ entries, chosen }) => [...chosen].map((at) => entries[at]?.name))).toEqual([
    'Hamlet',
    'Macbeth',
    'Cabaret',
    'Othello',
  ]);
});

const ROWS = `Hamlet\tOphelia\tLake Theatre
Macbeth\tNurse\tHill Theatre
Cabaret\tSally\tLake Theatre
Othello\tEmilia\tHill Theatre`;
const ALL = ['Hamlet', 'Macbeth', 'Cabaret', 'Othello'];

/** The names of the rows that are ticked at first. */
const tickedIn = (text: string): (string | undefined)[] =>
  read(text).choices.flatMap(({ entries, chosen }) => [...chosen].map((at) => entries[at]?.name));

test.each([
  ['in which a cell’s bracket goes on in another line', 'Tempest\tMiranda\tSea Theatre (Zoya'],
  ['without the role that nearly all rows have', 'Tempest\t–\tSea Theatre'],
  ['that is work behind the scenes', 'Tempest\tAssistant Director / Dramaturg\tSea Theatre'],
  ['whose role is an award', 'Tempest\tBest Actress, Lake Festival\tSea Theatre'],
  ['with a company and a place in brackets behind its title', 'Tempest (Sangam, Pune)\tMiranda\tSea Theatre'],
])('a row %s is not ticked among rows that are', (_what, row) => {
  expect(tickedIn(`THEATRE\n${ROWS}\n${row}`)).toEqual(ALL);
});

test('a row without a year is not ticked where others have one: it may stand beside several', () => {
  const rows =
    'Hamlet\tOphelia\t2019\nMacbeth\tNurse\t\nCabaret\tSally\t2017\nOthello\tEmilia\t2016\nTempest\tAriel\t2015';
  expect(tickedIn(`THEATRE\nPlay\tRole\tYear\n${rows}`)).toEqual(['Hamlet', 'Cabaret', 'Othello', 'Tempest']);
});

test('what one row has after its role and no other has is not ticked: it may belong to the role', () => {
  const rows = [
    'Ghilli (2004) – Velu',
    'Youth (2002) – Shiva',
    'Villu (2009) – Pugazh – Saravanan',
    'Beast (2022) – Veera',
    'Leo (2023) – Parthiban',
  ];
  expect(tickedIn(`FILMS\n${rows.join('\n')}`)).toEqual(['Ghilli', 'Youth', 'Beast', 'Leo']);
});

test('a table that names a column by an unknown word is not ticked, unless it is who made the works', () => {
  const rows = ROWS.replaceAll('\n', '\t1st\n');
  expect(tickedIn(`THEATRE\nTitle\tRole\tPublisher\tGrade\n${rows}\t2nd`)).toEqual([]);
  expect(tickedIn(`THEATRE\nTitle\tRole\tPublisher\n${ROWS}`)).toEqual(ALL);
});

test('a kind that stands below each title is no heading', () => {
  const rows = ['Rise', 'Noon', 'Dusk'].map((title, at) => `${title}\t201${String(at)}\nActor • Short film`);
  const { choices } = read(`FILMS\n${rows.join('\n')}`);
  expect(choices.map(({ block, chosen }) => [block.heading, chosen.size])).toEqual([['FILMS', 3]]);
  expect(choices[0]?.entries[0]?.credit).toMatchObject({ kind: 'short_film', title: 'Rise', role: 'Actor' });
});

test('a line that stands more than once on a page is not taken for what each page repeats', () => {
  const lines = pastedLines(`THEATRE\n${ROWS}\nRevue\tSinger\tLake Theatre\n`.repeat(2)).flatMap(
    (line, at, all) =>
      at === 6 ? [{ ...line, begins: 'page' as const }] : at === all.length - 1 ? [line, line] : [line],
  );
  const titles = readCv(lines, true).blocks.flatMap(({ rows }) => rows.map(({ credit }) => credit.title));
  expect(titles.filter((title) => title === 'Revue')).toHaveLength(3);
});

test('titles with roles are ticked if the table names its columns or words tell the roles, not if only their order does', () => {
  const rows = 'Lampglow\tAlison\nSnowfall\tMira\nUmeed\tSally';
  expect(tickedIn(`THEATRE\n${rows}`)).toEqual([]);
  expect(tickedIn(`THEATRE\nPlay\tRole\n${rows}`)).toEqual(['Lampglow', 'Snowfall', 'Umeed']);
  expect(tickedIn('THEATRE\nHamlet\tQueen\nMacbeth\tNurse\nCabaret\tMother')).toEqual(ALL.slice(0, 3));
});

test('a table with companies where others have roles is not ticked', () => {
  const rows =
    'The Buddy Holly Story\tMountain Playhouse\tBuddy Holly\nMillion Dollar Quartet\tLake Theatre\tElvis Presley\nThe Wedding Singer\tCircle Theatre\tRobbie Hart\nMillion Dollar Quartet\tAlley Theatre\tSam Phillips';
  expect(tickedIn(`THEATRE\n${rows}`)).toEqual([]);
});

test('a role that ends with the word director is a role', () => {
  const { choices } = read(`THEATRE\nPlay\tRole\tCompany\n${ROWS}\nTempest\tFight Director\tSea Theatre`);
  expect(choices[0]?.entries.at(-1)?.credit).toMatchObject({
    role: 'Fight Director',
    production: 'Sea Theatre',
  });
});

test('rows below an unknown heading at the top of a CV are offered, and not ticked', () => {
  const shows = ROWS.replaceAll('Theatre', 'Events');
  const { choices } = read(`Riya Sharma\nSHOWS\n${shows}\nSKILLS\nKathak`);
  expect(choices.map(({ block, entries, chosen }) => [block.heading, entries.length, chosen.size])).toEqual([
    ['SHOWS', 4, 0],
    ['SKILLS', 1, 1],
  ]);
});

test('works of theatres below a heading that names no kind are plays, unless their roles are work behind the scenes', () => {
  const kindOf = (text: string) =>
    read(text).choices.map(({ block, kind, chosen }) => [block.heading, kind, chosen.size]);
  expect(kindOf(`CHICAGO\n${ROWS}\nSKILLS\nKathak`)[0]).toEqual(['CHICAGO', 'theatre', 4]);
  const designed = ROWS.replaceAll(/Ophelia|Nurse/g, 'Projection Designer');
  // What a drama school made with its students, but not what a film school did.
  const bare = ROWS.replaceAll('Lake Theatre', 'Ila Rao').replaceAll('Hill Theatre', 'Amit Sen');
  expect(kindOf(`LAKE UNIVERSITY\n${bare}\nSKILLS\nKathak`)[0]).toEqual(['LAKE UNIVERSITY', 'theatre', 4]);
  expect(kindOf(`LAKE FILM SCHOOL\n${bare}\nSKILLS\nKathak`)[0]?.[1]).not.toBe('theatre');
  expect(
    kindOf(`NEW YORK UNIVERSITY\n${bare.replaceAll(/\t[^\t]*\t/g, '\t')}\nSKILLS\nKathak`)[0]?.[1],
  ).not.toBe('theatre');
  const without = ROWS.replaceAll(/^([^\t]*)\t[^\t]*\t/gm, '$1\t');
  expect(kindOf(`PLAYS\n${ROWS}\nCHICAGO\n${without}`)[1]).toEqual(['CHICAGO', undefined, 0]);
  expect(kindOf(`CHICAGO\n${designed}\nSKILLS\nKathak`)[0]).toEqual(['CHICAGO', undefined, 0]);
});

test.each([
  ['are the same in most rows, as cities are', ['Pune', 'Pune', 'Pune', 'Goa', 'Goa']],
  ['are two cells that ran together', ['Salt RoadLake', 'LampglowHill', 'UmeedSea', 'AanganRain', 'Nora']],
])('a block is not ticked if its titles %s', (_what, titles) => {
  const rows = titles.map((title) => `${title}\tNurse\tLake Theatre`).join('\n');
  expect(read(`THEATRE\n${rows}`).choices[0]?.chosen.size).toBe(0);
});

test('a block is not ticked if its titles are companies and no row has a role', () => {
  const titles = ['Lake Theatre', 'Hill Studios', 'Rain Players', 'Sea Theatre'];
  const rows = titles.map((title) => `${title}\tdir. Ila Rao`).join('\n');
  expect(read(`THEATRE\n${rows}`).choices[0]?.chosen.size).toBe(0);
});

test('below a heading of films and television the channel tells the kind before the size of the role does', () => {
  const [choice] = read(
    'FILM & TELEVISION\nSalt Road\tPrincipal\tCTV/ Ila Rao\nLampglow\tLead\tLake Student Film\nUmeed\tPrincipal\tHill Films',
  ).choices;
  expect(choice?.entries.map(({ credit }) => credit?.kind)).toEqual(['television', 'film', 'film']);
  // Principals are of films and of series.
  expect(choice?.chosen).toEqual(new Set([0, 1]));
});

test('below a heading of two kinds the rows are ticked that tell theirs, though most do not', () => {
  const [choice] = read(
    'FILM/TV\nSalt Road\tNurse\tHBO\nLampglow\tPriya\tIla Rao\nUmeed\tKaveri\tAmit Sen\nAangan Webseries\tSupporting\tHill Films',
  ).choices;
  expect(choice?.chosen).toEqual(new Set([0]));
});

test('roles that are whole names in most of a CV are not ticked, unless a word or a column says that they are roles', () => {
  const rows = [
    ['Salt Road', 'Ila Rao', 'HBO', '2024'],
    ['Lampglow', 'Zoya Anand', 'CBS', '2023'],
    ['Umeed', 'Amit Sen', 'Netflix', '2022'],
    ['Aangan', 'Neeraj Kale', 'HBO', '2021'],
  ].map((row) => row.join('\t'));
  const chosen = (text: string) => read(text).choices[0]?.chosen.size;
  expect(chosen(`TELEVISION\n${rows.join('\n')}`)).toBe(0);
  expect(chosen(`TELEVISION\nSerial\tCharacter\tChannel\tYear\n${rows.join('\n')}`)).toBe(4);
  expect(chosen(`TELEVISION\n${rows.map((row) => row.replace('\t', '\tas ')).join('\n')}`)).toBe(4);
});
