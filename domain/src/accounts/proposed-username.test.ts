import { expect, test } from 'vitest';
import { proposedUsername, usernameProposals } from './proposed-username.ts';
import { usernameProblem } from './username.ts';

test.each([
  ['Asha Deshpande', 'asha-deshpande'],
  ['  José   Ñandú-Łukasz ', 'jose-nandu-lukasz'],
  ['Sinéad O’Connor', 'sinead-oconnor'],
  ['A. R. Rahman', 'a-r-rahman'],
  ['Rahul (2)', 'rahul-2'],
])('the Latin name %s is proposed as %s', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test.each([
  ['आशा देशपांडे', 'asha-deshpande'],
  ['राजकुमार शर्मा', 'rajkumar-sharma'],
  ['प्रियंका चोपड़ा', 'priyanka-chopra'],
  ['लता मंगेशकर', 'lata-mangeshkar'],
  ['अमिताभ बच्चन', 'amitabh-bachchan'],
  ['कृष्ण चन्द्र', 'krishna-chandra'],
  ['संजय दत्त', 'sanjay-datt'],
  ['सुशांत सिंह', 'sushant-singh'],
  ['ज्ञानेश', 'gyanesh'],
  ['ज़ोया फ़रहान', 'zoya-farhan'],
  ['गायत्री चंपा', 'gayatri-champa'],
  ['राहुल १२', 'rahul-12'],
])('the name %s in Devanagari is proposed as %s', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test.each([
  ['Bengali', 'প্রসেনজিৎ', 'prasenjit'],
  ['Bengali', 'সত্যজিৎ রায়', 'satyajit-ray'],
  ['Bengali', 'স্বাতী চট্টোপাধ্যায়', 'swati-chattopadhyay'],
  ['Bengali', 'যিশু সেনগুপ্ত', 'jishu-sengupta'],
  ['Bengali', 'সৌমিত্র', 'soumitra'],
  ['Bengali', 'আনোয়ার', 'anwar'],
  ['Bengali', 'সিংহ', 'singh'],
  ['Assamese', 'ৰঞ্জিত', 'ranjit'],
  ['Assamese', 'হিমন্ত শৰ্মা', 'himanta-sharma'],
  ['Gurmukhi', 'ਗੁਰਦਾਸ', 'gurdas'],
  ['Gurmukhi', 'ਦਿਲਜੀਤ ਦੋਸਾਂਝ', 'diljit-dosanjh'],
  ['Gurmukhi', 'ਮੱਖਣ ਸਿੰਘ', 'makkhan-singh'],
  ['Gurmukhi', 'ਅੰਮ੍ਰਿਤਾ', 'amrita'],
  ['Gurmukhi', 'ਸ਼ਾਮ ਕੌਰ', 'sham-kaur'],
  ['Gujarati', 'અમિત શાહ', 'amit-shah'],
  ['Gujarati', 'ફાલ્ગુની પાઠક', 'falguni-pathak'],
  ['Odia', 'ଜଗନ୍ନାଥ ମହାପାତ୍ର', 'jagannath-mahapatra'],
  ['Odia', 'ସ୍ୱାତୀ', 'swati'],
  ['Odia', 'ପ୍ରିୟଙ୍କା', 'priyanka'],
  ['Odia', 'ଯଦୁନାଥ', 'jadunath'],
  ['Tamil', 'அருண் குமார்', 'arun-kumar'],
  ['Tamil', 'முருகன்', 'murugan'],
  ['Tamil', 'சரவணன்', 'saravanan'],
  ['Tamil', 'கார்த்திக்', 'karthik'],
  ['Tamil', 'பாண்டியன்', 'pandiyan'],
  ['Tamil', 'வெற்றி', 'vetri'],
  ['Tamil', 'அஞ்சலி', 'anjali'],
  ['Tamil', 'ஃபாத்திமா', 'fathima'],
  ['Tamil', 'பச்சை விஸ்வநாதன்', 'pachai-visvanathan'],
  ['Telugu', 'రాజమౌళి', 'rajamauli'],
  ['Telugu', 'పవన్ కళ్యాణ్', 'pavan-kalyan'],
  ['Telugu', 'సుబ్రహ్మణ్యం', 'subrahmanyam'],
  ['Kannada', 'ಯಶ್', 'yash'],
  ['Kannada', 'ಪುನೀತ್ ರಾಜ್\u200cಕುಮಾರ್', 'punit-rajkumar'],
  ['Kannada', 'ಸಂಯುಕ್ತ', 'samyukta'],
  ['Malayalam', 'രാജൻ', 'rajan'],
  ['Malayalam', 'മോഹൻലാൽ', 'mohanlal'],
  ['Malayalam', 'മമ്മൂട്ടി', 'mammutti'],
  ['Malayalam', 'ഫഹദ് ഫാസിൽ', 'fahad-fasil'],
  ['Malayalam', 'ആന്റണി', 'antani'],
  ['Malayalam', 'രാജന്\u200d', 'rajan'],
  ['Urdu', 'شاہ رخ خان', 'shah-rukh-khan'],
  ['Urdu', 'سلمان خان', 'salman-khan'],
  ['Urdu', 'شبانہ اعظمی', 'shabana-azmi'],
  ['Urdu', 'فرحان اختر', 'farhan-akhtar'],
  ['Urdu', 'محمّد علی', 'muhammad-ali'],
  ['Urdu', 'عبدالرحمن', 'abdurrahman'],
  ['Urdu', 'صبا قمر', 'saba-qamar'],
  ['Urdu', 'فواد', 'fawad'],
  ['Urdu, with the keys of Arabic', 'علي شاه', 'ali-shah'],
  ['Meetei Mayek', 'ꯁꯥꯅꯥ', 'sana'],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲ', 'santar'],
])('a name in %s, %s, is proposed as %s', (_script, name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test.each([
  ['ॐ प्रकाश', 'om-prakash'],
  ['ग़ालिब', 'ghalib'],
  ['तन्मय', 'tanmay'],
  ['नरसिंह', 'narsingh'],
  ['𝓐𝓷𝓲𝓽𝓪', 'anita'],
  ['Ａｓｈａ', 'asha'],
  ['As\u200bha', 'asha'],
])('the name %s with signs of its own is proposed as %s', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test.each([
  ['Om', 'om-actor'],
  ['Search', 'search-actor'],
  ['ॐ', 'om-actor'],
  ['', ''],
  ['...', ''],
])('the name %j, which cannot be a username as it is, gives the proposal %j', (name, proposed) => {
  expect(proposedUsername(name)).toBe(proposed);
});

test.each(['李小龍', 'Иван', 'ἈλέξανδροςΩ', '이영애', 'ა'])(
  'a name in a script that is not transliterated, %s, gets a valid proposal, always the same',
  (name) => {
    const proposed = proposedUsername(name);
    expect(proposed).toMatch(/^actor-[a-z0-9]{5}$/);
    expect(usernameProblem(proposed)).toBeUndefined();
    expect(proposedUsername(name)).toBe(proposed);
  },
);

test('a long name is cut between words, or within its only word, to leave room for a suffix such as -2', () => {
  expect(proposedUsername('Ananya Venkatalakshmi Subramaniam')).toBe('ananya-venkatalakshmi');
  expect(proposedUsername('x'.repeat(200))).toBe('x'.repeat(28));
});

test.each(['Asha Rao', 'Om', 'Login', 'Ananya Venkatalakshmi Subramaniam', 'x'.repeat(60), 'आशा'])(
  'all five usernames proposed for the name %s are valid',
  (name) => {
    const proposals = usernameProposals(proposedUsername(name));
    expect(proposals).toHaveLength(5);
    for (const proposal of proposals) expect(usernameProblem(proposal)).toBeUndefined();
  },
);

test('no username is proposed for an empty name', () => {
  expect(usernameProposals('')).toEqual([]);
});
