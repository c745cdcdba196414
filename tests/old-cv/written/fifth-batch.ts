// CVs as real actors write them, with what is right for each row. `written-cvs.ts` says how they are read and drawn.
import type { WrittenCv } from '../written-cvs.ts';

const BOLD = { font: 'Helvetica-Bold', size: 12 } as const;

export const FIFTH_BATCH: readonly WrittenCv[] = [
  {
    what: 'a student’s table whose cells stand in the middle of their columns',
    makes: [{ as: 'pdf', xs: [60, 200, 360], size: 10, hasCentredCells: true }],
    text: `
Rohan Pinto
Height: 5'9"
Show ¦ Role ¦ Theatre ⇒ -
# Roles ⇒ theatre trp
Show ¦ Role ¦ Theatre ⇒ -
The Dumb Waiter ¦ Gus ¦ Lakeside Theatre
Nagamandala ¦ Appanna ¦ University of Hill City Theatre
Evam Indrajit ¦ Writer’s friend/Narrator ¦ Lakeside Theatre
Tara ¦ Dr Thakkar ¦ Hill City Players
Mother Courage ¦ Eilif ¦ Song, Stage & Scene Academy of Arts
Ashadh Ka Ek Din ¦ Matul ¦ Lakeside Theatre
`,
  },
  {
    what: 'a page of a word processor with headings beside the first row',
    makes: [{ as: 'pdf', xs: [50, 230, 380], size: 10, heading: BOLD }],
    text: `
Farah Merchant
# FILM (partial) ⇒ film trp
Salt Water ¦ Lead ¦ Dina Kapadia
Half a Moon ¦ Background ¦ Ed Novak
Glass Hills ¦ Supporting ¦ Dina Kapadia
# THEATRE (partial) ⇒ theatre trp
Medea ¦ Nurse ¦ IAC
Tughlaq ¦ Azam ¦ The PCA
Hayavadana ¦ Padmini ¦ Oak Hill Theatre
Education ¦ Certificate of Acting, Oak Hill College ⇒ # training
Movement ¦ 2022-2023 ¦ Mary Holt
Voice ¦ 2021-2022 ¦ Joe Harper
`,
  },
  {
    what: 'rows with dashes between wide gaps, below named columns and rules',
    makes: [{ as: 'pdf', xs: [60, 170, 190, 290, 310, 420, 440], size: 10, heading: BOLD }],
    text: `
Nikhil Rego
# THEATRE ⇒ theatre
Production: ¦  ¦ Role: ¦  ¦ Director: ¦  ¦ With: ⇒ -
——————————————————————————— ⇒ -
The Elm ¦ – ¦ Cadmus ¦ – ¦ Sean Wills ¦ – ¦ NUTS ⇒ The Elm | Cadmus | Sean Wills, NUTS
——————————————————————————— ⇒ -
The Tempest ¦ – ¦ Ariel ¦ – ¦ John Sugar ¦ – ¦ Mainstage ⇒ The Tempest | Ariel | John Sugar, Mainstage
——————————————————————————— ⇒ -
A Carol ¦ – ¦ Bob ¦ – ¦ John Sugar ¦ – ¦ Mainstage ⇒ A Carol | Bob | John Sugar, Mainstage
`,
  },
  {
    what: 'a page that a browser has printed, with the time and the page’s number',
    makes: [{ as: 'pdf', xs: [60, 260, 400], size: 10, heading: BOLD }],
    text: `
MEERA JOHN - Resume ¦  ¦ casting.example/meera ⇒ -
# Film (selected) ⇒ film trp
Force of Habit ¦ Lead ¦ dir. Zane Hersh
Reckless Hours ¦ Lead ¦ dir. Joe Bucci
1 of 2, 5/9/2023, 9:42 PM ⇒ -
--- page
MEERA JOHN - Resume ¦  ¦ casting.example/meera ⇒ -
Frozen Ground ¦ Supporting ¦ dir. Chad Shan
A Garden ¦ Lead ¦ dir. Asha John
# Training ⇒ training
The Pack Theatre ¦ Sketch ¦ Mumbai
Hill School ¦ Improv ¦ Mumbai
2 of 2, 5/9/2023, 9:42 PM ⇒ -
`,
  },
  {
    what: 'an American résumé whose film block has no company and one commercial',
    makes: [{ as: 'pdf', xs: [50, 190, 320, 450], size: 9, heading: BOLD }],
    text: `
# Professional Theatre ⇒ theatre trpp
The Fall Show ¦ Ensemble ¦ Erica Chow ¦ Shot Players
Julius Caesar ¦ Brutus/Caesar ¦ April Bell ¦ Harbour Shakespeare Festival
The Code ¦ Silas ¦ Jen Copley ¦ Alto Players
# Film ⇒ film trpp
Lake of Rage ¦ Connor ¦ Marvin ¦ CCHC
Good Karma ¦ Tee ¦ Ana Serra ¦ CCHC
# Commercial ⇒ commercial trpp
Hazel Spread ¦ Banker ¦ dir. Derek Barn ¦ Rooted Frames
# TRAINING ⇒ training
Acting: Lisa Ram ¦ Acting: Wes Lima ⇒ -
Voice: Mike Moham ¦ Clowning: Sara Moor ⇒ -
`,
  },
  {
    what: 'a student’s film block with the billing before the role',
    makes: [{ as: 'pdf', xs: [50, 220, 360], size: 10, heading: BOLD }],
    text: `
Dev Anand Rao
# FILM ⇒ film
Bug Man ¦ Supporting ¦ Hank ⇒ Bug Man | Hank
Ding Dong ¦ Lead ¦ Kyle ⇒ Ding Dong | Kyle
The Pinch ¦ Supporting ¦ Customer ⇒ The Pinch | Customer
# THEATRE ⇒ theatre trp
Citations ¦ Alex ¦ St. Mark’s Short Plays
Icarus ¦ Helios ¦ St. Mark’s Short Plays
Coriolanus ¦ Brutus ¦ Shakespeare by the Lake
`,
  },
];
