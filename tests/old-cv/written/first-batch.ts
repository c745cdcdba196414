// CVs as real actors write them, with what is right for each row. `written-cvs.ts` says how they are read and drawn.
import type { WrittenCv } from '../written-cvs.ts';

export const FIRST_BATCH: readonly WrittenCv[] = [
  {
    what: 'a British casting directory’s export, newest first',
    makes: [{ as: 'pdf', heading: { size: 12, font: 'Helvetica-Bold' } }, { as: 'paste' }],
    text: `
Eleanor Marsh
Equity Member · Height: 5 feet 6 inches · Playing age: 25 - 35 years
Represented by Grove & Hart Associates, London
# Television ⇒ television
2023, Television, DC Karen Holt, COLDWATER BAY, ITV Studios, Sam Ruiz ⇒ COLDWATER BAY | DC Karen Holt | ITV Studios, Sam Ruiz | 2023
2022, Television, Nurse Ifans, THE WARD, BBC One, Lucy Penn ⇒ THE WARD | Nurse Ifans | BBC One, Lucy Penn | 2022
2019, Television, Gemma, LOW TIDE, Channel 4, Owen Price ⇒ LOW TIDE | Gemma | Channel 4, Owen Price | 2019
# Stage ⇒ theatre
2022, Stage, Olivia, TWELFTH NIGHT, Royal Exchange Manchester, Bryony Cole ⇒ TWELFTH NIGHT | Olivia | Royal Exchange Manchester, Bryony Cole | 2022
2021, Stage, Mrs Linde, A DOLL'S HOUSE, Theatr Clwyd, Tom Askew ⇒ A DOLL'S HOUSE | Mrs Linde | Theatr Clwyd, Tom Askew | 2021
2018, Stage, Sonya, UNCLE VANYA, Salisbury Playhouse, Ann Rudd ⇒ UNCLE VANYA | Sonya | Salisbury Playhouse, Ann Rudd | 2018
# Radio ⇒ voice
2020, Radio, Agnes, THE SALT PATH, BBC Radio 4, Carl Voss ⇒ THE SALT PATH | Agnes | BBC Radio 4, Carl Voss | 2020
# Skills ⇒ skills
Accents & Dialects: Yorkshire*, RP*, American-Standard, Welsh
Music & Dance: Alto, Piano, Ballroom
# Training ⇒ training
2013 - 2016 Guildhall School of Music and Drama, BA (Hons) Acting
`,
  },
  {
    what: 'an American musical performer’s Word document with tabs',
    makes: [{ as: 'docx', stops: [190, 330], heading: { isBold: true, isUnderlined: true } }],
    text: `
JORDAN ELLIS
AEA • SAG-AFTRA
Hair: Brown   Eyes: Hazel   Height: 5'11"   Voice: Baritone (G2–G4)
# BROADWAY/NATIONAL TOURS ⇒ theatre trp
Come From Away ¦ Bob u/s ¦ Theatre Royal Tours, dir. M. Keane
Wicked (1st Nat'l) ¦ Ensemble ¦ Araca Tours
# REGIONAL ⇒ theatre trp
The Music Man ¦ Marcellus ¦ Goodspeed Opera House, dir. Jenn Thorne
Kiss Me, Kate ¦ Gremio ¦ Barrington Stage
Anything Goes ¦ Lord Evelyn ¦ Fulton Theatre
Newsies ¦ Crutchie ¦ Arvada Center, dir. Rod Lane
# WORKSHOPS/READINGS ⇒ theatre trp
Moonlight Line (new musical) ¦ Caleb ¦ NAMT Festival ⇒ Moonlight Line (new musical) | Caleb | NAMT Festival
# TRAINING ⇒ training
BFA Musical Theatre ¦ University of Michigan
Voice: Ana Flores, Mike Ruck   Acting: Linda Gates
# SPECIAL SKILLS ⇒ skills
Ukulele, juggling, tumbling (back handspring), Spanish (conversational), can drive stick
`,
  },
  {
    what: 'an Indian film actor’s bullets with ‘as’ and ‘Dir.’',
    makes: [{ as: 'docx', heading: { isBold: true } }, { as: 'paste' }],
    text: `
VIKRANT SOLANKI
Actor | Mumbai | 9820011223 | vikrant.solanki@example.com
Date of Birth: 12th March 1990
Height: 5'10"
# FEATURE FILMS: ⇒ film
• Kaanch Ki Deewar as Suresh, Dir. Harsh Mehra – 2018 (Red Kite Films) ⇒ Kaanch Ki Deewar | Suresh | Harsh Mehra, Red Kite Films | 2018
• ‘Dhoop’ as Bablu, Dir. Nitin Kaul – 2020 (Netflix) ⇒ Dhoop | Bablu | Nitin Kaul, Netflix | 2020
• Ek Adhoori Baat as Inspector Gill, Dir. Rima Das – 2022 ⇒ Ek Adhoori Baat | Inspector Gill | Rima Das | 2022
• Bhangra Blues (Punjabi) as Jassi, Dir. Amar Virk – Post production ⇒ Bhangra Blues (Punjabi) | Jassi | Amar Virk | 0 || Bhangra Blues | Jassi | Amar Virk | 0
# WEB SERIES: ⇒ web_series
• Crime Beat (Zee5) as Shooter Raju, Dir. Sudhir Rao – 2023 ⇒ Crime Beat | Shooter Raju | Zee5, Sudhir Rao | 2023
• Mirzapur Nights S2 (Amazon Prime) as Lala’s henchman, Dir. Gurmeet Pal – 2020 ⇒ Mirzapur Nights S2 | Lala’s henchman | Amazon Prime, Gurmeet Pal | 2020
# THEATRE: ⇒ theatre
• Tumhari Amrita as Zulfi, Dir. Feroz Khan – 2015 to 2017 ⇒ Tumhari Amrita | Zulfi | Feroz Khan | 2015 || Tumhari Amrita | Zulfi | Feroz Khan | 2017
• Court Martial as Capt. Bikash Rai, Dir. Swadesh D. – 2014 ⇒ Court Martial | Capt. Bikash Rai | Swadesh D. | 2014 || Court Martial | Capt. Bikash Rai | Swadesh D | 2014
# Languages Known: ⇒ languages
Hindi, English, Punjabi, Haryanvi
# Skills: ⇒ skills
Bike riding, Car driving, Bhangra, Swimming, Horse riding
I hereby declare that the above information is true to the best of my knowledge.
Place: Mumbai                  Vikrant Solanki
`,
  },
  {
    what: 'a Marathi actress’s biodata in Devanagari',
    makes: [{ as: 'docx', heading: { isBold: true } }, { as: 'paste' }],
    text: `
सायली कुलकर्णी
जन्मतारीख : ५ मे १९९४
उंची : ५ फूट ४ इंच
शिक्षण : बी.ए. (ललित कला केंद्र, पुणे)
भाषा : मराठी, हिंदी, इंग्रजी
# नाटके ⇒ theatre
१) अश्रूंची झाली फुले – भूमिका : सुमित्रा – दिग्दर्शक : प्रतिमा कुलकर्णी ⇒ अश्रूंची झाली फुले | सुमित्रा | प्रतिमा कुलकर्णी
२) वाडा चिरेबंदी – भूमिका : अंजली – दिग्दर्शक : चंद्रकांत कांबळे ⇒ वाडा चिरेबंदी | अंजली | चंद्रकांत कांबळे
३) घाशीराम कोतवाल – भूमिका : गौरी – दिग्दर्शक : समीर दातार ⇒ घाशीराम कोतवाल | गौरी | समीर दातार
# मालिका ⇒ television
१) माझ्या नवऱ्याची गोष्ट (झी मराठी) – २०१९ – भूमिका : राधिका ⇒ माझ्या नवऱ्याची गोष्ट | राधिका | झी मराठी | 2019
२) सुख म्हणजे काय (स्टार प्रवाह) – २०२१ – भूमिका : माधवी ⇒ सुख म्हणजे काय | माधवी | स्टार प्रवाह | 2021
# चित्रपट ⇒ film
१) धुक्यातली वाट – २०२२ – भूमिका : मीनाक्षी – दिग्दर्शक : रवी जाधव ⇒ धुक्यातली वाट | मीनाक्षी | रवी जाधव | 2022
# पुरस्कार ⇒ award
१) महाराष्ट्र राज्य नाट्य स्पर्धा – उत्कृष्ट अभिनेत्री – २०१८ ⇒ उत्कृष्ट अभिनेत्री | | महाराष्ट्र राज्य नाट्य स्पर्धा | 2018 || महाराष्ट्र राज्य नाट्य स्पर्धा | | उत्कृष्ट अभिनेत्री | 2018
`,
  },
  {
    what: 'a child actor’s profile from Mumbai with lists of brands',
    makes: [{ as: 'docx', heading: { isBold: true } }, { as: 'paste' }],
    text: `
Name : Master Aarav Joshi
Age : 9 years
Height : 4'2"
Father's Contact No : 98330 12345
School : St. Xavier's High School, Andheri
# TV Serials ⇒ television
1. Baal Shiva – &TV – role of young Kartikeya ⇒ Baal Shiva | young Kartikeya | &TV
2. Punya (Sony TV) – Bal Murlidhar ⇒ Punya | Bal Murlidhar | Sony TV
3. Crime Alert – Dangal TV – Episodic ⇒ Crime Alert | | Dangal TV || Crime Alert | Episodic | Dangal TV
# Ads / TVC ⇒ commercial
1. Surf Matic with Director Ayappa ⇒ Surf Matic | | Ayappa
2. Kidzee Milk (2022) ⇒ Kidzee Milk | | | 2022
3. Flip Mart, Bournmalt, Maggo Noodles, Pediasure Plus, Colgata, LIC
# Short Films ⇒ short_film
1. Chidiya Udd – lead role – Dir: Manish Saini ⇒ Chidiya Udd | Lead | Manish Saini
2. Pencil Box – lead role – Dir: Rahul Shetty ⇒ Pencil Box | Lead | Rahul Shetty
# Hobbies ⇒ none
Skating, Drawing, Western Dance, Keyboard
`,
  },
  {
    what: 'a dancer’s résumé with choreographers',
    makes: [{ as: 'pdf', xs: [50, 240, 400], heading: { font: 'Helvetica-Bold', size: 12 } }],
    text: `
MAYA OKONJO
Dancer / Actor · maya@example.com · (917) 555-0142
# FILM & TELEVISION ⇒ ?
In the Barrio ¦ Dancer ¦ Chor. Chris Stott
The Late Hour ¦ Dancer ¦ NBC / Chor. Ray Liu ⇒ television: The Late Hour | Dancer | NBC, Ray Liu
# THEATRE ⇒ theatre trp
West Side Story ¦ Consuelo / Anita u/s ¦ Paper Mill Playhouse
Cats ¦ Cassandra ¦ RCL Cruises
# LIVE/INDUSTRIALS ⇒ none
Nike Women Launch ¦ Dancer ¦ Chor. Tanisha Cole ⇒ other: Nike Women Launch | Dancer | Tanisha Cole
# DANCE COMPANIES ⇒ none
Ailey II ¦ Company Member ¦ Art. Dir. Troy Powell
Elisa M. Dance ¦ Apprentice ¦ 2016–2018
# TRAINING ⇒ training
The Ailey School ¦ Fordham BFA ¦ Horton, Ballet, Pointe
Broadway Dance Center ¦ Theatre Dance ¦ J. Bell
# SKILLS ⇒ skills
Pointe, tap, partnering, aerial silks, roller skating
`,
  },
  {
    what: 'a model’s comp sheet from Delhi',
    makes: [{ as: 'docx', heading: { isBold: true, size: 12 } }, { as: 'paste' }],
    text: `
RIDHIMA ARORA
Height: 5.8 ft   Bust: 33   Waist: 25   Hips: 35   Shoe: 39
Contact: +91-9810098100
# Ramp Shows ⇒ none
Lakme Fashion Week 2019, 2020, 2022
India Couture Week 2021 for Rahul Mishra, Suneet V
# Print Campaigns ⇒ none
Nykka Fashion | Campaign | 2022
Myntro – End of Reason Sale – 2021
Tanishk Festive Catalogue – 2020
# TVC ⇒ commercial
Pantone Shampoo – 2022 – Dir. Prakash Varma ⇒ Pantone Shampoo | | Prakash Varma | 2022
Fortune Oil – 2021 – Dir. Shoojit K. ⇒ Fortune Oil | | Shoojit K. | 2021 || Fortune Oil | | Shoojit K | 2021
Oreo Bites – 2019 – Nirvana Films ⇒ Oreo Bites | | Nirvana Films | 2019
# Music Videos ⇒ music_video
"Tere Bina" – Jubin N. – T-Series – 2021 ⇒ Tere Bina | | Jubin N., T-Series | 2021
"Parandey" – Arjun K. – Speed Records – 2023 ⇒ Parandey | | Arjun K., Speed Records | 2023
# Pageants ⇒ none
Femina Miss India Delhi 2018 – Top 5
`,
  },
  {
    what: 'a Hindi voice artist’s list of dubbing',
    makes: [{ as: 'docx', stops: [180, 300], heading: { isBold: true } }],
    text: `
NAVED QURESHI
Voice Over Artist | Hindi, Urdu, Bhojpuri | 11 years
# Dubbing – Hollywood Films (Hindi) ⇒ voice trp
Iron Galaxy 3 ¦ Rocket Bear ¦ Disney
Dune Riders ¦ Duke Arlen ¦ Sound & Vision
The Dark Castle ¦ Butler Alfie ¦ Main Frame Software
# Dubbing – Web Series ⇒ voice trp
Money Robbery ¦ The Professor's brother ¦ Netflix
Squid Round ¦ Player 212 ¦ Netflix
# Radio & TV Commercials ⇒ none
Hero Cycles, Ghadi Soap, Rajnigandha, Dabur Honey
# Audio Books ⇒ voice
Chitralekha (Storytell, 2021) ⇒ Chitralekha | | Storytell | 2021
Gunahon Ka Devta (Audible, 2020) ⇒ Gunahon Ka Devta | | Audible | 2020
# Home Studio ⇒ none
Rode NT1, Focusrite Scarlett, Adobe Audition
`,
  },
  {
    what: 'a LinkedIn profile as PDF',
    makes: [{ as: 'pdf', x: 210, left: 40, size: 11, heading: { size: 15 } }],
    text: `
# Contact
www.linkedin.com/in/rohan-bhatia-actor
rohan@example.com
# Top Skills ⇒ skills
Method Acting
Voice Acting
Improvisation
# Languages ⇒ languages
English (Full Professional)
Hindi (Native or Bilingual)
--- right
Rohan Bhatia
Actor | Voice Artist | Theatre Facilitator
Mumbai, Maharashtra, India
# Summary
Actor with eight years of experience in theatre, film and voice.
# Experience ⇒ none
## Akvarious Productions
Actor
January 2019 - Present (4 years 11 months)
Mumbai
Performed in more than 60 shows of three plays.
## Freelance
Voice Over Artist
June 2016 - Present (7 years 6 months)
## Rangbhoomi Repertory
Theatre Actor
August 2014 - May 2016 (1 year 10 months)
New Delhi
# Education ⇒ training
Drama School Mumbai
Postgraduate Diploma, Acting · (2017 - 2018)
University of Delhi
Bachelor of Commerce · (2010 - 2013)
`,
  },
  {
    what: 'an American casting site’s résumé with three columns',
    makes: [
      { as: 'pdf', xs: [50, 240, 380], heading: { font: 'Helvetica-Bold', size: 13 } },
      { as: 'docx', isTable: true, heading: { isBold: true } },
    ],
    text: `
Tessa Nguyen
SAG-AFTRA Eligible | Los Angeles, CA
Height: 5'4" | Weight: 120 lbs | Ethnicity: Vietnamese
# Film ⇒ film trp
Paper Lanterns ¦ Lead ¦ Dir. Minh Tran / Golden Reel ⇒ Paper Lanterns | Lead | Minh Tran, Golden Reel
The Last Motel ¦ Supporting ¦ Blue Fox Entertainment
Halfway ¦ Lead (short) ¦ USC Thesis / Dir. Ana Cruz ⇒ Halfway | Lead (short) | USC Thesis, Ana Cruz || Halfway | Lead | USC Thesis, Ana Cruz || short_film: Halfway | Lead | USC Thesis, Ana Cruz
Dog Days ¦ Featured ¦ Lionsgate
# Television ⇒ television trp
Station 12 ¦ Co-Star ¦ ABC
Good Doctors ¦ Co-star ¦ ABC / Sony Pictures TV ⇒ Good Doctors | Co-star | ABC, Sony Pictures TV || Good Doctors | Co-star | ABC / Sony Pictures TV
# New Media ⇒ web_series trp
Roommates Wanted (3 eps) ¦ Series Regular ¦ YouTube / Dir. Kay Lin ⇒ Roommates Wanted (3 eps) | Series Regular | YouTube, Kay Lin || Roommates Wanted | Series Regular | YouTube, Kay Lin || Roommates Wanted (3 eps) | Series Regular | YouTube / Kay Lin
# Commercials ⇒ none
List available upon request
# Theater ⇒ theatre trp
Vietgone ¦ Tong ¦ East West Players
The Crucible ¦ Tituba ¦ Long Beach Playhouse
# Training ⇒ training
Scene Study ¦ Lesly Kahn & Co. ¦ Los Angeles
Improv 101-401 ¦ UCB ¦ Los Angeles
# Special Skills ⇒ skills
Fluent Vietnamese, piano (10 yrs), kickboxing, passport ready
`,
  },
];
