// The words that credit-lines.ts recognises in old CVs, as they are written in India, in English and Hindi: kinds of
// work, sizes of roles, channels, columns and months. All in lower case, without punctuation.
import type { CreditKind, RoleSize } from '@marquee/domain/profile/credit';

/** The field of a credit that a column holds; `ignored` for numbers and what a credit has no field for. */
export type Column = 'title' | 'role' | 'production' | 'year' | 'kind' | 'size' | 'ignored';

/** What a part of a CV is: credits of a kind, or of several (`credits`), or another part. */
export type PartKind = CreditKind | 'credits' | 'training' | 'skills' | 'languages' | 'none';

const words = (text: string): readonly string[] => text.split(', ');

const KINDS: Readonly<Record<CreditKind, readonly string[]>> = {
  film: words(
    'film, films, feature film, feature films, feature, features, movie, movies, cinema, motion picture, motion pictures, ' +
      'bollywood, hindi film, hindi films, marathi film, marathi films, regional film, regional films, indie film, ' +
      'indie films, filmography, फिल्म, फिल्में, फीचर फिल्म, सिनेमा, चलचित्र, চলচ্চিত্র, সিনেমা, திரைப்படம், திரைப்படங்கள், ' +
      'సినిమాలు, చిత్రాలు, चित्रपट, ચલચિત્ર, ಚಲನಚಿತ್ರ, സിനിമ',
  ),
  television: words(
    'tv, t v, television, tv serial, tv serials, serial, serials, tv show, tv shows, tv series, television series, ' +
      'television serial, television serials, television show, television shows, daily soap, daily soaps, soap, soaps, ' +
      'telefilm, telefilms, episodic, episodics, teleserial, tele serials, टीवी, टेलीविजन, दूरदर्शन धारावाहिक, धारावाहिक, ' +
      'सीरियल, टीवी सीरियल, टीवी धारावाहिक, টেলিভিশন, ধারাবাহিক, தொலைக்காட்சி, मालिका, टीवी मालिका',
  ),
  web_series: words(
    'web series, webseries, web, web show, web shows, ott, ott series, ott shows, digital, digital series, streaming, ' +
      'new media, internet, web episodes, mini series, ' +
      'वेब सीरीज, वेब सिरीज, वेब शो, ओटीटी',
  ),
  theatre: words(
    'theatre, theater, theatrical, play, plays, stage, stage play, stage plays, musical, musicals, musical theatre, ' +
      'musical theater, street play, street plays, nukkad natak, natak, off broadway, off off broadway, ' +
      'broadway, west end, new york theatre, tour, tours, national tour, ' +
      'national tours, touring, regional, summer stock, dinner theatre, dinner theater, repertory, opera, operas, ' +
      'readings, staged readings, readings and workshops, theatre for young audiences, tya, children s theatre, ' +
      'pantomime, panto, one act plays, one acts, community theatre, college theatre, ' +
      'थिएटर, थियेटर, रंगमंच, नाटक, नुक्कड़ नाटक, नाट्य, थिएटर नाटक, নাটক, থিয়েটার, மேடை நாடகம், நாடகம், నాటకాలు, નાટક',
  ),
  commercial: words(
    'commercial, commercials, ad, ads, print, print ads, print campaign, print campaigns, tv ads, tv ad, ' +
      'brand film, brand films, digital commercial, digital commercials, brand endorsements, ' +
      ' ad film, ad films, tvc, tvcs, tv commercial, tv commercials, advert, adverts, ' +
      'advertisement, advertisements, digital ad, digital ads, print ad, विज्ञापन, विज्ञापन फिल्म',
  ),
  short_film: words(
    'short, shorts, short film, short films, shortfilm, shortfilms, student film, student films, ' +
      'diploma film, diploma films, film short, film shorts, ' +
      'लघु फिल्म, लघु फिल्में, शॉर्ट फिल्म',
  ),
  music_video: words(
    'music video, music videos, music album, music albums, album, albums, video album, video albums, video song, video songs, album song, म्यूजिक वीडियो, संगीत वीडियो',
  ),
  voice: words(
    'voice, vo, v o, voice acting credits, animation, adr, audio, voice over, voice overs, voiceover, voiceovers, voice acting, voice work, dubbing, audiobook, audiobooks, ' +
      'audio drama, radio, radio play, radio plays, podcast, आवाज, वॉइस ओवर, डबिंग, रेडियो',
  ),
  award: words(
    'award, awards, award and nominations, awards and nominations, awards & nominations, awards & recognition, ' +
      'awards and recognition, awards and achievements, achievements, honours, honors, recognition, nominations, accolades, ' +
      'award nominations, prizes, felicitations, nomination, ' +
      'पुरस्कार, सम्मान, पुरस्कार और सम्मान',
  ),
  other: words('other, others, other work, miscellaneous, misc, अन्य'),
};

/** Work before an audience or a camera for which the product has no kind of its own. */
const OTHER_WORKS = words(
  'industrial, industrials, corporate, corporate film, corporate films, corporate video, corporate videos, corporate show, ' +
    'corporate shows, live, live show, live shows, live event, live events, events, improv, improvisation, sketch, ' +
    'sketch comedy, comedy, stand up, stand up comedy, standup, hosting, host, anchoring, emcee, cabaret, concert, ' +
    'concerts, dance, singing, modelling, modeling, ramp, ramp shows, fashion shows, print shoot, print shoots, motion capture, ' +
    'theme park, theme parks, cruise ships, video games, games, reality, reality show, reality shows, storytelling, mixed',
);

const SIZES: Readonly<Record<RoleSize, readonly string[]>> = {
  lead: words(
    'lead, leads, lead role, leading role, lead actor, lead actress, main lead, main role, protagonist, लीड, लीड रोल, मुख्य, मुख्य भूमिका, मुख्य किरदार',
  ),
  supporting: words(
    'supporting, support, supporting role, supporting actor, supporting actress, supporting cast, ' +
      'सपोर्टिंग, सपोर्टिंग रोल, सहायक, सहायक भूमिका',
  ),
  recurring: words('recurring, recurring role, regular, series regular, आवर्ती, आवर्ती भूमिका'),
  cameo: words(
    'cameo, cameo role, guest, guest role, guest appearance, special appearance, कैमियो, अतिथि भूमिका',
  ),
  featured: words('featured, featured role, day player, bit part, bit role, featured extra, छोटी भूमिका'),
  ensemble: words('ensemble, ensemble cast, chorus, एन्सेम्बल, समूह, समूह भूमिका'),
};

/** Words before a size that make it more specific: 'parallel lead'. */
const QUALIFIER = /^(?:parallel|second|male|female|title|negative|co) (?=\S)/;

/** Channels, platforms and companies, with the kind of most of their works. */
const COMPANIES: readonly (readonly [CreditKind | undefined, readonly string[]])[] = [
  [
    'web_series',
    words(
      'netflix, netflix india, prime video, amazon prime, amazon prime video, amazon, hotstar, disney hotstar, ' +
        'disney+ hotstar, jiohotstar, jiocinema, jio cinema, sonyliv, sony liv, zee5, voot, voot select, altbalaji, ' +
        'alt balaji, mx player, amazon mx player, amazon minitv, minitv, aha, hoichoi, eros now, lionsgate play, ' +
        'apple tv, apple tv+, tvf, the viral fever, dice media, नेटफ्लिक्स, प्राइम वीडियो, हॉटस्टार',
    ),
  ],
  [
    'television',
    words(
      'star plus, starplus, colors, colors tv, colors marathi, zee tv, zee, zee marathi, zee bangla, sony tv, sony, ' +
        'sony sab, sab tv, star bharat, star pravah, star jalsha, star vijay, sun tv, and tv, &tv, dangal tv, ' +
        'doordarshan, dd national, mtv, mtv india, channel v, life ok, imagine tv, स्टार प्लस, ज़ी टीवी, दूरदर्शन',
    ),
  ],
  [
    undefined,
    words(
      'youtube, t-series, t series, zee studios, zee music company, dharma productions, dharma, yash raj films, yrf, ' +
        'excel entertainment, red chillies entertainment, phantom films, eros international, balaji telefilms, ' +
        'balaji motion pictures, nsd, national school of drama, prithvi theatre, ncpa, ipta, ftii',
    ),
  ],
];

/** The names of a table's columns. */
const COLUMNS: Readonly<Record<Column, readonly string[]>> = {
  title: words(
    'title, titles, project, projects, project name, name of project, name of the project, production title, name, show, ' +
      'shows, film, films, movie, movies, film name, movie name, name of film, name of the film, name of movie, ' +
      'name of the movie, name of films, serial, serials, serial name, name of serial, name of the serial, show name, ' +
      'name of show, name of the show, name of play, name of the play, play, plays, play name, drama, programme, program, ' +
      'work, credit, series, series name, web series, web series name, name of web series, ad, advertisement, brand, ' +
      'product, brand name, product name, client, campaign, commercial, name of ad, project title, film serial, film title, ' +
      'show title, play title, song, album, short film, ' +
      'शीर्षक, प्रोजेक्ट, नाम, फिल्म, फिल्म का नाम, नाटक, नाटक का नाम, नाटकाचे नाव, चित्रपटाचे नाव, मालिकेचे नाव, धारावाहिक, सीरियल, सीरियल का नाम, धारावाहिक का नाम, ' +
      'प्रोजेक्ट का नाम, विज्ञापन, वेब सीरीज',
  ),
  role: words(
    'role, roles, character, characters, part, character name, role name, name of character, name of the character, ' +
      'name of role, role character, character role, role played, roles played, played, as, role as, character played, ' +
      'रोल, भूमिका, किरदार, पात्र, किरदार का नाम, पात्र का नाम, पात्राचे नाव',
  ),
  production: words(
    'director, directors, directed by, dir, production, productions, production house, production company, prod house, ' +
      'producer, producers, produced by, company, channel, channels, platform, network, banner, studio, director production, ' +
      'director producer, director company, company director, director theatre, theatre director, director theater, ' +
      'channel production, channel platform, platform channel, production director, producer director, theater, venue, ' +
      'theatre, theatre company, theater company, theatre group, group, group name, name of group, troupe, organisation, ' +
      'organization, director name, name of director, name of the director, channel name, production house channel, ' +
      'production house director, director production house, ott platform, ott, playwright director, director s name, location, location company, ' +
      'डायरेक्टर, निर्देशक, निर्देशन, निर्माता, निर्माता निर्देशक, चैनल, बैनर, प्रोडक्शन, संस्था, ग्रुप, प्लेटफॉर्म, निर्देशक का नाम, दिग्दर्शक',
  ),
  year: words(
    'year, years, date, dates, yr, when, month, year of release, release, release year, period, duration, वर्ष, साल, सन',
  ),
  kind: words(
    'type, kind, medium, media, category, format, genre, type of project, project type, प्रकार, माध्यम',
  ),
  size: words('size, role size, role type, billing, type of role, lead supporting'),
  ignored: words(
    'sr, sr no, sl no, s no, s n, sn, sno, srno, no, nos, number, serial no, serial number, si no, language, languages, episodes, ' +
      'no of episodes, status, remarks, writer, playwright, author, city, co star, co stars, co actors, क्रम, क्र, क्रमांक, क्र सं, क्रम संख्या, भाषा',
  ),
};

const MONTHS = words(
  'jan, january, feb, february, mar, march, apr, april, may, jun, june, jul, july, aug, august, sep, sept, september, ' +
    'oct, october, nov, november, dec, december, जनवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, अक्टूबर, ' +
    'नवंबर, दिसंबर',
);

/** Words around a kind in a heading: 'Selected film credits'. They name no kind themselves. */
const FILLERS = new Set(
  words(
    'selected, select, partial, list, full, credit, credits, work, works, worked, experience, experiences, project, projects, ' +
      'role, roles, acting, actor, appearance, appearances, more, professional, educational, regional, related, other, recent, ' +
      'past, previous, current, upcoming, highlights, representative, major, notable, performance, performances, performing, ' +
      'career, summary, history, production, productions, national, international, local, independent, indie, university, ' +
      'college, school, academic, community, amateur, special, done, so, far, till, date, in, of, for, the, my, as, an, a, and, on, ' +
      'screen, camera, hindi, marathi, english, bengali, tamil, telugu, punjabi, gujarati, industry, actress, artist, details, ' +
      'प्रमुख, चुनिंदा, कार्य, अनुभव, अभिनय, में, का, की, के, काम',
  ),
);

/** The text in lower case, with Hindi's dotted letters in one spelling, without punctuation around it. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-_]/g, ' ')
    .replace(/(?<!\p{L})t\.\s?v\.?(?!\p{L})/gu, 'tv')
    .replace(/[^\p{L}\p{M}\p{N}\s&+]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function lookup<Id>(table: Iterable<readonly [Id, readonly string[]]>): (text: string) => Id | undefined {
  const byWord = new Map<string, Id>();
  for (const [id, list] of table) for (const word of list) byWord.set(plain(word), id);
  return (text) => byWord.get(plain(text));
}

const entries = <Id extends string>(table: Readonly<Record<Id, readonly string[]>>) =>
  Object.entries(table) as [Id, readonly string[]][];

/** The kind of work that the whole text names: 'Web Series', 'TVC', 'नाटक'. */
export const kindNamed = lookup(entries(KINDS));

/** The size of role that the whole text names: 'Lead role', 'cameo'. */
export const sizeNamed = lookup(entries(SIZES));

/** The size of role in a text that is more specific, such as 'parallel lead'. */
export function qualifiedSizeNamed(text: string): RoleSize | undefined {
  const [qualifier] = QUALIFIER.exec(plain(text)) ?? [];
  if (qualifier === undefined) return undefined;
  const size = plain(text).slice(qualifier.length);
  return sizeNamed(size) ?? (size === 'role' ? 'lead' : undefined);
}

/** The column that the whole text names. */
export const columnNamed = lookup(entries(COLUMNS));

const companyKind = lookup(COMPANIES.map(([kind, list]) => [kind ?? 'any', list] as const));

/**
 * `undefined` unless the whole text names a channel, platform or company; `kind` is that of most of its works, if any.
 */
export function companyNamed(text: string): { readonly kind: CreditKind | undefined } | undefined {
  const kind = companyKind(text);
  return kind && { kind: kind === 'any' ? undefined : kind };
}

/** A pattern of all months, as a string. */
export const MONTH = `(?:${MONTHS.join('|')})(?![\\p{L}\\p{M}])`;

/** Matches what is more likely a company, a theatre or a school than a person or a role. */
const COMPANY =
  /(?<!\p{L})(?:theat(?:re|er)s?|productions?|films?|studios?|entertainments?|pictures|compan(?:y|ies)|co\.|university|college|school|festival|fest|players|repertory|rep\.?|playhouse|media|tv|network|ltd|pvt|inc|llc|group|cent(?:re|er)|stage|arts|academy|institute|foundation|ensemble|opera|musicals?|shakespeare|broadway|telefilms?|motion|creations?|creatives?|works|house|lab|collective|conservatory|records|music|channel|digital|cinema|cine|vision|talkies|हाउस|थिएटर|फिल्म्स|फ़िल्म्स|प्रोडक्शन|संस्था|नाट्य)(?![\p{L}\p{M}])/iu;

/** Whether a text names a company: by its name or by a word such as 'Productions'. */
export const isCompany = (text: string): boolean =>
  companyNamed(text) !== undefined || (text.length < 120 && COMPANY.test(text));

/** The headings and labels of a CV's parts without credits, by subject. cv-details.ts finds no value for `other`. */
const DETAILS = {
  height: words('height, ht, hight, कद, क़द, लंबाई, ऊंचाई, ऊँचाई, हाइट'),
  languages: words(
    'languages, language, languages known, known languages, languages spoken, spoken languages, भाषाएँ, भाषाएं, भाषा, ' +
      'भाषाओं का ज्ञान',
  ),
  education: words(
    'training, trainings, acting training, workshops, workshop, acting workshops, workshops attended, ' +
      'training and workshops, training & workshops, workshops and training, workshops & training, education, ' +
      'educational qualification, educational qualifications, academic qualification, academic qualifications, ' +
      'education and training, education & training, training and education, training & education, qualification, ' +
      'qualifications, academics, प्रशिक्षण, ट्रेनिंग, शिक्षा, कार्यशाला, कार्यशालाएँ, शिक्षा और ट्रेनिंग',
  ),
  contact: words(
    'phone, phone no, phone number, mobile, mobile no, mobile number, mob, cell, tel, telephone, whatsapp, contact, ' +
      'contact no, contact number, contact details, contact info, contact information, contact me, email, e mail, ' +
      'email id, e mail id, mail, फोन, मोबाइल, संपर्क, ईमेल, व्हाट्सऐप',
  ),
  skills: words(
    'skills, skill, special skills, special skill, specialist skills, other skills, additional skills, skill set, skills and abilities, ' +
      'abilities, talents, special talents, special abilities, extra curricular, extracurricular activities, hobbies and skills, ' +
      'हुनर, कौशल, विशेष योग्यता, विशेषताएँ, अन्य कौशल',
  ),
  other: words(
    'hobbies, hobby, interests, interest, strengths, strength, objective, career objective, summary, profile, profile summary, ' +
      'personal profile, about, about me, bio, biography, personal details, personal info, personal information, physical details, ' +
      'physical attributes, physical stats, physical statistics, vital stats, vital statistics, statistics, measurements, weight, ' +
      'age, playing age, age range, date of birth, dob, address, eyes, hair, eye colour, eye color, hair colour, hair color, ' +
      'declaration, reference, references, references on request, references available on request, ' +
      'references available upon request, available upon request, agent, agency, manager, representation, represented by, ' +
      'union, union status, unions, affiliations, memberships, membership, crew, technical, technical theatre, tech, backstage, ' +
      'directing, direction, director, assistant director, assistant direction, writing, writer, producing, teaching, ' +
      'teaching artist, choreography, choreographer, stage management, stage manager, design, costume design, sound design, ' +
      'lighting, employment, job, jobs, work history, links, link, social media, website, videos, video, showreel, reel, reels, ' +
      'demo reel, media, press, reviews, publications, gallery, photos, name, nationality, gender, marital status, ' +
      'father s name, mother s name, religion, passport, location, base, based in, city, conflicts, conflicts available upon request, ' +
      'list available upon request, volunteer, volunteering, internship, internships, ' +
      'शौक, परिचय, निजी जानकारी, व्यक्तिगत विवरण, वजन, उम्र, पता, रुचियाँ, घोषणा, जन्म तिथि, पिता का नाम, नाम',
  ),
} as const;

/** The subject of a heading or a label without credits. */
export const detailNamed = lookup(entries<keyof typeof DETAILS>(DETAILS));

const isOtherWorkNamed = lookup([['other', OTHER_WORKS]] as const);

/** What a heading's single words name; `filler` if they name nothing by themselves. */
function partNamed(part: string): PartKind | 'filler' | undefined {
  const text = plain(part);
  const bare = text
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
  const detail = detailNamed(text) ?? detailNamed(bare);
  if (detail === 'education') return 'training';
  if (detail === 'skills' || detail === 'languages') return detail;
  const kind = kindNamed(text) ?? kindNamed(bare);
  if (kind !== undefined && kind !== 'other') return kind;
  if (detail !== undefined) return 'none';
  if (kind === 'other' && bare !== '') return 'other';
  if (isOtherWorkNamed(text) ?? isOtherWorkNamed(bare)) return 'other';
  return bare === '' && text !== '' ? 'filler' : undefined;
}

/** A longer text is no heading. */
const LONGEST_HEADING = 60;

export interface Heading {
  readonly kind: PartKind;
  /** Whether the words name one kind and no other. */
  readonly isCertain: boolean;
  /** All kinds that the words name: 'FILM/TELEVISION'. */
  readonly kinds: readonly PartKind[];
}

/**
 * What a heading names, when each of its words is known: 'FILM (partial)', 'TVCs & Ad films', 'Education/Training',
 * 'Acting credits'.
 */
export function headingNamed(text: string): Heading | undefined {
  if (text.length > LONGEST_HEADING || /\d/.test(text)) return undefined;
  const bare = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ').replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
  const whole = partNamed(bare);
  const isOne = whole !== undefined && whole !== 'filler';
  const texts = isOne ? [bare] : bare.split(/[/&,+|•·:]|\s[-–—]\s|\s(?:and|or|एवं|तथा|और|व)\s/iu);
  const parts = texts.map((part) => partNamed(part));
  // 'FILMS / फ़ि� ल्में': letters that a file has lost say nothing.
  const isLost = (part: unknown, index: number): boolean =>
    part === undefined && /\uFFFD|^\s*\p{M}/u.test(texts[index] ?? '');
  if (bare === '' || parts.some((part, index) => part === undefined && !isLost(part, index)))
    return undefined;
  const kinds = [
    ...new Set(parts.filter((part): part is PartKind => part !== 'filler' && part !== undefined)),
  ];
  const [kind] = kinds;
  if (kind === undefined) {
    return /credits|experience|acting|performance|work|roles|अनुभव|काम|कार्य/iu.test(bare) &&
      !/school|college|university|academic/i.test(bare)
      ? { kind: 'credits', isCertain: false, kinds }
      : undefined;
  }
  // 'Awards & Training' is no heading of credits of one kind; 'Web/OTT' is.
  return { kind, isCertain: kinds.length === 1 && kind !== 'other', kinds };
}

const OTHER_WORK =
  /^(?:worked|working|assisted|assisting|trained|attended|completed|conducted|studied|diploma|certificate|certified|graduated|workshop|degree|i (?:have|was))(?![\p{L}\p{M}])|(?<!\p{L})(?:asst|assistant|associate|casting|line)\.? (?:director|producer|editor|manager)|सहायक निर्देशक|कार्यशाला/iu;

/** Whether a line is about other work than acting: 'Worked as asst director', 'Diploma in acting'. */
export const isOtherWork = (text: string): boolean => OTHER_WORK.test(text);

const AWARD =
  /^(?:winner of|winner,|winner:|won|awarded|nominated|nominee|nomination|finalist|runner[- ]up|recipient of|best (?:actor|actress|newcomer|debut|supporting|performance|female|male|child))(?![\p{L}\p{M}])|^(?:सर्वश्रेष्ठ|विजेता)(?![\p{L}\p{M}])/iu;

/** Whether a line begins as an award does: 'Winner of Miss Pune', 'Best Actress'. */
export const isAward = (text: string): boolean => AWARD.test(text);
