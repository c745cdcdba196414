import { expect, test } from 'vitest';
import { looseLine, pastedLines, type CvLine } from './cv-line.ts';
import { readCv } from './read-cv.ts';

const creditsIn = (lines: readonly CvLine[]): string[] =>
  readCv(lines, false)
    .blocks.flatMap(({ rows }) => rows)
    .map(({ credit: { kind, title, role, size, production, year } }) =>
      [kind, title, role || size, production, year || ''].join(' | '),
    );

test.each([
  [
    'the last of three lines is a company',
    `THEATRE
Midsummer Night
– Flute –
Lake Theatre (NYC)
The Long Table
– Wilbur –
Hill Works
Dearly Held
– Clyde / Norval –
Marvel Theatre, Pune`,
    [
      'theatre | Midsummer Night | Flute | Lake Theatre (NYC) | ',
      'theatre | The Long Table | Wilbur | Hill Works | ',
      'theatre | Dearly Held | Clyde / Norval | Marvel Theatre, Pune | ',
    ],
  ],
  [
    'each title has a year, and below it a role and a kind',
    `FILMOGRAPHY
Return to Nashik (2023)
Actor • Short
End of Summer (2020)
Actor • Film
The Suspect (2018)
Actor • Short`,
    [
      'short_film | Return to Nashik | Actor |  | 2023',
      'film | End of Summer | Actor |  | 2020',
      'short_film | The Suspect | Actor |  | 2018',
    ],
  ],
  [
    'a title without a label stands above labels',
    `FILMS
The Salt Road
Role: Devi
Director: Neeraj Kale
Lampglow
Role: Sky
Director: Zoya Anand
Half a Moon
Role: Nurse
Director: Ila Rao`,
    [
      'film | The Salt Road | Devi | Neeraj Kale | ',
      'film | Lampglow | Sky | Zoya Anand | ',
      'film | Half a Moon | Nurse | Ila Rao | ',
    ],
  ],
  [
    'labels in two languages stand in a cell of their own',
    `THEATRE
Play / नाटक\tAstavakra
Year / वर्ष\t2023
Role / भूमिका\tRaja Janak
Playwright / लेखक\tRohit Jain
Director / निर्देशक\tIla Rao
Venue / स्थान\tLake Hall, Gwalior
Play / नाटक\tबच्चों की पाठशाला
Role / भूमिका\tTeacher
Director / निर्देशक\tIla Rao`,
    [
      'theatre | Astavakra | Raja Janak | Ila Rao, Lake Hall, Gwalior | 2023',
      'theatre | बच्चों की पाठशाला | Teacher | Ila Rao | ',
    ],
  ],
  [
    'an empty line stands between credits',
    `WEB SERIES
Aangan
Kinjal
dir. Zoya Anand

Rocket Days
Major Rao
dir. Ila Rao

Night Bazaar
Meera
dir. Neeraj Kale`,
    [
      'web_series | Aangan | Kinjal | Zoya Anand | ',
      'web_series | Rocket Days | Major Rao | Ila Rao | ',
      'web_series | Night Bazaar | Meera | Neeraj Kale | ',
    ],
  ],
])('lines are one credit where %s', (_what, text, credits) => {
  expect(creditsIn(pastedLines(text))).toEqual(credits);
});

test('larger titles above their lines begin a credit, on the next page too', () => {
  const lines = pastedLines(
    'FILMOGRAPHY\nGhat\t2026\nShort Film\tLead\nDir. Ila Rao\nAnand\t2025\nWeb Series\tNurse\nDir. Zoya Anand\nUmeed\t2024\nMusic Video\tMeera\nDir. Neeraj Kale',
  ).map((line, at) => ({
    ...line,
    style: { ...line.style, size: at % 3 === 1 ? 12 : 10, isBold: at === 0 },
  }));
  expect(creditsIn(lines)).toEqual([
    'short_film | Ghat | lead | Ila Rao | 2026',
    'web_series | Anand | Nurse | Zoya Anand | 2025',
    'music_video | Umeed | Meera | Neeraj Kale | 2024',
  ]);
});

test('a title is larger than the number beside it and the words above it', () => {
  const lines = pastedLines(
    'PLAYS\nSeason one\n01\tTantra\nRole\tSon\nVenue\tLake Hall\nSeason two\n02\tMandavi\nRole\tSita\nYear\t2026',
  ).map((line, at) => ({
    ...line,
    style: { ...line.style, size: at % 4 === 2 ? 20 : 10, isBold: at === 0 },
  }));
  expect(creditsIn(lines)).toEqual([
    'theatre | Tantra | Son | Season one, Lake Hall | ',
    'theatre | Mandavi | Sita | Season two | 2026',
  ]);
});

test('whole credits with a company in each, or of different lengths, stay a line each', () => {
  const lines = ['Hamlet, Ophelia, Lake Theatre', 'Cabaret, Sally, Hill Theatre', 'Nora, Nora, Sea Theatre'];
  expect(creditsIn(pastedLines(`THEATRE\n${lines.join('\n')}`))).toHaveLength(3);
  expect(creditsIn(pastedLines('FILMS\nAangan, 2019\nUmeed, 2020\nAnand, 2021\nGhat, 2022'))).toHaveLength(4);
});

test('a title in large letters has its role above it and any number of lines below it; who wrote the play is left out', () => {
  const text = `THEATRE
Alison
The Long Way
Music by Ila Rao
Book and Lyrics by Neeraj Kale
Directed by Zoya Anand
Lake Theatre
March 2026
Sky
Lampglow
Directed by Ila Rao
Hill Theatre
May 2025
Queen
Salt Road
Based on the novel by Ila Rao
Directed by Neeraj Kale
Sea Theatre`;
  const titles = ['The Long Way', 'Lampglow', 'Salt Road'];
  const roles = ['Alison', 'Sky', 'Queen'];
  const lines = pastedLines(text).map((line) => {
    const own = line.cells[0]?.text ?? '';
    return {
      ...line,
      pitch: roles.includes(own) ? 3 : 1.2,
      style: {
        ...line.style,
        size: titles.includes(own) ? 17 : 10,
        isBold: [...roles, 'THEATRE'].includes(own),
      },
    };
  });
  expect(creditsIn(lines)).toEqual([
    'theatre | The Long Way | Alison | Zoya Anand, Lake Theatre | 2026',
    'theatre | Lampglow | Sky | Ila Rao, Hill Theatre | 2025',
    'theatre | Salt Road | Queen | Neeraj Kale, Sea Theatre | ',
  ]);
});

test('a title with its theatre and year beside it has its role below', () => {
  const works =
    'Wicked\tAdelphi Theatre\t2014\nJohn\nDry Season\tLake Theatre\t2009\nEddie\nFollies\tHill Theatre\t2002\nBen';
  expect(creditsIn(pastedLines(`STAGE\n${works}`))).toEqual([
    'theatre | Wicked | John | Adelphi Theatre | 2014',
    'theatre | Dry Season | Eddie | Lake Theatre | 2009',
    'theatre | Follies | Ben | Hill Theatre | 2002',
  ]);
});

test('titles that look alike above lines that look alike are credits, and the headings between them stay headings', () => {
  const text = `Theatre
Midsummer Night
Flute
Studio Ensemble
The Long Table
Wilbur
Hill Works
Film
Gracie
Drunk at the bar
Lampglow Films`;
  const titles = ['Midsummer Night', 'The Long Table', 'Gracie'];
  const lines = pastedLines(text).map((line) => {
    const own = line.cells[0]?.text ?? '';
    const size = ['Theatre', 'Film'].includes(own) ? 14 : titles.includes(own) ? 12 : 9;
    return { ...line, pitch: 1.3, style: { ...line.style, size } };
  });
  expect(creditsIn(lines)).toEqual([
    'theatre | Midsummer Night | Flute | Studio Ensemble | ',
    'theatre | The Long Table | Wilbur | Hill Works | ',
    'film | Gracie | Drunk at the bar | Lampglow Films | ',
  ]);
});

test('the kind and the year in small letters above each title belong to it', () => {
  const works = ['Hey Joe', 'Dirty Dishes', 'Grab and Go'];
  const lines = works.flatMap((title, at) =>
    pastedLines(`FILM\t202${String(at)}\n${title}\nRole: Lead\nDirector: Ila Rao`).map((line, index) => ({
      ...line,
      pitch: index === 0 ? 3.5 : 1.3,
      style: { ...line.style, size: index === 1 ? 13 : 10 },
    })),
  );
  expect(creditsIn(lines)).toEqual(
    works.map((title, at) => `film | ${title} | lead | Ila Rao | 202${String(at)}`),
  );
});

test('names of fields stand above their values where they come again', () => {
  const works = ['Salt Road', 'Umeed', 'Aangan'].map(
    (title) => `${title}\nRole\nMeera\nDirector\nNeeraj Kale\n`,
  );
  expect(creditsIn(pastedLines(`THEATRE\n${works.join('\n')}`))).toEqual([
    'theatre | Salt Road | Meera | Neeraj Kale | ',
    'theatre | Umeed | Meera | Neeraj Kale | ',
    'theatre | Aangan | Meera | Neeraj Kale | ',
  ]);
});

test('years above titles with the room between works keep them apart', () => {
  const works = ['Return to Nashik', 'End of Summer', 'The Suspect', 'Umeed'];
  const text = works.map(
    (title, at) => `${String(2020 - at)}\n${title}\nActor • ${at === 2 ? 'Film' : 'Short'}`,
  );
  expect(creditsIn(pastedLines(`FILMOGRAPHY\n\n${text.join('\n\n')}`))).toEqual([
    'short_film | Return to Nashik | Actor |  | 2020',
    'short_film | End of Summer | Actor |  | 2019',
    'film | The Suspect | Actor |  | 2018',
    'short_film | Umeed | Actor |  | 2017',
  ]);
});

test('a wide gap in one title among titles above their roles is no sign of two', () => {
  const lines = ['Maya', 'Nach\tGhuma', 'Half a Moon'].flatMap((title, at) => [
    { ...looseLine(title.split('\t'), { size: 13, isBold: true, isUnderlined: false }), pitch: 1.8 },
    { ...looseLine([`Role - Meera ${String(at)}`]), pitch: 1.4 },
    { ...looseLine([`Year : ${String(2020 + at)}`]), pitch: 1.3 },
  ]);
  const heading = looseLine(['Films'], { size: 18, isBold: false, isUnderlined: false });
  expect(creditsIn([heading, ...lines])).toEqual([
    'film | Maya | Meera 0 |  | 2020',
    'film | Nach Ghuma | Meera 1 |  | 2021',
    'film | Half a Moon | Meera 2 |  | 2022',
  ]);
});

test('a year below each title begins the second line of its work, in two columns', () => {
  expect(
    creditsIn(
      pastedLines(`TELEVISION
Khorkuto\tas Mishti
2020–2022\tStar Jalsha / Magic Moments
Mithai\tas Lata
2021\tZee Bangla / Hill Productions
Gaatchora\tas Bonhi
2022\tStar Jalsha / Lake Films`),
    ),
  ).toEqual([
    'television | Khorkuto | Mishti | Star Jalsha, Magic Moments | 2022',
    'television | Mithai | Lata | Zee Bangla, Hill Productions | 2021',
    'television | Gaatchora | Bonhi | Star Jalsha, Lake Films | 2022',
  ]);
});

test('the names of columns below each heading are no titles of the rows below them', () => {
  const row = (texts: readonly string[], isBold = false): CvLine => {
    const line = looseLine(texts);
    return { ...line, style: { ...line.style, isBold } };
  };
  const lines = ['TELEVISION', 'COMMERCIALS', 'THEATRE'].flatMap((heading, at) => [
    row([heading], true),
    row(['FILM', 'YEAR'], true),
    row([`Work ${'ABC'[at] ?? ''}`, '2018']),
  ]);
  expect(creditsIn(lines)).toEqual([
    'television | Work A |  |  | 2018',
    'commercial | Work B |  |  | 2018',
    'theatre | Work C |  |  | 2018',
  ]);
});
