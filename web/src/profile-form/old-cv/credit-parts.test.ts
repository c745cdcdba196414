// What is recognised in rows of old CVs by itself, as people in many places write it: labels, sizes, kinds, makers, years.
import { expect, test } from 'vitest';
import { pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';

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
    'theatre | Aangan | Nurse | Hill Theatre, Zoya Anand | 2012',
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
      `Theatre includes: Nurse, Medea (Hill Theatre, dir. Ila Rao); Guard, Umeed (Lake Theatre); Agnes, Rain, Salt and Sea (Hill Rep, dir. Amit Sen); Maid, Nora (Sea Theatre);`,
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

test('what begins with a small letter is a role, and ‘sir’ stands behind a director', () => {
  expect(
    rowsIn(`FILMS
Bareilly / printing press worker / Ashwini Iyer ma'am
Batla House / constable / Nikhil Advani sir
Article 15 / villager / Anubhav Sen sir
WEB
Meera in SALT ROAD, short dir. Ila Rao
Guard in HALF A MOON, short dir. Amit Sen`),
  ).toEqual([
    "film | Bareilly | printing press worker | Ashwini Iyer ma'am | ",
    'film | Batla House | constable | Nikhil Advani sir | ',
    'film | Article 15 | villager | Anubhav Sen sir | ',
    'short_film | SALT ROAD | Meera | Ila Rao | ',
    'short_film | HALF A MOON | Guard | Amit Sen | ',
  ]);
});

test('a maker may stand in brackets that no word explains, where other rows have companies there', () => {
  expect(
    rowsIn(`TELEVISION
Mrs Toner in HILL GIRLS (Netflix) dir. Ila Rao
Sergeant in LINE OF RAIN (Zee TV) dir. Amit Sen
Nurse in BLUE MOON (Canderblinks) dir. Zoya Anand
TELEFILMS
Parizaad – Clerk – Hum TV (D/ Saad Kashmiri, P/ Momina Duraid)
Umeed – Nurse – Geo TV (D/ Ila Rao)
PLAYS
Moruchi (Hill Productions) – 1998\tBhaiya
Yogi (Natyasampada) – 2002\tKanhoji
Bedi (Lake Theatre) – 2009\tGokarna
Raja (Sea Productions) – 2011\tNurse`),
  ).toEqual([
    'television | HILL GIRLS | Mrs Toner | Netflix, Ila Rao | ',
    'television | LINE OF RAIN | Sergeant | Zee TV, Amit Sen | ',
    'television | BLUE MOON | Nurse | Canderblinks, Zoya Anand | ',
    'television | Parizaad | Clerk | Hum TV, Saad Kashmiri, Momina Duraid | ',
    'television | Umeed | Nurse | Geo TV, Ila Rao | ',
    'theatre | Moruchi | Bhaiya | Hill Productions | 1998',
    'theatre | Yogi | Kanhoji | Natyasampada | 2002',
    'theatre | Bedi | Gokarna | Lake Theatre | 2009',
    'theatre | Raja | Nurse | Sea Productions | 2011',
  ]);
});

test('what kind a work is stands before who made it, too', () => {
  expect(
    rowsIn(`FILM + SCREEN
Prom Night - Lead - Short, Lake College Thesis
About Rain - Supporting - Short, Ila Rao
Salt Moon - Supporting - Animated Feature, Dir. Amit Sen
Flapjax - Supporting - Feature, Dir. Zoya Anand`),
  ).toEqual([
    'short_film | Prom Night | lead | Lake College Thesis | ',
    'short_film | About Rain | supporting | Ila Rao | ',
    'film | Salt Moon | supporting | Amit Sen | ',
    'film | Flapjax | supporting | Zoya Anand | ',
  ]);
});

test('a label of one letter needs no room behind it, and a hyphen within a title is no label', () => {
  expect(
    rowsIn(`THEATRE
SALT ROAD\tDevi\tLake Theatre\td/Ila Rao
THE 21-YEAR-OLD GHOST†\tSky\tHill Theatre\tdir./Zoya Anand
UMEED^\tNurse\tSea Theatre\tprod/Amit Sen`),
  ).toEqual([
    'theatre | SALT ROAD | Devi | Lake Theatre, Ila Rao | ',
    'theatre | THE 21-YEAR-OLD GHOST | Sky | Hill Theatre, Zoya Anand | ',
    'theatre | UMEED | Nurse | Sea Theatre, Amit Sen | ',
  ]);
});

test('a sentence says who directed a work, and what was played in it', () => {
  expect(
    rowsIn(`THEATRE
PRODUCTION INFO\tYEAR
SALT ROAD DIRECTED BY ILA RAO PLAYED NURSE\t2022
LAMPGLOW DIRECTED BY ZOYA ANAND, PLAYED THE NARRATOR\t2021
UMEED DIRECTED BY AMIT SEN\t2019`),
  ).toEqual([
    'theatre | SALT ROAD | NURSE | ILA RAO | 2022',
    'theatre | LAMPGLOW | NARRATOR | ZOYA ANAND | 2021',
    'theatre | UMEED |  | AMIT SEN | 2019',
  ]);
});

test('a place of films is no kind of work', () => {
  expect(rowsIn('THEATRE\nSalt Road\tDevi\tLake Theatre, Hollywood')[0]).toMatch(/^theatre/);
});

test('a company may stand in a sentence after the role', () => {
  expect(
    rowsIn(`THEATRE
Salt Road – Devi. Lake Theatre
Lampglow – Sky. Hill Repertory
Umeed – the Contractor. Sea Theatre`),
  ).toEqual([
    'theatre | Salt Road | Devi | Lake Theatre | ',
    'theatre | Lampglow | Sky | Hill Repertory | ',
    'theatre | Umeed | the Contractor | Sea Theatre | ',
  ]);
});

test('‘Chorus’ and ‘Day player’ stay the words of the CV', () => {
  expect(rowsIn('THEATRE\nSalt Road\tChorus\tLake Theatre\nLampglow\tEnsemble\tHill Theatre')).toEqual([
    'theatre | Salt Road | Chorus | Lake Theatre | ',
    'theatre | Lampglow | ensemble | Hill Theatre | ',
  ]);
  expect(rowsIn('FILM\nSalt Road\tDay Player\tLake Films')[0]).toBe(
    'film | Salt Road | Day Player | Lake Films | ',
  );
});

test('brands with a remark in brackets are a list of brands', () => {
  expect(
    rowsIn('AD FILMS\nAmul, Tanishq, V-Guard, Milma (2 films), Fevicol').map((row) => row.split(' | ')[1]),
  ).toEqual(['Amul', 'Tanishq', 'V-Guard', 'Milma (2 films)', 'Fevicol']);
  // '2 films' is nobody who made them.
  expect(rowsIn('AD FILMS\nAmul, Tanishq, Milma (2 films)').map((row) => row.split(' | ')[3])).toEqual([
    '',
    '',
    '',
  ]);
});

test('a role behind a label and a dash among others with colons is one, and a dot behind a label is no maker', () => {
  expect(
    rowsIn(`NATAK
Salt Road, Hill Company, Wri: A. Sen, Dir: Ila Rao, role – Dharma (2009)
Lampglow, Hill Company, Wri: A. Sen, Dir: Zoya Anand, role – Nurse (2011)`),
  ).toEqual([
    'theatre | Salt Road | Dharma | Hill Company, Ila Rao | 2009',
    'theatre | Lampglow | Nurse | Hill Company, Zoya Anand | 2011',
  ]);
  expect(
    rowsIn(`THEATRE
2010 : Salt Road (Director: Ila Rao, Lake Theatre Company). Role: Wife
2012 : Lampglow (Director: Amit Sen, Lake Theatre Company). Role: Mother`)[0],
  ).toBe('theatre | Salt Road | Wife | Ila Rao, Lake Theatre Company | 2010');
});

test('corporate work and rehearsed readings are kinds in the rows of agents’ lists', () => {
  expect(
    rowsIn(`CREDITS
2024, Stage, Devi, SALT ROAD, Lake Theatre, Ila Rao
2023, Corporate, Nurse, LAMPGLOW, Hill Films, Zoya Anand
2022, Rehearsed Reading, Sky, UMEED, Sea Theatre, Amit Sen`).map((row) => row.split(' | ')[0]),
  ).toEqual(['theatre', 'other', 'theatre']);
});

test('two roles of one play are a role, and a channel of longer name tells the kind', () => {
  expect(rowsIn('THEATRE\nSalt Road\tCicero, Ensemble\tLake Theatre')[0]).toBe(
    'theatre | Salt Road | Cicero, Ensemble | Lake Theatre | ',
  );
  expect(
    rowsIn('TV/Commercial\nSalt Road\tNurse\tInvestigation Discovery Channel\nAmul\tMother\tHill Films').map(
      (row) => row.split(' | ')[0],
    ),
  ).toEqual(['television', 'television']);
});

test('sizes between slashes, a title that begins with ‘As’ and a short word before a dot are no roles of their own', () => {
  expect(
    rowsIn(`THEATRE
Salt Road\tDevi\tLead/Supporting\tIla Rao/Lake Theatre
AS U LIKE IT\tGeorge\tSupporting\tAmit Sen/Hill Theatre
Umeed\tNurse\tLead\tRay Liu/Lake Intl. School`),
  ).toEqual([
    'theatre | Salt Road | Devi | Ila Rao, Lake Theatre | ',
    'theatre | AS U LIKE IT | George | Amit Sen, Hill Theatre | ',
    'theatre | Umeed | Nurse | Ray Liu, Lake Intl. School | ',
  ]);
});
