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
  ).toEqual(['Wedding | Grisha | Zoya Anand, Ila Rao | ', 'Aesop | Agnostos |  | 2018']);
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

const rowsIn = (text: string): string[] =>
  readCv(pastedLines(text), false)
    .blocks.flatMap(({ rows }) => rows)
    .map(({ credit: { kind, title, role, size, production, year } }) =>
      [kind, title, role || size, production, year || ''].join(' | '),
    );

test('the size of a role before it is no role, and who made a work stands behind its kind, a slash or a word', () => {
  expect(
    rowsIn(`TELEVISION
Sort of Rain\tPrincipal – Dr. Gill\tCBC/ Ila Rao
Murder in Pune\tGuest Star – Meera\tLake Films/Zoya Anand
Half a Moon\tLead – Hari\tHill Films/ Amit Sen
1. Umeed - Theatre (Lampglow)
THEATRE
Nurse in “Aangan”, Lake Repertory, direction Ila Rao
Witch in “Salt Road”, Hill Repertory, direction Zoya Anand`),
  ).toEqual([
    'television | Sort of Rain | Dr. Gill | CBC, Ila Rao | ',
    'television | Murder in Pune | Meera | Lake Films, Zoya Anand | ',
    'television | Half a Moon | Hari | Hill Films, Amit Sen | ',
    'theatre | Umeed |  | Lampglow | ',
    'theatre | Aangan | Nurse | Lake Repertory, Ila Rao | ',
    'theatre | Salt Road | Witch | Hill Repertory, Zoya Anand | ',
  ]);
});

test('a dot within a cell divides it, wherever the cell stands', () => {
  expect(
    rowsIn(`ACTOR
2025\tPhule\tFilm\tJyotirao (Lead)
2025\tSaare Jahan\tWeb Series\tVishnu Shankar · Netflix
2024\tAgni\tFilm\tVitthal Rao · dir. Ila Rao
2024\tSpam\tShort Film\tNikhil`),
  ).toEqual([
    'film | Phule | Jyotirao |  | 2025',
    'web_series | Saare Jahan | Vishnu Shankar | Netflix | 2025',
    'film | Agni | Vitthal Rao | Ila Rao | 2024',
    'short_film | Spam | Nikhil |  | 2024',
  ]);
});

test('a role with a dash that nothing explains, and a work that holds another, are not ticked', () => {
  const { blocks } = readCv(
    pastedLines(
      'FILMS\nUmeed | Nurse | Ila Rao\nAangan | Guard | Zoya Anand\nHalf a Moon | Coach — Oho Gujarati | Amit Sen\nSalt Road | Meera | Rain as Hari',
    ),
    false,
  );
  expect(blocks[0]?.rows.map(({ isSound }) => isSound)).toEqual([true, true, false, false]);
});

test('what a work is like is none of its fields, and a size stands after a comma, too', () => {
  expect(
    rowsIn(`ACTOR
Sanyu\tTV Series | Drama • 2021
Enkuba\tFilm | Crime / Thriller • 2022
Ethania\tShort film | Comedy • 2022
FILMS
Rain’s Hot Lover, Supporting role - Jack, dir. Kiki Hu
My Lost Moon, Lead - Bobby, dir. Albert Xu`),
  ).toEqual([
    'television | Sanyu |  |  | 2021',
    'film | Enkuba |  |  | 2022',
    'short_film | Ethania |  |  | 2022',
    'film | Rain’s Hot Lover | Jack | Kiki Hu | ',
    'film | My Lost Moon | Bobby | Albert Xu | ',
  ]);
});

test('labels of one letter, of another language, behind a bracket or in an outline are read', () => {
  expect(
    rowsIn(`NATAK
Umeed [Writer: A. Sen, Dir: Ila Rao] Role – Guard (2010)
Aangan [Hill Theatre, Dir: Zoya Anand] Role – Nurse (2012)
CHITRAPAT
ANGREJ, 2015, D: Ila Rao, R: Uncle
BAMBUKAT, 2016, D: Amit Sen, R: Sepoy
MALIKA
1. Gatha
a. Channel: Colors
b. Paatra: Lawyer
2. Kanyadan
a. Channel: Zee TV
b. Paatra: Poet`),
  ).toEqual([
    'theatre | Umeed | Guard | Ila Rao | 2010',
    'theatre | Aangan | Nurse | Zoya Anand, Hill Theatre | 2012',
    'film | ANGREJ | Uncle | Ila Rao | 2015',
    'film | BAMBUKAT | Sepoy | Amit Sen | 2016',
    'television | Gatha | Lawyer | Colors | ',
    'television | Kanyadan | Poet | Zee TV | ',
  ]);
  expect(
    rowsIn(`रंगमंच
* अंधा युग – लेखक धर्मवीर भारती – निर्देशक व्योमेश शुक्ल – संजय
* बकरी – लेखक सर्वेश्वर दयाल – निर्देशक कुँवरजी – दुर्जन`),
  ).toEqual(['theatre | अंधा युग | संजय | व्योमेश शुक्ल | ', 'theatre | बकरी | दुर्जन | कुँवरजी | ']);
});

test('a year belongs to the title that it ends where other titles have none, or another year follows', () => {
  expect(
    rowsIn(`WEB SERIES
Scam 1992 – Broker – SonyLIV
Samantar – Neighbour – MX Player
Rocket Boys – Scientist – SonyLIV
FILMS
Salt Road 2019 – Guard – Ila Rao
Umeed 2020 – Nurse – Zoya Anand
PLAYS
Taj Mahal 1989 – Guide – Hill Theatre – 2020
Lampglow – Meera – Hill Theatre – 2021`),
  ).toEqual([
    'web_series | Scam 1992 | Broker | SonyLIV | ',
    'web_series | Samantar | Neighbour | MX Player | ',
    'web_series | Rocket Boys | Scientist | SonyLIV | ',
    'film | Salt Road | Guard | Ila Rao | 2019',
    'film | Umeed | Nurse | Zoya Anand | 2020',
    'theatre | Taj Mahal 1989 | Guide | Hill Theatre | 2020',
    'theatre | Lampglow | Meera | Hill Theatre | 2021',
  ]);
});

test('a column of billing beside one of roles, of numbers and of how often a play was shown is none of a credit', () => {
  expect(
    rowsIn(`TELEVISION
Sort of Rain\tNurse Pauline\tPrincipal\tIla Rao / Netflix
Half a Moon\tWaitress\tActor\tZoya Anand / Zee TV
Salt Road\tMrs. Levesque\tPrincipal\tAmit Sen / Netflix
FILMS
Umeed\tMeera\t480\tIla Rao\t2016
Aangan\tKunti\t300+\tZoya Anand\t2019
Lampglow\tNurse\t35\tAmit Sen\t2021
PLAYS
Play\tDirector\tRole\tShows\tYear
Nora\tIla Rao\tNora\t127\t2009
Medea\tAmit Sen\tNurse\t210\t2014`),
  ).toEqual([
    'television | Sort of Rain | Nurse Pauline | Ila Rao, Netflix | ',
    'television | Half a Moon | Waitress | Zoya Anand, Zee TV | ',
    'television | Salt Road | Mrs. Levesque | Amit Sen, Netflix | ',
    'film | Umeed | Meera | Ila Rao | 2016',
    'film | Aangan | Kunti | Zoya Anand | 2019',
    'film | Lampglow | Nurse | Amit Sen | 2021',
    'theatre | Nora | Nora | Ila Rao | 2009',
    'theatre | Medea | Nurse | Amit Sen | 2014',
  ]);
});

test('the channel on which a work was shown, and who made it between dots, are its makers', () => {
  expect(
    rowsIn(`TELEVISION
Umeed — Nurse\tHum TV · Dir. Ila Rao · 2021
Aangan — Guard\tGreen Entertainment · Dir. Zoya Anand · 2022
Salt Road — Meera\tHum TV · Dir. Amit Sen · 2023
👉🏻 Mohor on Star Jalsha, as Professor`),
  ).toEqual([
    'television | Umeed | Nurse | Hum TV, Ila Rao | 2021',
    'television | Aangan | Guard | Green Entertainment, Zoya Anand | 2022',
    'television | Salt Road | Meera | Hum TV, Amit Sen | 2023',
    'television | Mohor | Professor | Star Jalsha | ',
  ]);
});

test('a sentence that lists works names the role before each, where nearly all have two parts', () => {
  expect(
    rowsIn(
      `Theatre includes: Nurse, Medea (Hill Theatre, dir. Ila Rao); Guard, Umeed (Lake Theatre); Agnes, Rain, Salt and Sea (Hill Rep, dir. Amit Sen); Maid, Nora (Sea Theatre).`,
    ),
  ).toEqual([
    'theatre | Medea | Nurse | Hill Theatre, Ila Rao | ',
    'theatre | Umeed | Guard | Lake Theatre | ',
    'theatre | Rain, Salt and Sea | Agnes | Hill Rep, Amit Sen | ',
    'theatre | Nora | Maid | Sea Theatre | ',
  ]);
});

test('words of India’s languages in Latin letters and of Europe’s name kinds, roles and directors', () => {
  expect(
    rowsIn(`FILMEIN
Film “Maya” (2009, nirdeshak Ila Rao) mein Bhai ka kirdar
Film “Tura” (2010, nirdeshak Amit Sen) mein Hawaldar ka kirdar
DHARABAHIK:
House Full | NTV | Porichalok: Redoan Roy | Choritro: Khala | 2009
Graduate | NTV | Porichalok: Mohan Raz | Choritro: Bua | 2012
TELEVISIÓN
Mareas (2021), Personaje: Loli, Dir.: Paco Plaza
Criadas (2015), Personaje: Criada, Dir.: Ana Rincón
CINÉMA
2017 – « Le Phare » – réal. Léa Roy – rôle : Lucie
2015 – « Hors saison » – réal. Tom Rao – rôle : Anne`),
  ).toEqual([
    'film | Maya | Bhai | Ila Rao | 2009',
    'film | Tura | Hawaldar | Amit Sen | 2010',
    'television | House Full | Khala | NTV, Redoan Roy | 2009',
    'television | Graduate | Bua | NTV, Mohan Raz | 2012',
    'television | Mareas | Loli | Paco Plaza | 2021',
    'television | Criadas | Criada | Ana Rincón | 2015',
    'film | Le Phare | Lucie | Léa Roy | 2017',
    'film | Hors saison | Anne | Tom Rao | 2015',
  ]);
});
