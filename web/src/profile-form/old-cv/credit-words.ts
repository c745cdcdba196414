// The words that credit-lines.ts recognises in old CVs, as they are written in India, in English and Hindi: kinds of
// work, sizes of roles, channels, columns and months. All in lower case, without punctuation.
import type { Credit, CreditKind, RoleSize } from '@marquee/domain/profile/credit';

const words = (text: string): readonly string[] => text.split(', ');

const KINDS: Readonly<Record<CreditKind, readonly string[]>> = {
  film: words(
    'film, films, feature film, feature films, feature, features, movie, movies, cinema, motion picture, ' +
      'hindi film, hindi films, regional film, regional films, फिल्म, फिल्में, फीचर फिल्म, सिनेमा, चलचित्र',
  ),
  television: words(
    'tv, television, tv serial, tv serials, serial, serials, tv show, tv shows, tv series, television series, ' +
      'daily soap, daily soaps, soap, telefilm, टीवी, टेलीविजन, दूरदर्शन धारावाहिक, धारावाहिक, सीरियल, टीवी सीरियल',
  ),
  web_series: words(
    'web series, webseries, web, web show, web shows, ott, ott series, digital, digital series, streaming, ' +
      'वेब सीरीज, वेब सिरीज, वेब शो, ओटीटी',
  ),
  theatre: words(
    'theatre, theater, play, plays, stage, stage play, stage plays, musical, musicals, street play, street plays, ' +
      'nukkad natak, natak, थिएटर, थियेटर, रंगमंच, नाटक, नुक्कड़ नाटक',
  ),
  commercial: words(
    'commercial, commercials, ad, ads, ad film, ad films, tvc, tvcs, tv commercial, tv commercials, advert, adverts, ' +
      'advertisement, advertisements, digital ad, digital ads, print ad, विज्ञापन, विज्ञापन फिल्म',
  ),
  short_film: words(
    'short, shorts, short film, short films, shortfilm, student film, student films, diploma film, ' +
      'लघु फिल्म, लघु फिल्में, शॉर्ट फिल्म',
  ),
  music_video: words(
    'music video, music videos, video song, video songs, album song, म्यूजिक वीडियो, संगीत वीडियो',
  ),
  voice: words(
    'voice, voice over, voice overs, voiceover, voiceovers, voice acting, voice work, dubbing, audiobook, audiobooks, ' +
      'audio drama, radio, radio play, radio plays, podcast, आवाज, वॉइस ओवर, डबिंग, रेडियो',
  ),
  award: words(
    'award, awards, award and nominations, awards and nominations, awards & nominations, awards & recognition, ' +
      'awards and recognition, awards and achievements, achievements, honours, honors, recognition, nominations, ' +
      'पुरस्कार, सम्मान, पुरस्कार और सम्मान',
  ),
  other: words('other, others, other work, miscellaneous, misc, अन्य'),
};

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
const COLUMNS: Readonly<Record<Exclude<keyof Credit, 'link'>, readonly string[]>> = {
  title: words(
    'title, titles, project, project name, name of project, production title, name, show, शीर्षक, प्रोजेक्ट, नाम',
  ),
  role: words(
    'role, roles, character, characters, part, character name, role name, रोल, भूमिका, किरदार, पात्र',
  ),
  production: words(
    'director, directors, directed by, production, productions, production house, producer, company, channel, ' +
      'platform, network, banner, director production, डायरेक्टर, निर्देशक, निर्माता, चैनल, बैनर',
  ),
  year: words('year, years, date, yr, वर्ष, साल'),
  kind: words('type, kind, medium, category, format, प्रकार, माध्यम'),
  size: words('size, role size, role type, billing, type of role'),
};

const MONTHS = words(
  'jan, january, feb, february, mar, march, apr, april, may, jun, june, jul, july, aug, august, sep, sept, september, ' +
    'oct, october, nov, november, dec, december, जनवरी, फरवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर, अक्टूबर, ' +
    'नवंबर, दिसंबर',
);

/** Words around a kind in a heading: 'Selected film credits'. */
const HEADING_FILLERS =
  /(?<![\p{L}\p{M}])(selected|credits?|work|works|experience|projects?|roles?|acting|appearances?|and more|कार्य|अनुभव)(?![\p{L}\p{M}])/giu;

/** The text in lower case, with Hindi's dotted letters in one spelling, without punctuation around it. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-_]/g, ' ')
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

export const isMonth = (text: string): boolean => MONTHS.includes(plain(text));

/** A pattern of all months, as a string. */
export const MONTH = `(?:${MONTHS.join('|')})(?![\\p{L}\\p{M}])`;

/** The kind that a heading is about: 'FILMS', 'Selected theatre credits'. */
export const kindOfHeading = (text: string): CreditKind | undefined =>
  kindNamed(text) ?? kindNamed(plain(text).replace(HEADING_FILLERS, ' '));

/** Whether a heading is of credits of any kind: 'Acting credits', 'Filmography'. */
export const isCreditsHeading = (text: string): boolean =>
  /^(?:filmography|फिल्मोग्राफी)?$/u.test(plain(plain(text).replace(HEADING_FILLERS, ' '))) &&
  plain(text) !== '';

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
  other: words(
    'skills, special skills, other skills, hobbies, interests, strengths, objective, career objective, summary, profile, ' +
      'personal profile, about, about me, personal details, personal info, personal information, physical details, ' +
      'physical attributes, physical stats, vital stats, vital statistics, measurements, weight, age, playing age, ' +
      'date of birth, address, eyes, hair, declaration, references, references on request, ' +
      'references available on request, references available upon request, agent, manager, representation, शौक, हुनर, परिचय, ' +
      'निजी जानकारी, व्यक्तिगत विवरण, वजन, उम्र, पता',
  ),
} as const;

/** The subject of a heading or a label without credits. */
export const detailNamed = lookup(entries<keyof typeof DETAILS>(DETAILS));

/** Whether a heading or label names a part of a CV without credits: 'Training', 'Languages'. */
export const isOtherHeading = (text: string): boolean => detailNamed(text) !== undefined;

const OTHER_WORK =
  /^(?:worked|working|assisted|assisting|trained|attended|completed|conducted|studied|diploma|certificate|certified|graduated|workshop|degree|i (?:have|was))(?![\p{L}\p{M}])|(?<!\p{L})(?:asst|assistant|associate|casting|line)\.? (?:director|producer|editor|manager)|सहायक निर्देशक|कार्यशाला/iu;

/** Whether a line is about other work than acting: 'Worked as asst director', 'Diploma in acting'. */
export const isOtherWork = (text: string): boolean => OTHER_WORK.test(text);

const AWARD =
  /^(?:winner of|winner,|winner:|won|awarded|nominated|nominee|nomination|finalist|runner[- ]up|recipient of|best (?:actor|actress|newcomer|debut|supporting|performance|female|male|child))(?![\p{L}\p{M}])|^(?:सर्वश्रेष्ठ|विजेता)(?![\p{L}\p{M}])/iu;

/** Whether a line begins as an award does: 'Winner of Miss Pune', 'Best Actress'. */
export const isAward = (text: string): boolean => AWARD.test(text);
