// Names of languages in old CVs.
import { LANGUAGES } from '@marquee/domain/profile/options';

/** Other names of the languages in the form's list, in lower case. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  हिंदी: 'Hindi',
  हिन्दी: 'Hindi',
  अंग्रेजी: 'English',
  अंग्रेज़ी: 'English',
  इंग्लिश: 'English',
  तमिल: 'Tamil',
  तेलुगु: 'Telugu',
  बांग्ला: 'Bengali',
  बंगाली: 'Bengali',
  bangla: 'Bengali',
  मराठी: 'Marathi',
  गुजराती: 'Gujarati',
  कन्नड़: 'Kannada',
  मलयालम: 'Malayalam',
  पंजाबी: 'Punjabi',
  उर्दू: 'Urdu',
  भोजपुरी: 'Bhojpuri',
};

/** Languages that the form's list lacks. */
export const MORE_LANGUAGES: ReadonlySet<string> = new Set(
  (
    'Assamese Odia Oriya Konkani Sanskrit Sindhi Kashmiri Dogri Maithili Manipuri Nepali Tulu Haryanvi Rajasthani Marwari ' +
    'Garhwali Kumaoni Awadhi Chhattisgarhi Kutchi Ladakhi Khasi Mizo Hinglish French Spanish German Italian Portuguese ' +
    'Russian Arabic Persian Japanese Korean Mandarin Chinese Cantonese Hebrew Dutch Polish Greek Turkish Swedish Filipino Thai असमिया ' +
    'ओड़िया कोंकणी संस्कृत सिंधी कश्मीरी डोगरी मैथिली नेपाली हरियाणवी राजस्थानी मारवाड़ी गढ़वाली अवधी'
  )
    .normalize('NFC')
    .toLowerCase()
    .split(' '),
);

const KNOWN: ReadonlySet<string> = new Set([
  ...MORE_LANGUAGES,
  ...[...LANGUAGES.filter((each) => each !== 'Other'), ...Object.keys(SPELLINGS)].map((each) =>
    each.toLowerCase().normalize('NFC'),
  ),
]);

/** Whether the whole text is a language. */
export const isLanguage = (text: string): boolean => KNOWN.has(text.toLowerCase().normalize('NFC'));

/** 'Korean to English', 'Eng to Hindi dub': what a dubbing is from and to. */
export function isDubbing(text: string): boolean {
  const [, from = '', to = ''] =
    /^(\p{L}{3,20}) (?:to|into|-) (\p{L}{3,20})(?: dub(?:bed|bing)?)?$/iu.exec(text) ?? [];
  const begins = (word: string): boolean =>
    word !== '' && [...KNOWN].some((each) => each.startsWith(word.toLowerCase()));
  return begins(from) && begins(to);
}
