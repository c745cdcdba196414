// CVs as real actors write them, with what is right for each row. `written-cvs.ts` says how they are read and drawn.
import type { WrittenCv } from '../written-cvs.ts';

export const SECOND_BATCH: readonly WrittenCv[] = [
  {
    what: 'a table continued over pages, with its names of columns again on each',
    makes: [
      {
        as: 'pdf',
        xs: [45, 85, 225, 330, 440, 525],
        size: 9,
        isWrapped: true,
        heading: { font: 'Helvetica-Bold', size: 11 },
      },
    ],
    text: `
> PRATIK DESHMUKH – ACTOR – 98200 55555
> Page 1 of 2
# FILMS ⇒ film xtrppy
S.N. ¦ Project ¦ Character ¦ Director ¦ Production House ¦ Year ⇒ -
1 ¦ Sarkari Babu ¦ Clerk Mhatre ¦ Hansal Pathak ¦ Emmay Pictures ¦ 2016
2 ¦ Do Takke Ka Aadmi ¦ Auto driver ¦ Kanu Sood ¦ Phantom Reels ¦ 2017
3 ¦ The Ambassador of Small Things ¦ Consul’s peon ¦ Madhur Lele ¦ T-Series ¦ 2019
--- page
S.N. ¦ Project ¦ Character ¦ Director ¦ Production House ¦ Year ⇒ -
4 ¦ Zindagi Express ¦ TC Pawar ¦ Anees Bhatt ¦ Eros ¦ 2021
5 ¦ Meri Awaaz ¦ Constable ¦ Leena Y. ¦ Balaji Motion ¦ Post production ⇒ Meri Awaaz | Constable | Leena Y., Balaji Motion
# WEB SHOWS ⇒ web_series xtrppy
S.N. ¦ Project ¦ Character ¦ Director ¦ Platform ¦ Year ⇒ -
1 ¦ Scam Files ¦ Broker Patel ¦ Jai Mehta ¦ SonyLIV ¦ 2020
2 ¦ Delhi After Dark ¦ SHO Rathi ¦ Richie Roy ¦ Netflix ¦ 2022
3 ¦ Bombay Nights ¦ Informer ¦ Shujaat S. ¦ Hotstar ¦ Ongoing ⇒ Bombay Nights | Informer | Shujaat S., Hotstar
`,
  },
  {
    what: 'a job site’s résumé of an actor',
    makes: [
      { as: 'docx', heading: { isBold: true, size: 12 } },
      { as: 'pdf', xs: [50, 200], heading: { font: 'Helvetica-Bold', size: 12 } },
    ],
    text: `
Shweta Pillai
Mobile: +91 9765432109
Email: shweta.pillai@example.com
# PROFILE SUMMARY
Actor and trained Bharatanatyam dancer with 6+ years of experience.
Worked in Malayalam and Hindi projects.
# KEY SKILLS ⇒ skills
Bharatanatyam
Mohiniyattam
Anchoring
# WORK EXPERIENCE ⇒ film
Kanaka (Malayalam Feature Film, 2021) – played the role of Sethulakshmi; directed by Anjali M. ⇒ Kanaka | Sethulakshmi | Anjali M. | 2021
Theeram (Short Film, 2019) – lead actress; directed by Jis J. ⇒ short_film: Theeram | lead | Jis J. | 2019
ICICI Bank (TVC, 2022) – mother ⇒ commercial: ICICI Bank | mother | | 2022
# EDUCATION ⇒ training
MA in Performing Arts, University of Hyderabad, 2016
B.Com, MG University, 2014
# PERSONAL DETAILS
Date of Birth: 14 Feb 1993
Languages: Malayalam, Hindi, English, Tamil
Marital Status: Single
`,
  },
  {
    what: 'a design tool’s two columns with roles below bold titles',
    makes: [
      {
        as: 'pdf',
        left: 35,
        x: 215,
        size: 10,
        step: 15,
        heading: { size: 14, font: 'Helvetica-Bold' },
        bold: { font: 'Helvetica-Bold' },
      },
    ],
    text: `
# CONTACT
+91 90040 12345
zara.khan@example.com
@zarakhan.acts
# SKILLS ⇒ skills
Contemporary Dance
Stage Combat
Scuba Diving
# LANGUAGES ⇒ languages
Urdu
Hindi
English
# DETAILS
Height 5'5"
Playing age 20-28
--- right
ZARA KHAN
ACTOR & DANCER
# FILM ⇒ film
## Noor Mahal ⇒ Noor Mahal | Noor | Sajid Anwar | 2023
Noor · Dir. Sajid Anwar · 2023
## Aakhri Local ⇒ Aakhri Local | Passenger | Tisca Rego | 2021
Passenger · Dir. Tisca Rego · 2021
# WEB ⇒ web_series
## Hostel 9 ⇒ Hostel 9 | Warden’s daughter | MX Player | 2022
Warden’s daughter · MX Player · 2022
## Chai Stories ⇒ Chai Stories | Mehreen | Dice Media | 2020
Mehreen · Dice Media · 2020
# STAGE ⇒ theatre
## Ismat Apa Ke Naam ⇒ Ismat Apa Ke Naam | Bichhoo Phuphi | Motley Group | 2019
Bichhoo Phuphi · Motley Group · 2019
## Dastan-e-Dilli ⇒ Dastan-e-Dilli | Storyteller | Kashkol | 2018
Storyteller · Kashkol · 2018
`,
  },
  {
    what: 'a Word table with merged rows for the kinds',
    makes: [{ as: 'docx', isTable: true, headingInTable: true, heading: { isBold: true } }],
    text: `
Name: Mohit Rawal
Height: 6'0"
Sl. ¦ Name of Project ¦ Role ¦ Director / Banner ¦ Platform / Channel ¦ Year ⇒ -
# FILMS ⇒ film xtrppy
1 ¦ Shuddh Desi Ghee ¦ Halwai ¦ Maneesh S. / Yashraj Studio ¦ Theatrical ¦ 2013 ⇒ Shuddh Desi Ghee | Halwai | Maneesh S., Yashraj Studio, Theatrical | 2013 || Shuddh Desi Ghee | Halwai | Maneesh S., Yashraj Studio | 2013 || Shuddh Desi Ghee | Halwai | Maneesh S. / Yashraj Studio, Theatrical | 2013
2 ¦ Batti Bujhao ¦ Lineman ¦ Shree Narain / T-Series ¦ Netflix ¦ 2018 ⇒ Batti Bujhao | Lineman | Shree Narain, T-Series, Netflix | 2018 || Batti Bujhao | Lineman | Shree Narain / T-Series, Netflix | 2018
# TELEVISION ⇒ television xtrppy
3 ¦ Tarak Ka Chashma ¦ Inspector ¦ Neela Films ¦ SAB ¦ 2015-16 ⇒ Tarak Ka Chashma | Inspector | Neela Films, SAB | 2015 || Tarak Ka Chashma | Inspector | Neela Films, SAB | 2016
4 ¦ CID Special ¦ Suspect ¦ B.P. Singh ¦ Sony ¦ 2014
# ADVERTISEMENTS ⇒ commercial xtrppy
5 ¦ Bajaj Bulbs ¦ Husband ¦ Good Morning Films ¦ TV ¦ 2019
6 ¦ Swiggo ¦ Delivery boy ¦ Early Man ¦ Digital ¦ 2021
`,
  },
  {
    what: 'a Google document with years first and tabs',
    makes: [
      { as: 'docx', stops: [60, 220, 340], heading: { isBold: true, size: 14 } },
      { as: 'pdf', xs: [50, 100, 270, 400], heading: { size: 14 } },
    ],
    text: `
Ira Sengupta
Actor, Kolkata / Mumbai
ira.s@example.com, 98300 98300
# Cinema ⇒ film ytrp
2024 ¦ Kolkata 29 ¦ Mishti ¦ dir. Anik Dutta Roy
2022 ¦ Aparajito Street ¦ Durga (young) ¦ dir. Kaushik G.
2019 ¦ Ghare Fera ¦ Bithi ¦ dir. Nandita S. & Shibu P.
# Web & Television ⇒ web_series ytrp
2023 ¦ Hello Byomkesh S3 ¦ Satyabati ¦ Hoichoi ⇒ Hello Byomkesh S3 | Satyabati | Hoichoi | 2023
2021 ¦ Mandar's Wife ¦ Laili ¦ Hoichoi, dir. Anirban B. ⇒ Mandar's Wife | Laili | Hoichoi, Anirban B. | 2021
2017–18 ¦ Kusum Dola ¦ Iman ¦ Star Jalsha ⇒ television: Kusum Dola | Iman | Star Jalsha | 2017 || television: Kusum Dola | Iman | Star Jalsha | 2018
# Stage ⇒ theatre ytrp
2020– ¦ Raktakarabi ¦ Nandini ¦ Nandikar ⇒ Raktakarabi | Nandini | Nandikar | 2020
2016 ¦ Antigone ¦ Ismene ¦ Jadavpur Univ. Drama Club
# Workshops ⇒ training
2018 ¦ Clowning with Rupesh T.
2017 ¦ Acting for camera ¦ SRFTI
# Languages ⇒ languages
Bengali (mother tongue), English, Hindi
`,
  },
  {
    what: 'a graduate of a drama school in Hindi prose lines',
    makes: [{ as: 'docx', heading: { isBold: true } }, { as: 'paste' }],
    text: `
राजेश तिवारी
राष्ट्रीय नाट्य विद्यालय, नई दिल्ली (2009–2012)
संपर्क: 9415012345
# प्रमुख नाटक (अभिनय) ⇒ theatre
• आषाढ़ का एक दिन – कालिदास – निर्देशक: रामगोपाल वर्मा ⇒ आषाढ़ का एक दिन | कालिदास | रामगोपाल वर्मा
• अंधा युग – अश्वत्थामा – निर्देशक: भानु जी ⇒ अंधा युग | अश्वत्थामा | भानु जी
• मैकबेथ (बरनम वन) – मैकबेथ – निर्देशक: ब. व. कारंत ⇒ मैकबेथ (बरनम वन) | मैकबेथ | ब. व. कारंत
# नाट्य निर्देशन ⇒ none
• बकरी – लेखक: सर्वेश्वर दयाल
• सिंहासन खाली है – 2016
# फ़िल्म एवं वेब सीरीज़ ⇒ ?
• गैंग्स ऑफ़ झाँसी (2014) – किरदार: मुन्ना
• पाताल नगरी (अमेज़न प्राइम, 2020) – किरदार: हवलदार
# सम्मान ⇒ award
• संगीत नाटक अकादमी युवा पुरस्कार, 2017 ⇒ संगीत नाटक अकादमी युवा पुरस्कार | | | 2017
`,
  },
  {
    what: 'a Bengali biodata',
    makes: [{ as: 'docx', isTable: true, heading: { isBold: true } }],
    text: `
নাম: মৌসুমী চক্রবর্তী
উচ্চতা: ৫ ফুট ৩ ইঞ্চি
ফোন: ৯৮৩১০ ১২৩৪৫
# চলচ্চিত্র ⇒ film ytrp
সাল ¦ ছবির নাম ¦ চরিত্র ¦ পরিচালক ⇒ -
২০১৯ ¦ শেষ চিঠি ¦ রাণু ¦ অনীক বসু ⇒ শেষ চিঠি | রাণু | অনীক বসু | 2019
২০২১ ¦ মেঘের পরে ¦ নীলা ¦ কমলেশ্বর দে ⇒ মেঘের পরে | নীলা | কমলেশ্বর দে | 2021
# নাটক ⇒ theatre ytrp
সাল ¦ নাটকের নাম ¦ চরিত্র ¦ দল ⇒ -
২০১৫ ¦ রক্তকরবী ¦ নন্দিনী ¦ বহুরূপী ⇒ রক্তকরবী | নন্দিনী | বহুরূপী | 2015
২০১৮ ¦ চার অধ্যায় ¦ এলা ¦ নান্দীকার ⇒ চার অধ্যায় | এলা | নান্দীকার | 2018
# ধারাবাহিক ⇒ television ytrp
সাল ¦ ধারাবাহিক ¦ চরিত্র ¦ চ্যানেল ⇒ -
২০২২ ¦ মিঠাইবাড়ি ¦ তোর্সা ¦ জি বাংলা ⇒ মিঠাইবাড়ি | তোর্সা | জি বাংলা | 2022
`,
  },
  {
    what: 'a Tamil actor’s lines',
    makes: [{ as: 'docx', heading: { isBold: true } }, { as: 'paste' }],
    text: `
கார்த்திக் செல்வம்
நடிகர், சென்னை
தொலைபேசி: 98400 11111
# திரைப்படங்கள் ⇒ film
1. நிழல் மனிதன் – காவலர் வேடம் – இயக்குனர்: பா. சரவணன் – 2018 ⇒ நிழல் மனிதன் | காவலர் | பா. சரவணன் | 2018 || நிழல் மனிதன் | காவலர் வேடம் | பா. சரவணன் | 2018
2. வடக்கு வாசல் – முருகன் – இயக்குனர்: வெற்றி குமார் – 2020 ⇒ வடக்கு வாசல் | முருகன் | வெற்றி குமார் | 2020
# நாடகங்கள் ⇒ theatre
1. பொன்னியின் காலம் – வந்தியத்தேவன் – கூத்துப்பட்டறை – 2015 ⇒ பொன்னியின் காலம் | வந்தியத்தேவன் | கூத்துப்பட்டறை | 2015
2. ஔரங்கசீப் – தாரா – கூத்துப்பட்டறை – 2013 ⇒ ஔரங்கசீப் | தாரா | கூத்துப்பட்டறை | 2013
# தொடர்கள் ⇒ television
1. சித்திரக் கதை (சன் டிவி) – ராஜா – 2021 ⇒ சித்திரக் கதை | ராஜா | சன் டிவி | 2021
`,
  },
  {
    what: 'a typesetter’s CV with years in the margin',
    makes: [{ as: 'pdf', xs: [60, 140], size: 10, heading: { size: 13 }, isWrapped: true }],
    text: `
Anoushka Lal
anoushka.lal@example.com — +44 7700 900123
# Theatre ⇒ theatre
2023 ¦ The Father and the Assassin (Madhav), National Theatre. Dir. Indhu R. ⇒ The Father and the Assassin | Madhav | National Theatre, Indhu R. | 2023
2021 ¦ Hedda (Thea), Leeds Playhouse. Dir. Amy L. ⇒ Hedda | Thea | Leeds Playhouse, Amy L. | 2021
2019 ¦ Rice (Nisha), Orange Tree. Dir. Matthew X. ⇒ Rice | Nisha | Orange Tree, Matthew X. | 2019
# Screen ⇒ television
2022 ¦ Ackley Park (Nas’s cousin), Channel 4 ⇒ Ackley Park | Nas’s cousin | Channel 4 | 2022
2020 ¦ Doctors’ Call (Priya), BBC One ⇒ Doctors’ Call | Priya | BBC One | 2020
# Education ⇒ training
2015–18 ¦ BA Acting, Royal Conservatoire of Scotland
2013–15 ¦ A-levels, Leicester
# Interests
Trail running, ceramics
`,
  },
  {
    what: 'a television actress’s list, sent as a message',
    makes: [{ as: 'paste' }],
    text: `
*NEHA BHARGAVA*
Age - 27  Height - 5'4
📞 9099912345
*Tv Serials* ⇒ # television
1) Kundali Milan (Zee Tv) – Rhea’s friend ⇒ Kundali Milan | Rhea’s friend | Zee Tv
2) Yeh Rishte (Star Plus) - Advocate Smita ⇒ Yeh Rishte | Advocate Smita | Star Plus
3) Naagmani 4 (Colors) - Naagin Tapasya ⇒ Naagmani 4 | Naagin Tapasya | Colors
4) Savdhaan Ho (Star Bharat) - Episodic lead ⇒ Savdhaan Ho | | Star Bharat || Savdhaan Ho | Episodic lead | Star Bharat
*Web Series* ⇒ # web_series
1) Gandii Baatein (Alt) - Chanda ⇒ Gandii Baatein | Chanda | Alt
2) Apharan (Voot) - Nurse ⇒ Apharan | Nurse | Voot
*Movies* ⇒ # film
1) Dream Boy - Call centre girl ⇒ Dream Boy | Call centre girl
*Ads* ⇒ # commercial
Dettol, Vim, Santoor, Amazon, Meesho
Audition links on request 🙏
`,
  },
  {
    what: 'a Punjabi actor’s labels line by line',
    makes: [{ as: 'docx', heading: { isBold: true } }],
    text: `
GURPREET DHILLON
Contact no. 98140 00001
# Punjabi Movies ⇒ film
Movie Name- Ardaas Karaan Geet ⇒ Ardaas Karaan Geet | Bhola | Gippy G. | 2019
Role- Bhola
Director- Gippy G.
Year- 2019
Movie Name- Sardaar Saab ⇒ Sardaar Saab | Lawyer | Amardeep Gill | 2021
Role- Lawyer
Director- Amardeep Gill
Year- 2021
# Theatre ⇒ theatre
Play- Toba Tek Singh ⇒ Toba Tek Singh | Bishan Singh | Kewal D. | 2016
Role- Bishan Singh
Director- Kewal D.
Year- 2016
`,
  },
];
