// What the CVs of the tests say: credits of invented actors.

/** Title, role, production, year. */
export type Row = readonly [title: string, role: string, production: string, year: string];

export const FILMS: readonly Row[] = [
  ['The Salt Road', 'Devi', 'Neeraj Kale', '2019'],
  ['Lampglow', 'Sky', 'Zoya Anand', '2015'],
  ['Monsoon, Again', 'Meera', 'Anjali Rao', '2022'],
  ['Raat Akeli', 'Inspector Rane', 'Amit Sen', '2017'],
];
export const SERIALS: readonly Row[] = [
  ['Aangan', 'Kinjal', 'Star Plus', '2021'],
  ['Crime Diary', 'Sub-Inspector Naik', 'Sony TV', '2018'],
  ['Dil Ke Raaste', 'Srishti', 'Zee TV', '2020'],
];
export const SERIES: readonly Row[] = [
  ['Dahaad S2', 'Renu', 'Prime Video', '2023'],
  ['City of Glass', 'Neeti Singh', 'Netflix', '2019'],
  ['The Family Court', 'Tara', 'SonyLIV', '2021'],
];
export const PLAYS: readonly Row[] = [
  ['Hamlet', 'Ophelia', 'Prithvi Theatre', '2018'],
  ['Tughlaq', 'Step-mother', 'Rangmanch Repertory', '2016'],
  ['The Glass Menagerie', 'Laura', 'Blue Hill Productions', '2014'],
];

/** American credits: title, role, company, director. */
export const REGIONAL: readonly (readonly string[])[] = [
  ['The Importance of Being Earnest', 'Cecily', 'Harbor Repertory Theatre', 'Dana Whitlock'],
  ['Twelfth Night', 'Viola', 'Riverside Shakespeare Festival', 'M. Okafor'],
  ['Into the Woods', 'Baker’s Wife', 'Lakeside Playhouse', 'Jo Brandt'],
  ['Our Town', 'Emily Webb', 'Mill City Players', 'Ann Fields'],
  ['Spring Awakening', 'Ilse', 'North Street Theatre Co.', 'Lee Park'],
];
export const US_FILMS: readonly (readonly string[])[] = [
  ['The Long Drive Home', 'Lead', 'Paper Boat Pictures'],
  ['Static', 'Supporting', 'Dir. Maya Lind'],
  ['Night Shift', 'Featured', 'NYU Graduate Film'],
];
export const US_TELEVISION: readonly (readonly string[])[] = [
  ['Precinct 9', 'Co-Star', 'NBC'],
  ['Harbor Lights', 'Guest Star', 'HBO'],
];
export const US_TRAINING: readonly (readonly string[])[] = [
  ['BFA Acting', 'Hartwell University', ''],
  ['Scene Study', 'Carla Novak', 'New York'],
];

type Kind =
  | 'film'
  | 'television'
  | 'web_series'
  | 'theatre'
  | 'commercial'
  | 'short_film'
  | 'voice'
  | 'award';

/** Credits as the tests compare them: `kind | title | role | production | year`. */
export const expected = (kind: Kind, list: readonly (readonly string[])[]): string[] =>
  list.map(([title = '', role = '', production = '', year = '0']) =>
    [kind, title, role, production, year].join(' | '),
  );

export const ALL = [
  ...expected('film', FILMS),
  ...expected('television', SERIALS),
  ...expected('web_series', SERIES),
  ...expected('theatre', PLAYS),
];
