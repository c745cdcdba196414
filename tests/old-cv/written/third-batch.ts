// CVs as real actors write them, with what is right for each row. `written-cvs.ts` says how they are read and drawn.
import type { WrittenCv } from '../written-cvs.ts';

export const THIRD_BATCH: readonly WrittenCv[] = [
  {
    what: 'a British graduate’s credits with the role first',
    makes: [
      { as: 'docx', stops: [120, 260, 380], heading: { isBold: true } },
      { as: 'pdf', xs: [50, 150, 300, 430], heading: { font: 'Helvetica-Bold' } },
    ],
    text: `
CALLUM REES
Bristol Old Vic Theatre School 2021–2024
Height: 183cm    Eyes: Blue    Native accent: Cardiff
# THEATRE WHILE TRAINING ⇒ theatre rtpp
Benedick ¦ Much Ado About Nothing ¦ Dir: Paul Chase ¦ Redgrave Theatre
Astrov ¦ Uncle Vanya ¦ Dir: Jenny Stevens ¦ The Station
Macduff ¦ Macbeth ¦ Dir: Geoff Bell ¦ Tobacco Factory
Valère ¦ The Hypocrite ¦ Dir: Aaron P. ¦ The Wardrobe
# SCREEN ⇒ film rtpp
Dan ¦ Undertow (short film) ¦ Dir: Ellie Rowe ¦ UWE Films ⇒ short_film: Undertow (short film) | Dan | Ellie Rowe, UWE Films || film: Undertow (short film) | Dan | Ellie Rowe, UWE Films || short_film: Undertow | Dan | Ellie Rowe, UWE Films
# SKILLS ⇒ skills
Accents: RP, South Wales (native), General American, Dublin
Full clean driving licence, football (semi-pro), guitar
`,
  },
  {
    what: 'an advertising actor’s numbered list',
    makes: [{ as: 'docx', heading: { isBold: true, isUnderlined: true } }, { as: 'paste' }],
    text: `
SANJAY MALHOTRA
Sr. Character Artist / Model (Age 52)
9811198111
# TV COMMERCIALS – ⇒ commercial
1. Cadburi Celebrations (Dir: Gauri S.) ⇒ Cadburi Celebrations | | Gauri S. || Cadburi Celebrations | | Gauri S
2. Tata Salt Lite (Dir: Rajat Nagar) ⇒ Tata Salt Lite | | Rajat Nagar
3. HDFX Life (Dir: Vinil M.) with Ratna P. ⇒ HDFX Life | | Vinil M.
4. Asian Colours – Har Ghar ⇒ !
5. PhoneMe ⇒ PhoneMe
6. Ambuja Cemex ⇒ Ambuja Cemex
# FILMS – ⇒ film
1. Bala Ji (as Judge) – Maddox Films ⇒ Bala Ji | Judge | Maddox Films
2. Chhapakk (as Lawyer) – Fox Star ⇒ Chhapakk | Lawyer | Fox Star
3. Shubh Mangal (as Uncle) – Colour Yellow, 2020 ⇒ Shubh Mangal | Uncle | Colour Yellow | 2020
# GOVT. CAMPAIGNS – ⇒ none
Swachh Bharat, Beti Bachao, Election Commission of India
`,
  },
  {
    what: 'an actor’s paragraphs without a list',
    makes: [
      { as: 'docx', heading: { isBold: true } },
      { as: 'pdf', xs: [50], isWrapped: true, heading: { font: 'Helvetica-Bold' } },
    ],
    text: `
Devendra Nath Pathak
# About
Devendra has been acting on stage for twenty years and has worked with directors such as Habib T., Bansi K. and Ranjit K.
He is known for films like Peepal Live, Newton’s Law and Gangs of Wasipur, and for the web series Panchayat Ghar.
He conducts workshops for children in Bhopal, and plays the harmonium.
# Contact
Flat 12, Arera Colony, Bhopal, Madhya Pradesh 462016
devendra@example.com, 94250 12345
`,
  },
  {
    what: 'a theatre person’s plays as actor and as director, in a wrapped table',
    makes: [
      {
        as: 'pdf',
        xs: [50, 200, 300, 420],
        isWrapped: true,
        size: 10,
        heading: { font: 'Helvetica-Bold', size: 12 },
      },
      { as: 'docx', isTable: true, heading: { isBold: true } },
    ],
    text: `
Kavita Ranganathan
Bengaluru | kavita@example.com
# PLAYS (AS ACTOR) ⇒ theatre trpy
Play ¦ Role ¦ Director / Group ¦ Year ⇒ -
The Fire and the Rain ¦ Nittilai ¦ Arjun S. / Dramanon Repertory ¦ 2011–2013 ⇒ The Fire and the Rain | Nittilai | Arjun S., Dramanon Repertory | 2011 || The Fire and the Rain | Nittilai | Arjun S., Dramanon Repertory | 2013 || The Fire and the Rain | Nittilai | Arjun S. / Dramanon Repertory | 2011 || The Fire and the Rain | Nittilai | Arjun S. / Dramanon Repertory | 2013
Boiled Beans on Toast ¦ Anjana Padabidri ¦ Prakash B. ¦ 2014
Hayavadana ¦ Padmini ¦ Ranga Shankara Theatre Company ¦ 2017
Miss Meena ¦ Townswoman, Doctor’s wife, Old schoolteacher ¦ Perch ¦ 2018
# PLAYS (AS DIRECTOR) ⇒ none
Play ¦ Writer ¦ Group ¦ Year ⇒ -
Kamala ¦ Vijay T. ¦ Studio Actors ¦ 2019
Mahasweta ¦ Usha G. ¦ Studio Actors ¦ 2022
# TEACHING ⇒ none
Drama teacher ¦ Valley School ¦ ¦ 2012–2020
`,
  },
  {
    what: 'an American résumé with centred headings and a letterhead in two columns',
    makes: [
      {
        as: 'pdf',
        xs: [60, 260, 400],
        isCentred: true,
        heading: { font: 'Times-Bold', size: 11 },
        font: 'Times-Roman',
      },
    ],
    text: `
BRIANNA COLES
www.briannacoles.example.com
Height: 5'7 ¦ ¦ Talent Agency of Chicago
Voice: Mezzo ¦ ¦ 312-555-0177
# CHICAGO THEATRE ⇒ theatre trp
A Raisin in the Sun ¦ Beneatha ¦ Court Theatre
The Wolves ¦ #00 ¦ Goodman Theatre
Pipeline ¦ Jasmine (u/s) ¦ Victory Gardens
Intimate Apparel ¦ Mayme ¦ Northlight (dir. Tasia J.) ⇒ Intimate Apparel | Mayme | Northlight, Tasia J. || Intimate Apparel | Mayme | Northlight (dir. Tasia J.)
# TV/FILM ⇒ ?
Chicago Blaze ¦ Co-Star ¦ NBC Universal ⇒ television: Chicago Blaze | Co-Star | NBC Universal
Southside ¦ Recurring ¦ HBO Max ⇒ television: Southside | recurring | HBO Max
Canvas ¦ Lead ¦ DePaul Student Film ⇒ film: Canvas | lead | DePaul Student Film || short_film: Canvas | lead | DePaul Student Film
# EDUCATION AND TRAINING ⇒ training
The Theatre School at DePaul ¦ BFA Acting
Black Box Acting ¦ Meisner ¦ Laura Hooper
# SPECIAL SKILLS ⇒ skills
Dialects (Southern, Jamaican, RP), double dutch, basic stage combat, valid U.S. passport
`,
  },
  {
    what: 'a dubbing artist’s table in two languages',
    makes: [{ as: 'docx', isTable: true, heading: { isBold: true } }],
    text: `
नीता गुप्ते / Neeta Gupte
Voice Artist, Mumbai
# डबिंग / DUBBING ⇒ voice xtrpy
क्र. / No. ¦ Show / शो ¦ Character / पात्र ¦ Studio / स्टूडियो ¦ Year / वर्ष ⇒ -
1 ¦ Pocket Monsters ¦ Misty ¦ Sound & Sight India ¦ 2012
2 ¦ Doremi ¦ Shizu’s mother ¦ UTV Software ¦ 2014
3 ¦ Frozen River ¦ Queen Iduna ¦ Disney India ¦ 2019
# मालिका / SERIALS ⇒ television xtrpy
क्र. / No. ¦ Serial / मालिका ¦ Character / पात्र ¦ Channel / वाहिनी ¦ Year / वर्ष ⇒ -
1 ¦ Char Divas Sasuche ¦ Nanda ¦ ETV Marathi ¦ 2008
2 ¦ असंभव ¦ सुलेखा ¦ Zee Marathi ¦ 2007
`,
  },
  {
    what: 'a background dancer’s CV with films by choreographer',
    makes: [{ as: 'docx', heading: { isBold: true } }, { as: 'paste' }],
    text: `
Rocky D'Souza
Dancer & Asst. Choreographer – Mumbai
Cine Dancers Association Card No. 4511
# Films (as Dancer) ⇒ ?
Song: “Malhari” – Film: Bajirao – Chor: Ganesh A. (2015)
Song: “Jhoome Jo” – Film: Pathan – Chor: Bosco M. (2023)
# Films (as Actor) ⇒ film
ABCD 3 – Role: Crew member Vicky – Dir: Remo F. (2015) ⇒ ABCD 3 | Crew member Vicky | Remo F. | 2015
Street Dancers – Role: Jimmy – Dir: Remo F. (2020) ⇒ Street Dancers | Jimmy | Remo F. | 2020
# Reality Shows ⇒ none
Dance Plus Season 2 – Finalist
India’s Best Dancers – Assistant Choreographer
# Awards ⇒ award
Best Dancer, Mumbai Dance Festival, 2017 ⇒ Best Dancer | | Mumbai Dance Festival | 2017
`,
  },
  {
    what: 'a graduate’s pages with the contact in the middle, captions and references',
    makes: [{ as: 'pdf', xs: [50, 220, 360, 480], heading: { size: 13, font: 'Helvetica-Bold' } }],
    text: `
> Curriculum Vitae – Abhijit Bora
ABHIJIT BORA
# THEATRE ⇒ theatre trpy
Siddhartha ¦ Govinda ¦ Seagull Theatre ¦ 2012
Ujaan ¦ Fisherman ¦ Baharul I. ¦ 2014
Ratnakar ¦ Young Ratnakar ¦ Seagull Theatre ¦ 2015
# CONTACT
Phone: +91 94350 12345
Email: abhijit.bora@example.com
Address: Zoo Road, Guwahati 781024
--- page
> Curriculum Vitae – Abhijit Bora
Still from ‘Kothanadi’ (2015) ⇒ -
# FEATURE FILMS ⇒ film trpy
Kothanadi Tales ¦ Poonai ¦ Bhaskar H. ¦ 2015
Axone Party ¦ Neighbour ¦ Nicholas K. ¦ 2019
Emuthi Puthi ¦ Auto driver ¦ Kulanandini M. ¦ 2022
Photo: Midhun A. ⇒ -
# WORKSHOPS ATTENDED ⇒ training
Butoh ¦ Ko Murobushi ¦ ¦ 2013
Mask and movement ¦ Footsbarn ¦ ¦ 2014
# REFERENCES ⇒ none
Baharul I. ¦ Director, Seagull Theatre ¦ 94350 54321
`,
  },
  {
    what: 'a Gujarati stage actor’s message',
    makes: [{ as: 'paste' }],
    text: `
JIGNESH VORA (Gujarati / Hindi actor)
M: 9821098210
Ht 5.9
GUJARATI PLAYS: ⇒ # theatre
Code Mantra Natak – Major – Dir. Rajesh J. ⇒ Code Mantra Natak | Major | Rajesh J.
Baa Ne Ghare Babo – Jagdish – Dir. Vipul M. (300 shows) ⇒ Baa Ne Ghare Babo | Jagdish | Vipul M. || Baa Ne Ghare Babo | Jagdish | Vipul M. (300 shows)
Gujjubhai Ghode – Pathan bhai – Dir. Ishaan R. ⇒ Gujjubhai Ghode | Pathan bhai | Ishaan R.
HINDI SERIALS: ⇒ # television
Baa Aur Baby – SAB TV – Pareshbhai ⇒ Baa Aur Baby | Pareshbhai | SAB TV
Khichdi Two – Star Plus – Cameo ⇒ Khichdi Two | Cameo | Star Plus
GUJARATI FILMS: ⇒ # film
Wrong Side Raj – Friend – Mikhil M. – 2016 ⇒ Wrong Side Raj | Friend | Mikhil M. | 2016
Chhello Show Time – Projectionist – Pan N. – 2021 ⇒ Chhello Show Time | Projectionist | Pan N. | 2021
`,
  },
  {
    what: 'an actress’s table of projects with the kind in a column, and status in place of years',
    makes: [
      {
        as: 'pdf',
        xs: [45, 170, 260, 350, 450, 525],
        isWrapped: true,
        size: 9,
        heading: { font: 'Helvetica-Bold', size: 12 },
      },
      { as: 'docx', isTable: true, heading: { isBold: true } },
    ],
    text: `
TANVI SAXENA
Instagram: @tanvisaxena | 99300 99300
# MY WORK ⇒ credits tKrppy
Project ¦ Medium ¦ Character ¦ Director ¦ Production ¦ Status ⇒ -
Raktbeej ¦ Web Series ¦ ACP Ratna ¦ Mukul A. ¦ Jar Pictures ¦ Streaming ⇒ web_series: Raktbeej | ACP Ratna | Mukul A., Jar Pictures
Dulhaniya Returns ¦ Feature Film ¦ Pinky ¦ Shashank K. ¦ Dharma Reels ¦ 2017 ⇒ film: Dulhaniya Returns | Pinky | Shashank K., Dharma Reels | 2017
Imlie Ka Boota ¦ TV Serial ¦ Satyakam’s sister ¦ Atif K. ¦ Four Lions ¦ 2020-21 ⇒ television: Imlie Ka Boota | Satyakam’s sister | Atif K., Four Lions | 2020 || television: Imlie Ka Boota | Satyakam’s sister | Atif K., Four Lions | 2021
Juice Box ¦ Short Film ¦ Manju ¦ Neeraj G. ¦ Large Short ¦ 2017 ⇒ short_film: Juice Box | Manju | Neeraj G., Large Short | 2017
Whisper Soft ¦ TVC ¦ Mother ¦ Ram M. ¦ Ramesh Deo ¦ On air ⇒ commercial: Whisper Soft | Mother | Ram M., Ramesh Deo
Gaslight Alley ¦ Play ¦ Bella ¦ Nadir K. ¦ Q Theatre ¦ 2016 ⇒ theatre: Gaslight Alley | Bella | Nadir K., Q Theatre | 2016
`,
  },
];
