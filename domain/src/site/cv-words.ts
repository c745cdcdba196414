// Words of the CV alone, in the languages of India in which actors write their credits and the product has no other texts.
import type { Credit, CreditKind } from '../profile/credit.ts';

export interface CvWords {
  /** The BCP 47 tag. */
  readonly language: string;
  readonly kinds: Readonly<Record<CreditKind, string>>;
  readonly about: string;
  readonly training: string;
  readonly skills: string;
  readonly videos: string;
  /** Stands before a director's name, like 'dir.'. */
  readonly directed: string;
}

const words = (
  language: string,
  kinds: readonly [
    film: string,
    television: string,
    webSeries: string,
    theatre: string,
    commercial: string,
    shortFilm: string,
    musicVideo: string,
    voice: string,
    other: string,
    award: string,
  ],
  [about, training, skills, videos]: readonly [string, string, string, string],
  directed: string,
): CvWords => {
  const [film, television, web_series, theatre, commercial, short_film, music_video, voice, other, award] =
    kinds;
  return {
    language,
    kinds: {
      film,
      television,
      web_series,
      theatre,
      commercial,
      short_film,
      music_video,
      voice,
      other,
      award,
    },
    about,
    training,
    skills,
    videos,
    directed,
  };
};

const MARATHI = words(
  'mr',
  ['चित्रपट', 'टीव्ही', 'वेब सिरीज', 'नाटक', 'जाहिरात', 'लघुपट', 'म्युझिक व्हिडिओ', 'आवाज', 'इतर', 'पुरस्कार'],
  ['परिचय', 'शिक्षण आणि प्रशिक्षण', 'कौशल्ये', 'व्हिडिओ'],
  'दिग्दर्शक:',
);

/** By script, the words of its language. */
const SCRIPTS: readonly (readonly [RegExp, CvWords])[] = [
  [
    /\p{Script=Bengali}/gu,
    words(
      'bn',
      [
        'চলচ্চিত্র',
        'টেলিভিশন',
        'ওয়েব সিরিজ',
        'নাটক',
        'বিজ্ঞাপন',
        'স্বল্পদৈর্ঘ্য ছবি',
        'মিউজিক ভিডিও',
        'কণ্ঠ',
        'অন্যান্য',
        'পুরস্কার',
      ],
      ['পরিচিতি', 'শিক্ষা ও প্রশিক্ষণ', 'দক্ষতা', 'ভিডিও'],
      'পরিচালনা:',
    ),
  ],
  [
    /\p{Script=Gurmukhi}/gu,
    words(
      'pa',
      ['ਫ਼ਿਲਮ', 'ਟੈਲੀਵਿਜ਼ਨ', 'ਵੈੱਬ ਸੀਰੀਜ਼', 'ਨਾਟਕ', 'ਇਸ਼ਤਿਹਾਰ', 'ਲਘੂ ਫ਼ਿਲਮ', 'ਮਿਊਜ਼ਿਕ ਵੀਡੀਓ', 'ਆਵਾਜ਼', 'ਹੋਰ', 'ਪੁਰਸਕਾਰ'],
      ['ਜਾਣ-ਪਛਾਣ', 'ਸਿੱਖਿਆ ਅਤੇ ਸਿਖਲਾਈ', 'ਹੁਨਰ', 'ਵੀਡੀਓ'],
      'ਨਿਰਦੇਸ਼ਕ:',
    ),
  ],
  [
    /\p{Script=Gujarati}/gu,
    words(
      'gu',
      ['ફિલ્મ', 'ટેલિવિઝન', 'વેબ સિરીઝ', 'નાટક', 'જાહેરાત', 'શોર્ટ ફિલ્મ', 'મ્યુઝિક વીડિયો', 'અવાજ', 'અન્ય', 'પુરસ્કાર'],
      ['પરિચય', 'શિક્ષણ અને તાલીમ', 'કૌશલ્ય', 'વીડિયો'],
      'દિગ્દર્શક:',
    ),
  ],
  [
    /\p{Script=Oriya}/gu,
    words(
      'or',
      [
        'ଚଳଚ୍ଚିତ୍ର',
        'ଟେଲିଭିଜନ',
        'ୱେବ୍ ସିରିଜ୍',
        'ନାଟକ',
        'ବିଜ୍ଞାପନ',
        'ସ୍ୱଳ୍ପଦୈର୍ଘ୍ୟ ଚଳଚ୍ଚିତ୍ର',
        'ମ୍ୟୁଜିକ୍ ଭିଡିଓ',
        'କଣ୍ଠ',
        'ଅନ୍ୟାନ୍ୟ',
        'ପୁରସ୍କାର',
      ],
      ['ପରିଚୟ', 'ଶିକ୍ଷା ଓ ତାଲିମ', 'ଦକ୍ଷତା', 'ଭିଡିଓ'],
      'ନିର୍ଦ୍ଦେଶକ:',
    ),
  ],
  [
    /\p{Script=Tamil}/gu,
    words(
      'ta',
      [
        'திரைப்படம்',
        'தொலைக்காட்சி',
        'வலைத் தொடர்',
        'நாடகம்',
        'விளம்பரம்',
        'குறும்படம்',
        'இசைக் காணொளி',
        'குரல்',
        'பிற',
        'விருதுகள்',
      ],
      ['அறிமுகம்', 'கல்வி, பயிற்சி', 'திறன்கள்', 'காணொளிகள்'],
      'இயக்கம்:',
    ),
  ],
  [
    /\p{Script=Telugu}/gu,
    words(
      'te',
      ['సినిమా', 'టెలివిజన్', 'వెబ్ సిరీస్', 'నాటకం', 'ప్రకటన', 'లఘు చిత్రం', 'మ్యూజిక్ వీడియో', 'గొంతు', 'ఇతర', 'అవార్డులు'],
      ['పరిచయం', 'విద్య, శిక్షణ', 'నైపుణ్యాలు', 'వీడియోలు'],
      'దర్శకత్వం:',
    ),
  ],
  [
    /\p{Script=Kannada}/gu,
    words(
      'kn',
      ['ಚಲನಚಿತ್ರ', 'ದೂರದರ್ಶನ', 'ವೆಬ್ ಸರಣಿ', 'ನಾಟಕ', 'ಜಾಹೀರಾತು', 'ಕಿರುಚಿತ್ರ', 'ಮ್ಯೂಸಿಕ್ ವಿಡಿಯೊ', 'ಧ್ವನಿ', 'ಇತರೆ', 'ಪ್ರಶಸ್ತಿಗಳು'],
      ['ಪರಿಚಯ', 'ಶಿಕ್ಷಣ, ತರಬೇತಿ', 'ಕೌಶಲ್ಯಗಳು', 'ವಿಡಿಯೊಗಳು'],
      'ನಿರ್ದೇಶನ:',
    ),
  ],
  [
    /\p{Script=Malayalam}/gu,
    words(
      'ml',
      [
        'സിനിമ',
        'ടെലിവിഷൻ',
        'വെബ് സീരീസ്',
        'നാടകം',
        'പരസ്യം',
        'ഹ്രസ്വചിത്രം',
        'മ്യൂസിക് വീഡിയോ',
        'ശബ്ദം',
        'മറ്റുള്ളവ',
        'പുരസ്കാരങ്ങൾ',
      ],
      ['ആമുഖം', 'വിദ്യാഭ്യാസം, പരിശീലനം', 'കഴിവുകൾ', 'വീഡിയോകൾ'],
      'സംവിധാനം:',
    ),
  ],
  [
    /\p{Script=Arabic}/gu,
    words(
      'ur',
      [
        'فلم',
        'ٹیلی ویژن',
        'ویب سیریز',
        'تھیٹر',
        'اشتہار',
        'مختصر فلم',
        'میوزک ویڈیو',
        'آواز',
        'دیگر',
        'ایوارڈ',
      ],
      ['تعارف', 'تعلیم و تربیت', 'مہارتیں', 'ویڈیوز'],
      'ہدایت کار:',
    ),
  ],
];

/** All languages of the words, for readers of CVs. */
export const CV_WORDS: readonly CvWords[] = [MARATHI, ...SCRIPTS.map(([, each]) => each)];

interface Written {
  readonly credits: readonly Credit[];
  readonly introduction: string;
  readonly education: string;
  readonly languages: readonly string[];
}

/**
 * The words of the language in which most of the credits, the introduction and the training are written; 'hi' for
 * Hindi, for which the product has texts; `undefined` for Latin letters.
 */
export function ownCvWords({
  credits,
  introduction,
  education,
  languages,
}: Written): CvWords | 'hi' | undefined {
  const text = [
    introduction,
    education,
    ...credits.flatMap(({ title, role, production }) => [title, role, production]),
  ].join(' ');
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const most = SCRIPTS.reduce<{ count: number; found: CvWords | 'hi' | undefined }>(
    (best, [letters, each]) => {
      const here = count(letters);
      return here > best.count ? { count: here, found: each } : best;
    },
    { count: count(/\p{Script=Latin}/gu), found: undefined },
  );
  if (count(/\p{Script=Devanagari}/gu) <= most.count) return most.found;
  // The letter and the words that Marathi has and Hindi has not; else the language that is named first.
  const isMarathi =
    /ळ|आहे|मध्ये/u.test(text) || languages.find((one) => /^(?:Marathi|Hindi)$/.test(one)) === 'Marathi';
  return isMarathi ? MARATHI : 'hi';
}

const DIRECTED = /^(?:dir\.?:|dir\. |(?:directed by|director|dir)(?: ?:)? ) ?(?=\S)/iu;

/** A production as typed, with the language's own word for a leading 'dir.'. */
export const withDirected = (production: string, directed: string): string =>
  production.replace(DIRECTED, `${directed} `);
