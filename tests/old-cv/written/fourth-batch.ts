// CVs as real actors write them, with what is right for each row. `written-cvs.ts` says how they are read and drawn.
import type { WrittenCv } from '../written-cvs.ts';

export const FOURTH_BATCH: readonly WrittenCv[] = [
  {
    what: 'a Telugu actor’s table of five columns in English',
    makes: [{ as: 'docx', isTable: true, heading: { isBold: true } }],
    text: `
RESUME
Name: Sai Charan Reddy
Mob: 98490 00001
# MOVIES ACTED ⇒ film xtrpy
S.No ¦ Movie Name ¦ Role Played ¦ Director ¦ Year of Release ⇒ -
1. ¦ Arjun Prasad ¦ Hero’s friend ¦ Sandeep V. ¦ 2017
2. ¦ Mahanatudu ¦ Assistant cameraman ¦ Nag A. ¦ 2018
3. ¦ Jersey No. 10 ¦ Cricketer ¦ Gowtam T. ¦ 2019
# WEB SERIES ⇒ web_series xtrpy
S.No ¦ Series Name ¦ Role Played ¦ OTT Platform ¦ Year of Release ⇒ -
1. ¦ Loser Two ¦ Wilson’s brother ¦ Zee5 ¦ 2020
2. ¦ Commit Men ¦ Sub Inspector ¦ Aha ¦ 2021
# Declaration
I hereby declare that the details above are true.
`,
  },
  {
    what: 'a London actor’s CV in columns with the year first and the role third',
    makes: [
      { as: 'pdf', xs: [45, 85, 235, 350, 460], size: 9, heading: { font: 'Helvetica-Bold', size: 11 } },
    ],
    text: `
PRIYA RAMAN
Agent: Lantern Artists, 020 7946 0012
# THEATRE ⇒ theatre ytrpp
2024 ¦ A Midsummer Night’s Dream ¦ Hermia ¦ Octagon Bolton ¦ L. Whitmore
2022 ¦ The Buddha of Suburbia ¦ Jamila ¦ Swan Theatre ¦ E. Rice
2020 ¦ East is East ¦ Meenah ¦ Birmingham Rep ¦ I. Khan
# TELEVISION ⇒ television ytrpp
2023 ¦ Silent Streets ¦ WPC Anwar ¦ BBC One ¦ D. Walsh
2021 ¦ Waterloo Lane ¦ Mrs Sood ¦ BBC ¦ J. Kent
# TRAINING ⇒ training
2014 ¦ LAMDA Foundation
`,
  },
  {
    what: 'a Delhi theatre actor’s lines with the director in brackets',
    makes: [{ as: 'docx', heading: { isBold: true, isUnderlined: true } }, { as: 'paste' }],
    text: `
MANISH THAKUR
Phone – 9899098990
# PLAYS ⇒ theatre
1. Ghasiram Kotwal – Nana Phadnavis (Dir. Rajinder N.) ⇒ Ghasiram Kotwal | Nana Phadnavis | Rajinder N.
2. Khamosh Adalat – Sukhatme (Dir. Anuradha K.) ⇒ Khamosh Adalat | Sukhatme | Anuradha K.
3. Aadhe Adhure – Mahendranath (Dir. Rajinder N.) ⇒ Aadhe Adhure | Mahendranath | Rajinder N.
# SHORT FILMS ⇒ short_film
1. Chai Garam – Tea seller – 2019 – YouTube ⇒ Chai Garam | Tea seller | YouTube | 2019
2. Dastak – Father – 2021 – MX Player ⇒ Dastak | Father | MX Player | 2021
# WORKSHOPS ⇒ training
NSD Extension Programme, 2015
# OTHER SKILLS ⇒ skills
Mimicry, Singing, Car driving
`,
  },
  {
    what: 'an American actress’s page with credits on both sides',
    makes: [
      { as: 'pdf', left: 40, x: 320, size: 9, step: 14, heading: { size: 11, font: 'Helvetica-Bold' } },
    ],
    text: `
# FILM ⇒ film
Small Hours – Supporting – A24 Films ⇒ Small Hours | Supporting | A24 Films
The Orchard – Lead – Dir. Jo March ⇒ The Orchard | Lead | Jo March
Night Bus – Featured – Blue Harbor Pictures ⇒ Night Bus | Featured | Blue Harbor Pictures
# TELEVISION ⇒ television
Med Bay – Co-Star – NBC ⇒ Med Bay | Co-Star | NBC
Law & Justice – Guest Star – CBS ⇒ Law & Justice | Guest Star | CBS
--- right
# THEATRE ⇒ theatre
Proof – Catherine – Dallas Theater Center ⇒ Proof | Catherine | Dallas Theater Center
Crimes of the Heart – Babe – Stage West ⇒ Crimes of the Heart | Babe | Stage West
# TRAINING ⇒ training
MFA Acting – SMU Meadows
# SKILLS ⇒ skills
Dialects, Guitar, Yoga
`,
  },
  {
    what: 'a television actor’s bullets with the channel after the title',
    makes: [{ as: 'docx', heading: { isBold: true } }, { as: 'paste' }],
    text: `
Ritesh Wagh
Marathi / Hindi actor, Pune – 90111 22333
# मराठी मालिका / Marathi Serials ⇒ television
• Tujhyat Jeev – Zee Marathi – role: Sunny da – 2016 to 2019 ⇒ Tujhyat Jeev | Sunny da | Zee Marathi | 2019 || Tujhyat Jeev | Sunny da | Zee Marathi | 2016
• Raja Rani – Colors Marathi – role: Sujit – 2020 ⇒ Raja Rani | Sujit | Colors Marathi | 2020
• Swarajya – Sony Marathi – role: Bahirji – 2021 ⇒ Swarajya | Bahirji | Sony Marathi | 2021
# Marathi Films ⇒ film
• Ventilate – role: Cousin – Dir: Rajesh M. ⇒ Ventilate | Cousin | Rajesh M.
• Naal Two – role: Teacher – Dir: Sudhakar R. ⇒ Naal Two | Teacher | Sudhakar R.
# Crew work ⇒ none
• Fandry – Asst. director – 2013
• Killa – Script supervisor – 2014
`,
  },
  {
    what: 'a mixed list of years in one block',
    makes: [
      { as: 'pdf', xs: [50], heading: { font: 'Helvetica-Bold', size: 12 } },
      { as: 'docx', heading: { isBold: true } },
    ],
    text: `
Leela Menon
Kochi | leela.menon@example.com
# SELECTED CREDITS ⇒ ?
2023 – Ullozhukku (film) – Anju – dir. Christo T. ⇒ film: Ullozhukku | Anju | Christo T. | 2023
2022 – Kerala Files (web series) – SI Beena – Hotstar ⇒ web_series: Kerala Files | SI Beena | Hotstar | 2022
2020 – Bhagavadajjuka (play) – Vasantasena – Lokadharmi ⇒ theatre: Bhagavadajjuka | Vasantasena | Lokadharmi | 2020
2019 – Kalyan Jewels (ad) – Bride’s mother ⇒ commercial: Kalyan Jewels | Bride’s mother | | 2019
# AWARDS ⇒ award
2021 – Best Actress – Kerala Sangeetha Nataka Akademi ⇒ Best Actress | | Kerala Sangeetha Nataka Akademi | 2021
`,
  },
  {
    what: 'an actor-writer’s page with heads of other work between',
    makes: [
      { as: 'pdf', xs: [50, 210, 360, 500], heading: { size: 13 } },
      { as: 'docx', stops: [160, 310, 450], heading: { isBold: true, size: 13 } },
    ],
    text: `
Farhan Siddiqui
# Acting: Stage ⇒ theatre trpy
Dara ¦ Aurangzeb ¦ Tamaasha Theatre ¦ 2019
Bombay Black ¦ Kamal ¦ QTP ¦ 2017
Mughal Nights ¦ Salim ¦ Ansh Theatre Group ¦ 2022
# Acting: Screen ⇒ ?
Class of 92 ¦ Aslam ¦ Netflix ¦ 2020
Taj Diaries ¦ Murad ¦ Zee5 ¦ 2023
# Writing ⇒ none
Loose Change ¦ Play ¦ Thespo ¦ 2015
Salt ¦ Short film ¦ MAMI ¦ 2018
# Teaching and Facilitation ⇒ none
Voice & Text ¦ Drama School Mumbai ¦ ¦ 2021
`,
  },
];
