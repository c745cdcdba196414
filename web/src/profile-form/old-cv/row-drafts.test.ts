import { expect, test } from 'vitest';
import { pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';

/** The credits of a block, a line each, and whether all are sure. */
const blockIn = (text: string): (string | boolean)[] => {
  const [block] = readCv(pastedLines(text), false).blocks;
  const lines = block?.rows.map(({ credit: { title, role, production, year } }) =>
    [title, role, production, year || ''].join(' | '),
  );
  return [...(lines ?? []), block?.isSure === true && block.rows.every(({ isSound }) => isSound)];
};

test('a dash before a company divides the second part where nearly all rows have one', () => {
  expect(
    blockIn(`THEATRE
ROSES | Felix – Starlight Playhouse
REBELLION | Orion Tremaine – The Goodman Theatre
MIDNIGHT | Lysander – The Hill Stage`),
  ).toEqual([
    'ROSES | Felix | Starlight Playhouse | ',
    'REBELLION | Orion Tremaine | The Goodman Theatre | ',
    'MIDNIGHT | Lysander | The Hill Stage | ',
    true,
  ]);
  expect(blockIn('THEATRE\nRoses | Nick – Lead | Ila Rao\nGhosts | Osvald – Lead | Zoya Anand')[0]).toBe(
    'Roses | Nick | Ila Rao | ',
  );
});

test('a year behind a venue is the year, and one before a company is not', () => {
  expect(
    blockIn(`THEATRE
Production\tRole\tDirector\tVenue, Year
Blackbird\tRay\tIla Rao\tLake Theatre, 2014
Orphans\tDanny\tIla Rao\t2015
West\tMike\tZoya Anand\t1968 Productions Inc`),
  ).toEqual([
    'Blackbird | Ray | Ila Rao, Lake Theatre | 2014',
    'Orphans | Danny | Ila Rao | 2015',
    'West | Mike | Zoya Anand, 1968 Productions Inc | ',
    false,
  ]);
});

test('a title and a role are divided at ‘as’ where nearly all lines are so, whatever else is in the title', () => {
  expect(
    blockIn(`TELEVISION
Haar Jeet as Mihika
Bharat – Maharana Pratap as Rani Phool Kanwar
Anjaan: Special Crimes Unit as Aditi Sharma
Itti Si Khushi (2014) as Akanksha – Sony TV`),
  ).toEqual([
    'Haar Jeet | Mihika |  | ',
    'Bharat – Maharana Pratap | Rani Phool Kanwar |  | ',
    'Anjaan: Special Crimes Unit | Aditi Sharma |  | ',
    'Itti Si Khushi | Akanksha | Sony TV | 2014',
    false,
  ]);
});

test('a role and a title are divided at ‘in’ in lines that have a role', () => {
  expect(
    blockIn(`THEATRE
Drafters (Lake Theatre, Pune)
Webster in Shakespeare in Love (Hill Theatre)
Shadow Games (Sea Theatre)
Juliet in Romeo & Juliet (Lake Theatre)
3rd Witch in Macbeth (Lake Theatre)
Christmas in the rain (Hill Theatre)`),
  ).toEqual([
    'Drafters |  | Lake Theatre, Pune | ',
    'Shakespeare in Love | Webster | Hill Theatre | ',
    'Shadow Games |  | Sea Theatre | ',
    'Romeo & Juliet | Juliet | Lake Theatre | ',
    'Macbeth | 3rd Witch | Lake Theatre | ',
    'Christmas in the rain |  | Hill Theatre | ',
    true,
  ]);
});

test('a role stands before its quoted play, and the author after it', () => {
  expect(
    blockIn(
      'THEATRE\nGrisha in “Wedding” by Ila Rao (director Zoya Anand)\nAgnostos – in the play "Aesop", 2018',
    ).slice(0, 2),
  ).toEqual(['Wedding | Grisha | Ila Rao, Zoya Anand | ', 'Aesop | Agnostos |  | 2018']);
});

test('a sentence that lists works after what they are is a heading with a row for each', () => {
  const { blocks } = readCv(
    pastedLines(
      'Theatre includes: Geppetto in Pinocchio (Torch Theatre, Pune); Hamlet, Fagin in Oliver! (Lake Theatre); Barefoot in the Park (Hill Theatre).\nHer television credits include Taboo (BBC), Umeed (Zee TV).\nHer work includes teaching.',
    ),
    false,
  );
  expect(
    blocks.map(({ kind, rows }) => [
      kind,
      ...rows.map(({ credit: { title, role, production } }) => [title, role, production].join(' | ')),
    ]),
  ).toEqual([
    [
      'theatre',
      'Pinocchio | Geppetto | Torch Theatre, Pune',
      'Hamlet |  | Lake Theatre',
      'Oliver! | Fagin | Lake Theatre',
      'Barefoot in the Park |  | Hill Theatre',
    ],
    ['television', 'Taboo |  | BBC', 'Umeed |  | Zee TV', 'Her work includes teaching |  | '],
  ]);
});

test('a role in a title is told where nearly all rows are so, and its author is left out beside who made it', () => {
  const rows = [
    'Danceny in Dangerous Ties by Choderlos Lac — Lake Theatre',
    'Lvov in Ivanov by Anton Chekhov — Hill Theatre',
    'Stefan in Little Ones — Sea Theatre',
    'Improvised Night — Lake Theatre',
  ];
  const [block] = readCv(pastedLines(`THEATRE\n${rows.join('\n')}`), false).blocks;
  expect(
    block?.rows.map(({ credit: { title, role, production } }) => [title, role, production].join(' | ')),
  ).toEqual([
    'Dangerous Ties | Danceny | Lake Theatre',
    'Ivanov | Lvov | Hill Theatre',
    'Little Ones | Stefan | Sea Theatre',
    'Improvised Night |  | Lake Theatre',
  ]);
});

test('names after a plural are a heading and a row each, a credit after a kind is one', () => {
  expect(blockIn('Commercials: Amul, Tanishq, Asian Paints')).toEqual([
    'Amul |  |  | ',
    'Tanishq |  |  | ',
    'Asian Paints |  |  | ',
    false,
  ]);
  expect(blockIn('CREDITS\nFilm: Masaan, Devi, 2015').slice(0, 1)).toEqual(['Masaan | Devi |  | 2015']);
});

test('whole names of which several come again beside titles are no roles', () => {
  const names = [
    'Senesh Bandara',
    'Shirly Silva',
    'Senesh Bandara',
    'Gihan Rohana',
    'Shirly Silva',
    'Gihan Rohana',
  ];
  const titles = ['Fantasy', 'Daskon', 'Kaneru', 'Tara', 'Pulina', 'Rathriya', 'Amuthu', 'Hiru'];
  const rows = titles.map(
    (title, at) => `${title} - ${[...names, 'Ananda Abey', 'Sudath Perera'][at] ?? ''}`,
  );
  expect(blockIn(`TELEVISION\n${rows.join('\n')}`).slice(0, 2)).toEqual([
    'Fantasy |  | Senesh Bandara | ',
    'Daskon |  | Shirly Silva | ',
  ]);
});

test('rows with title, role and year above the first heading that is known are offered', () => {
  const rows = '(2024) Third Bell - Actor\n(2020) iSchool - Nurse\n(2019) Kaagdo - Actor';
  expect(blockIn(`${rows}\nSKILLS\nRiding`)).toEqual([
    'Third Bell | Actor |  | 2024',
    'iSchool | Nurse |  | 2020',
    'Kaagdo | Actor |  | 2019',
    false,
  ]);
});

test('a number with a dot is no title, also in one row, and words about further works are none', () => {
  expect(blockIn('PLAYS\n1.\tEk Deewani\nand many more')).toEqual(['Ek Deewani |  |  | ', false]);
});

test('what stands in brackets between titles and companies is the role', () => {
  expect(
    blockIn(`THEATRE
Ivanov (Nikolai), Lake Theatre, 2015
Thyestes (Atreus), Hill Theatre Company, 2014
Hamlet (Prince Hamlet), Sea Theatre, 2013`),
  ).toEqual([
    'Ivanov | Nikolai | Lake Theatre | 2015',
    'Thyestes | Atreus | Hill Theatre Company | 2014',
    'Hamlet | Prince Hamlet | Sea Theatre | 2013',
    true,
  ]);
});

test('rows that name their kinds beside a channel are read as those kinds are, the role before the title', () => {
  expect(
    blockIn(`CREDITS
2015, Television, Detective Reenie, Hollyoaks, Channel 4
2014, Television, Nurse Carol, Waterloo Road, BBC One
2011, Television, Inspector Gold, EastEnders, BBC One`),
  ).toEqual([
    'Hollyoaks | Detective Reenie | Channel 4 | 2015',
    'Waterloo Road | Nurse Carol | BBC One | 2014',
    'EastEnders | Inspector Gold | BBC One | 2011',
    false,
  ]);
});

test('works between semicolons after their kind are a row each, over several lines', () => {
  const text =
    'Films: Salt Road as Meera (dir. Ila Rao, 2012); Umeed as Nurse\n(dir. Neeraj Kale, 2015); Aangan as Kunti (dir. Ila Rao, 2018).\nWeb: Taal as Guard (Netflix, 2020); Dhoop as Maid (Zee5, 2021).';
  const lines = pastedLines(text).map((line, at) => ({ ...line, pitch: at === 1 ? 1.2 : 2 }));
  const { blocks } = readCv(lines, false);
  expect(
    blocks.map(({ kind, rows }) => [
      kind,
      ...rows.map(({ credit: { title, role, production, year } }) =>
        [title, role, production, year].join(' | '),
      ),
    ]),
  ).toEqual([
    [
      'film',
      'Salt Road | Meera | Ila Rao | 2012',
      'Umeed | Nurse | Neeraj Kale | 2015',
      'Aangan | Kunti | Ila Rao | 2018',
    ],
    ['web_series', 'Taal | Guard | Netflix | 2020', 'Dhoop | Maid | Zee5 | 2021'],
  ]);
});

test('a tilde divides, and a director, a company behind a slash or a ‘for’ are who made it', () => {
  expect(
    blockIn(`THEATRE
Umeed ~ Meera ~ Lake Theatre/Ila Rao
Aangan ~ Kunti ~ Hill Theatre/Neeraj Kale
Salt Road ~ Nurse ~ Dir. Zoya Anand, for Sea Theatre`).slice(0, 3),
  ).toEqual([
    'Umeed | Meera | Lake Theatre, Ila Rao | ',
    'Aangan | Kunti | Hill Theatre, Neeraj Kale | ',
    'Salt Road | Nurse | Zoya Anand, Sea Theatre | ',
  ]);
});

test('names of fields in cells of their own belong to the cells behind them; dates have a year, a play its author', () => {
  expect(
    blockIn(`THEATER
Nora\tHenrik Berg\tRolle\tKristine\tRegie\tIla Rao\tProduktion\tLakeside\tAufführungen\tOkt-Nov 2017 (Zürich)
Medea\tJason Holm\tRolle\tNurse\tRegie\tAmit Sen\tProduktion\tLakeside\tAufführungen\tMai 2016, Feb-Mär 2017
Ghosts\tAlma Berg\tRolle\tOsvald\tRegie\tIla Rao\tProduktion\tHillside\tAufführungen\tMai 2012 (Zürich)`),
  ).toEqual([
    'Nora | Kristine | Ila Rao, Lakeside | 2017',
    'Medea | Nurse | Amit Sen, Lakeside | 2017',
    'Ghosts | Osvald | Ila Rao, Hillside | 2012',
    false,
  ]);
});

test('a year behind the company of a labelled director is the year', () => {
  expect(
    blockIn(`THEATRE
Salt Road – Devi – Dir: Ila Rao - Lake Productions 2023
Lampglow – Sky – Dir: Zoya Anand - Hill Theatre 2022
Umeed – Nurse – Dir: Amit Sen - Sea Films 2021`).slice(0, 3),
  ).toEqual([
    'Salt Road | Devi | Ila Rao, Lake Productions | 2023',
    'Lampglow | Sky | Zoya Anand, Hill Theatre | 2022',
    'Umeed | Nurse | Amit Sen, Sea Films | 2021',
  ]);
});
