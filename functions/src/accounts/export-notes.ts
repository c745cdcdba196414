// The page of words in an export: what each of its files is.
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { PRODUCT } from '@marquee/domain/site/product';

/** By file, what is in it. */
type Notes = Readonly<Record<(typeof NOTED_FILES)[number], string>>;

export const NOTED_FILES = [
  'index.html',
  'credits.csv',
  'pictures/',
  'profile.json',
  'contact.json',
  'yesterday.json',
  'links.json',
  'versions.json',
  'releases.json',
  'views.json',
  'account.json',
  'settings.json',
  'usernames.json',
  'notifications.json',
  'skills.json',
  'mails.json',
  'push_devices.json',
  'push_outbox.json',
  'direct_views.json',
  'call_limits.json',
  'message_blocks.json',
  'summary_schedules.json',
] as const;

const ENGLISH: Notes = {
  'index.html': 'your page: open it in any browser, with the folder "pictures" beside it',
  'credits.csv': 'your credits as a table for Excel or Google Sheets',
  'pictures/': 'your photos as they are stored; later parts of the export have only more of these',
  'profile.json': 'everything on your profile that visitors can see',
  'contact.json': 'your phone number, date of birth and other details that visitors can’t see',
  'yesterday.json': 'your profile from before your first change on the last day you changed it',
  'links.json': 'the links you made for one person, with your notes and the answers',
  'versions.json': 'the versions of your profile',
  'releases.json': 'how many usernames you released recently',
  'views.json': 'how often your profile was viewed, day by day',
  'account.json': 'your login: email address, phone number and when you signed up',
  'settings.json': 'your choices for notifications, language and privacy',
  'usernames.json':
    'your username, former ones that still lead to you, and those you released in the last 90 days',
  'notifications.json': 'your notifications',
  'skills.json': 'the skills you added yourself',
  'mails.json': 'emails to you that are waiting or were sent recently',
  'push_devices.json': 'the devices that get your notifications',
  'push_outbox.json': 'a notification that is waiting to be sent to your devices',
  'direct_views.json': 'a count that a test of notifications used',
  'call_limits.json': 'how often you used things with a limit, such as this download',
  'message_blocks.json': 'senders whose messages you blocked',
  'summary_schedules.json': 'when your next weekly summary is due',
};

const HINDI: Notes = {
  'index.html': 'आपका पेज, किसी भी ब्राउज़र में पढ़ने के लिए: फ़ोल्डर "pictures" को इसके साथ रखकर खोलें',
  'credits.csv': 'आपका किया हुआ काम, Excel या Google Sheets के लिए टेबल में',
  'pictures/': 'आपकी फ़ोटो, जैसी रखी हैं; एक्सपोर्ट के बाद के हिस्सों में सिर्फ़ बाकी फ़ोटो हैं',
  'profile.json': 'आपकी प्रोफ़ाइल का वह सब जो लोग देख सकते हैं',
  'contact.json': 'आपका फ़ोन नंबर, जन्मतिथि और बाकी बातें जो लोग नहीं देखते',
  'yesterday.json': 'पिछले बदलाव से एक दिन पहले की आपकी प्रोफ़ाइल',
  'links.json': 'किसी एक के लिए बनाए आपके लिंक, उन पर आपके नोट और मिले जवाब',
  'versions.json': 'आपकी प्रोफ़ाइल के वर्शन',
  'releases.json': 'आपने हाल में कितने यूज़रनेम छोड़े',
  'views.json': 'आपकी प्रोफ़ाइल हर दिन कितनी बार देखी गई',
  'account.json': 'आपका लॉगिन: ईमेल, फ़ोन नंबर, साइन-अप का समय',
  'settings.json': 'नोटिफ़िकेशन, भाषा और प्राइवेसी की आपकी पसंद',
  'usernames.json': 'आपका यूज़रनेम, पुराने यूज़रनेम जो अब भी आप तक लाते हैं, और पिछले 90 दिनों में छोड़े हुए',
  'notifications.json': 'आपके नोटिफ़िकेशन',
  'skills.json': 'हुनर जो आपने खुद लिखे',
  'mails.json': 'आपके ईमेल जो जा रहे हैं या हाल में भेजे गए',
  'push_devices.json': 'डिवाइस जिन पर आपके नोटिफ़िकेशन आते हैं',
  'push_outbox.json': 'नोटिफ़िकेशन जो आपके डिवाइस पर जाने वाला है',
  'direct_views.json': 'नोटिफ़िकेशन की जाँच में इस्तेमाल हुई गिनती',
  'call_limits.json': 'सीमा वाले काम आपने कितनी बार किए, जैसे यह एक्सपोर्ट',
  'message_blocks.json': 'भेजने वाले जिनके संदेश आपने ब्लॉक किए',
  'summary_schedules.json': 'आपकी अगली साप्ताहिक सारांश का समय',
};

const TEXTS: Readonly<Record<MessageLanguage, { readonly about: string; readonly notes: Notes }>> = {
  en: {
    about: `This is a copy of everything ${PRODUCT.name} stores about you. To read your profile, open index.html. The files ending in .json are for programs, but any text editor can show them; "null" or "[]" means nothing is stored. You can’t load them back into ${PRODUCT.name}.`,
    notes: ENGLISH,
  },
  hi: {
    about: `यह उस सब की कॉपी है जो ${PRODUCT.name} ने आपके बारे में रखा है। अपनी प्रोफ़ाइल पढ़ने के लिए index.html खोलें। .json वाली फ़ाइलें प्रोग्राम के लिए हैं, पर कोई भी टेक्स्ट एडिटर उन्हें दिखाता है; "null" या "[]" यानी कुछ रखा नहीं है। इन्हें वापस ${PRODUCT.name} में नहीं डाला जा सकता।`,
    notes: HINDI,
  },
};

/** The text of README.txt. */
export function exportNotes(language: MessageLanguage): string {
  const { about, notes } = TEXTS[language];
  const rows = NOTED_FILES.map((file) => `${file}\r\n    ${notes[file]}`);
  // A byte order mark and Windows line ends: Notepad reads it as UTF-8 and in lines.
  return `\ufeff${about}\r\n\r\n${rows.join('\r\n')}\r\n`;
}
