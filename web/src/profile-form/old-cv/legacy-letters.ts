// Hindi and Tamil in fonts from before Unicode, whose letters are stored as Latin ones: 'uhyk ioZr'. No such text is
// of use to anybody, so it is recognised by the font's name, or by its letters where the name is not known.

const FONTS =
  /kruti|krutidev|dev ?lys|chanakya|shusha|shree[- ]?(?:dev|guj|tam|tel|kan|ban|mal|pun|ori|lipi)|bamini|walkman|aps-|agra(?:normal|thin)|ankit|akruti|apsara|kundli|naidunia|richa$|sulipi|vakil|saroj|yogesh|gist-|dvb?-?tt|dv_?me|ism ?dv|senthil|tscii|tam-|tab-|vanavil|eenadu|hemalata|nudi|baraha|anmol|asees|gurbaniakhar|satluj/i;

/** Whether a font's name is one of a font from before Unicode. */
export const isLegacyFont = (name: string): boolean => FONTS.test(name);

/** Frequent Hindi words in Kruti Dev and DevLys: है, में, के, का, की, और, से, को, ने, पर. */
const WORDS = new Set(['gS', 'esa', 'ds', 'dk', 'dh', 'vkSj', 'ls', 'dks', 'us', 'ij', 'Hkh', 'fd', 'gSa']);
/** A sign or capital within a word, as the letters of such fonts have and other languages have not. */
const INSIDE = /^\p{L}*(?:\p{Ll}\p{Lu}\p{Ll}|\p{L}[\]~^=+`;}{|]\p{L}|[\p{Ll}][\]~^`}{|])/u;

/** Whether the letters of a whole text are those of a font from before Unicode. */
export function hasLegacyLetters(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[a-z]/i.test(word) && !/[@/.]\S/.test(word));
  const typical = words.filter((word) => WORDS.has(word) || INSIDE.test(word)).length;
  return words.length >= 12 && typical > words.length * 0.22;
}
