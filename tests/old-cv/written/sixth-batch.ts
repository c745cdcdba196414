// CVs as real actors write them, with what is right for each row. `written-cvs.ts` says how they are read and drawn.
import type { WrittenCv } from '../written-cvs.ts';

const BOLD = { font: 'Helvetica-Bold', size: 12 } as const;

export const SIXTH_BATCH: readonly WrittenCv[] = [
  {
    what: 'a vita of dated items in German quotation marks, which go on below',
    makes: [
      { as: 'pdf', xs: [57, 163], size: 12, step: 20, heading: { ...BOLD, size: 14 }, isWrapped: true },
    ],
    text: `
Jonas Weber
# Theatre (Selection): ⇒ theatre
- 2024 ¦ „Der Kreis“, Role: Tobias Brand, Dir.: Anna Maria Feldkirchner, Stadttheater Neuenbrück ⇒ Der Kreis | Tobias Brand | Anna Maria Feldkirchner, Stadttheater Neuenbrück | 2024
- 2022 ¦ „Nachtzug“, Role: Second Conductor, Dir.: Peter Lundqvist-Hansen, Theater am Fluss ⇒ Nachtzug | Second Conductor | Peter Lundqvist-Hansen, Theater am Fluss | 2022
- 2020 ¦ „Die Brücke“, Role: Karl, Dir.: Ulrike Sommerfeld, Landestheater Mittenwalde ⇒ Die Brücke | Karl | Ulrike Sommerfeld, Landestheater Mittenwalde | 2020
- 2019 ¦ „Das Haus am Rand der Stadt“, Role: Emil, Dir.: Hannes Oberbauer, Theater am Fluss ⇒ Das Haus am Rand der Stadt | Emil | Hannes Oberbauer, Theater am Fluss | 2019
`,
  },
  {
    what: 'a résumé whose second column says what kind of film it is',
    makes: [{ as: 'pdf', xs: [50, 210, 310, 430], size: 10, heading: BOLD }],
    text: `
# FILM/TV ⇒ film
River of Glass ¦ SAG Feature ¦ Stand-In for the Lead ¦ Mara Quill ⇒ River of Glass | Stand-In for the Lead | Mara Quill
The Long Table ¦ SAG Short ¦ Supporting ¦ Colin Lazzi ⇒ short_film: The Long Table | supporting | Colin Lazzi
Edge of a Field ¦ Short ¦ Lead ¦ Martin Padil ⇒ short_film: Edge of a Field | lead | Martin Padil
Cowboy, Wait ¦ Student Short ¦ Lead ¦ Carla Sanders ⇒ short_film: Cowboy, Wait | lead | Carla Sanders
# THEATRE ⇒ theatre trp
Burnt Bread ¦ Performer, Writer ¦ Icebox Theatre, Under St. Luke
The Tempest ¦ Ferdinand ¦ Hill House Theatre
`,
  },
  {
    what: 'a list with the role before the title and slashes after it',
    makes: [{ as: 'paste' }],
    text: `
Film / TV ⇒ # film
2014 ⇒ -
The Man, Cyclists / Denwick Productions / Dennis Kerr ⇒ Cyclists | The Man | Denwick Productions, Dennis Kerr | 2014
Bus Passenger, Winter Light / Southern Gull Productions / Paula Gibbs ⇒ Winter Light | Bus Passenger | Southern Gull Productions, Paula Gibbs | 2014
2012 ⇒ -
Student, Colonel Mud / Lion Dreams Productions / Tony Erric ⇒ Colonel Mud | Student | Lion Dreams Productions, Tony Erric | 2012
Bartender, Postcards from Leeds / Skill Film Lab / Sara Wark ⇒ Postcards from Leeds | Bartender | Skill Film Lab, Sara Wark | 2012
`,
  },
  {
    what: 'a voice actor’s commercials whose agencies stand third, as in the rest',
    makes: [{ as: 'pdf', xs: [50, 230, 390], size: 10, heading: BOLD }],
    text: `
# TV Commercials ⇒ commercial trp
Oakland County: Lights On! ¦ Husband ¦ Lara May Advertising
Central Cars: Tailgate Day ¦ Tailgater #1 ¦ Nuclear Productions
Central Cars: Where’s the Fun? ¦ Customer ¦ Nuclear Productions
# Music Videos ⇒ music_video trp
Mo Bagley: Booty Call ¦ Party Geek ¦ Suzette Productions
# Stage ⇒ theatre trp
Short Distances ¦ Mr. Hale ¦ Sleepy Hill Productions
The Porter’s Tale ¦ Porter ¦ Cabrini College
`,
  },
  {
    what: 'a child’s musicals with one word for a role, and months',
    makes: [{ as: 'pdf', xs: [50, 250, 430], size: 10, heading: BOLD }],
    text: `
# THEATRE (Selected) ⇒ theatre try
Beetle Boy ¦ Beetle ¦ 2025
The Wizard of Oz Jr. ¦ Scarecrow ¦ 2025
The Little Mermaid Jr. ¦ Sebastian ¦ 2025
Finding Nemo Jr. ¦ Nemo ¦ 2023
Frozen Jr. ¦ Olaf ¦ 2022
`,
  },
  {
    what: 'works with brackets that say what they are, and a list of directors',
    makes: [{ as: 'pdf', xs: [50, 230, 390], size: 10, heading: BOLD }],
    text: `
# FILM ⇒ film
Baby Boy (Senior Thesis Film) ¦ Supporting ¦ Dir. Kathy Hugh ⇒ Baby Boy | supporting | Kathy Hugh
In Game Life ¦ Lead ¦ Dir. Emma Helf ⇒ In Game Life | lead | Emma Helf
The Drift ¦ Lead ¦ Dir. Sam Cole ⇒ The Drift | lead | Sam Cole
# COMMERCIALS ⇒ commercial
Volt Cars (Digital Campaign) ¦ PRINCIPAL ¦ Dir. Adam Grey ⇒ Volt Cars (Digital Campaign) | PRINCIPAL | Adam Grey
Plus Credit Union ¦ PRINCIPAL ¦ Dir. Luke Kay ⇒ Plus Credit Union | PRINCIPAL | Luke Kay
`,
  },
  {
    what: 'a pasted page with a company or a director after a dash',
    makes: [{ as: 'paste' }],
    text: `
Commercial ⇒ # commercial
SunDisk - Fog Town Pictures ⇒ SunDisk | | Fog Town Pictures
Wicker - Red Box Studio ⇒ Wicker | | Red Box Studio
Grush - Red Box Studio ⇒ Grush | | Red Box Studio
Theatre ⇒ # theatre
Cat’s Claw - Dragonfly Theatre ⇒ Cat’s Claw | | Dragonfly Theatre
Walls - UC Santa Marta ⇒ Walls | | UC Santa Marta
Knots - UC Santa Marta ⇒ Knots | | UC Santa Marta
Monster Love - UC Santa Marta ⇒ Monster Love | | UC Santa Marta
`,
  },
  {
    what: 'a Word file with a plain line above each table that names its columns',
    makes: [{ as: 'docx', isTable: true }],
    text: `
Deena Wills
Film ⇒ # film trp
Production ¦ Role ¦ Producer ⇒ -
One 2 One ¦ Supporting ¦ One 2 One Productions
Lactose Free ¦ Supporting ¦ I Said Seal Films
A Smile ¦ Supporting ¦ 28B Films
Training days ⇒ # none
Production ¦ Role ¦ Producer ⇒ -
PartyTime ¦ Supporting ¦ PartyTime Inc ⇒ other: PartyTime | supporting | PartyTime Inc
Fidelio Funds ¦ Supporting ¦ Fidelio Images ⇒ other: Fidelio Funds | supporting | Fidelio Images
`,
  },
  {
    what: 'tables whose first column has a name of its own',
    makes: [{ as: 'paste' }],
    text: `
theatre ⇒ # theatre trp
Performance ¦ Role ¦ Director ⇒ -
Wedding, cellar and 7 phones ¦ Julia ¦ Maxim Mikhail
From the red cat to the green star ¦ Sad Girl ¦ Maxim Mikhail
`,
  },
  {
    what: 'a heading that says that tapes are sent, and training with films in its name',
    makes: [{ as: 'pdf', xs: [50, 230, 390], size: 10, heading: BOLD }],
    text: `
# Film: Tape Available Upon Request ⇒ film trp
Baby Days ¦ Lead ¦ Studio 107 Productions
A Broken Cart ¦ Lead ¦ Lion Eye Productions
Brass ¦ Supporting ¦ Old Town Productions
# Theater: ⇒ theatre trp
Meisner & Me ¦ Co-Starred ¦ Garrett Productions
The Haven ¦ Lead ¦ Studio B Productions
Long Night ¦ Mr. Ma (Company Boss) ¦ Studio B Productions
# Training: ⇒ training
Tim Lorgan Workshop: ¦ Commercial Workshop
 ¦ Acting for Film and Television
Open Voice Studios: ¦ Singing
`,
  },
  {
    what: 'a Hindi film actor’s message with counts and years in its headings',
    makes: [{ as: 'paste' }],
    text: `
Rakesh Yadav
FILMS (4) ⇒ # film
1. Pathar Ki Lakeer (2023) - Inspector Rana ⇒ Pathar Ki Lakeer | Inspector Rana | | 2023
2. Dhool - Sarpanch, Dir: Anil Sharma ⇒ Dhool | Sarpanch | Anil Sharma
3. Ret Samadhi (2021) Mukhiya ⇒ Ret Samadhi | Mukhiya | | 2021
Marathi Plays 2010-2022 ⇒ # theatre
Sakharam Binder - Binder - Dir: Vijay Kenkre ⇒ Sakharam Binder | Binder | Vijay Kenkre
Natsamrat - Belwalkar - Dir: Amol Palekar ⇒ Natsamrat | Belwalkar | Amol Palekar
Commercials: 12 ⇒ # commercial
Amul - Father ⇒ Amul | Father
Tata Sky - Shopkeeper ⇒ Tata Sky | Shopkeeper
`,
  },
  {
    what: 'a television actress’s list with languages, episodes and dots before roles',
    makes: [{ as: 'paste' }],
    text: `
FILM ⇒ # film
"Dhadkan Nagar" (Hindi, 2019) Dir. Ketan Shah ..... Sunita ⇒ Dhadkan Nagar | Sunita | Ketan Shah | 2019
"Ek Chadar" (Punjabi, 2021) Dir. Gur Singh ..... Mother ⇒ Ek Chadar | Mother | Gur Singh | 2021
TELEVISION ⇒ # television
Crime Nights, Sony TV, Episode 45, Victim's mother ⇒ Crime Nights | Victim's mother | Sony TV
Ghar Sansar, Zee TV, Daily, Bua ji ⇒ Ghar Sansar | Bua ji | Zee TV
THEATRE ⇒ # theatre
Waiting for Godot — Lucky — Rangshankara — 2016 ⇒ Waiting for Godot | Lucky | Rangshankara | 2016
Mother Courage — Kattrin — NSD — 2014 ⇒ Mother Courage | Kattrin | NSD | 2014
SHORT FILMS ⇒ # short_film
Chai | Lead | Best Actress, MAMI 2020 ⇒ -
Window | Supporting | Simmi's niece | 2019 ⇒ -
`,
  },
  {
    what: 'a message whose headings stand after empty lines, some in capitals',
    makes: [{ as: 'paste' }],
    text: `
WEB SERIES ⇒ # web_series
Gram Sabha (Netflix) - Villager ⇒ Gram Sabha | Villager | Netflix
Raat Akeli (Netflix) - Constable ⇒ Raat Akeli | Constable | Netflix

TV SERIALS ⇒ # television
Saas Ki Duniya (Colors) - Uncle ⇒ Saas Ki Duniya | Uncle | Colors
Kahani Ghar Ki (Star Plus) - Doctor ⇒ Kahani Ghar Ki | Doctor | Star Plus

Ads / TVC ⇒ # commercial
Surf Excel ⇒ Surf Excel
Asian Paints ⇒ Asian Paints
`,
  },
  {
    what: 'an Indian table of plays with languages, playwrights and places',
    makes: [{ as: 'docx', isTable: true, heading: { isBold: true } }],
    text: `
# Stage Experience ⇒ theatre
S.No. ¦ Name of Play/Show ¦ Language ¦ Playwright/Story ¦ Character ¦ Direction ¦ Year ¦ Organisation/Place ⇒ -
1 ¦ Kaagaz ¦ Hindi ¦ P. R. Varma ¦ Chorus & Gramin ¦ Rajan Srivas ¦ 2006 & 2007 ¦ Theatre unit ⇒ Kaagaz | Chorus & Gramin | Rajan Srivas, Theatre unit | 2007
2 ¦ Dhoop ¦ Maithili ¦ Anil Akela ¦ Kisun ¦ Kaushal Das ¦ 2009 ¦ Chetana Samiti ⇒ Dhoop | Kisun | Kaushal Das, Chetana Samiti | 2009
3 ¦ Neela Ghar ¦ Mime ¦ Kamal Nath ¦ Mime artist ¦ Kamal Nath ¦ 2010 ¦ Patna Art Theatre ⇒ Neela Ghar | Mime artist | Kamal Nath, Patna Art Theatre | 2010
`,
  },
  {
    what: 'a filmography whose plays stand in quotation marks after their theatres',
    makes: [{ as: 'pdf', xs: [50], size: 10, heading: BOLD }],
    text: `
# THEATRE ⇒ theatre
2007-2008 Lindenbühne Theater "The Letter" | role: Raissa | director: Dimo Gottsche ⇒ The Letter | Raissa | Lindenbühne Theater, Dimo Gottsche | 2008
2008 Thalberg Theater Hamburg "Rain in May" | role: Hanna | director: Hasko Wenger ⇒ Rain in May | Hanna | Thalberg Theater Hamburg, Hasko Wenger | 2008
2017 Brook Festival "The Measure" | role: Comrade | director Selma Carras ⇒ The Measure | Comrade | Brook Festival, Selma Carras | 2017
`,
  },
  {
    what: 'a page printed by a browser, where a role goes on below in brackets',
    makes: [{ as: 'pdf', xs: [50, 230, 400], size: 10, step: 18, heading: BOLD }],
    text: `
# Theatre ⇒ theatre trp
Brigade ¦ Fiona ¦ Ayre Community Theatre
Pippa ¦ Ensemble/Catherine Understudy ¦ Little River Theatre ⇒ Pippa | Ensemble/Catherine Understudy (performed) | Little River Theatre
 ¦ (performed) ¦  ⇒ -
Ordinary Nights ¦ Claire ¦ Little River Theatre
The Mermaid ¦ Arista ¦ Foxglove Productions
`,
  },
];
