// The texts of the weekly summary and of its unsubscribe page.
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import type { ProfilePart } from '@marquee/domain/profile/completeness';
import type { LinkPageTexts } from '../mail/signed-link-page.ts';

export interface SummaryTexts {
  readonly subject: (views: number) => string;
  readonly greeting: (name: string) => string;
  readonly views: (views: number) => string;
  readonly more: (difference: number) => string;
  readonly fewer: (difference: number) => string;
  readonly same: string;
  readonly who: string;
  readonly links: string;
  /** A link and how often it was opened. */
  readonly link: (label: string, opens: number) => string;
  readonly answers: string;
  /** The link to /insights. */
  readonly insights: string;
  readonly suggestion: string;
  readonly add: Readonly<Record<ProfilePart, string>>;
  readonly stale: (months: number) => string;
  readonly edit: string;
  readonly see: string;
  readonly why: string;
  readonly unsubscribe: string;
  readonly settings: string;
  readonly page: LinkPageTexts;
  /** The notification after a bounced mail ended the summary. */
  readonly ended: { readonly title: string; readonly message: (address: string) => string };
}

export const SUMMARY_TEXTS: Readonly<Record<MessageLanguage, SummaryTexts>> = {
  en: {
    subject: (views) =>
      views === 1
        ? 'Your profile was viewed once this week'
        : `Your profile was viewed ${String(views)} times this week`,
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    views: (views) => (views === 1 ? '1 view this week' : `${String(views)} views this week`),
    more: (difference) => `${String(difference)} more than the week before`,
    fewer: (difference) => `${String(difference)} fewer than the week before`,
    same: 'Same as the week before',
    who: 'Who viewed your profile',
    links: 'Your links that people opened',
    link: (label, opens) => `${label}: ${opens === 1 ? 'once' : `${String(opens)} times`}`,
    answers: 'Answers to your links',
    insights: 'See your insights',
    suggestion: 'One thing to improve',
    add: {
      first_name: 'Your first name is missing.',
      last_name: 'Your last name is missing.',
      portrait: 'Your profile has no picture yet.',
      introduction: 'Your profile has no introduction yet. Two sentences are enough.',
      credits: 'Casting looks for what you have done before: add your credits.',
      video: 'A video shows in a minute what photos cannot: add one.',
      gallery: 'Three photos show your range: add some.',
      age_range: 'Roles are cast by the age you can play: add your age range.',
      height: 'Almost every casting call asks for height: add yours.',
      contact: 'People can only reach you if they know how: add a contact.',
      location: 'Casting asks who is in town: add your city.',
      languages: 'Your profile doesn’t say which languages you speak.',
      skills: 'Your profile has no skills yet.',
      date_of_birth: 'Your date of birth is missing. We never show it.',
      training: 'Add your education and training to make your profile even better.',
      gender: 'Add your gender: casting searches by it.',
      looks: 'Add the colour of your eyes and hair to make your profile even better.',
      language_levels: 'Add how well you speak each language to make your profile even better.',
    },
    stale: (months) => `You last saved your details ${String(months)} months ago. Are they still right?`,
    edit: 'Edit your profile',
    see: 'See your notifications',
    why: 'You get this email on Mondays because you chose it in your settings.',
    unsubscribe: 'Unsubscribe',
    settings: 'Settings',
    page: {
      title: 'Weekly summary',
      ask: 'Do you want to stop the weekly summary by email?',
      button: 'Unsubscribe',
      done: 'You won’t get the weekly summary any more. You can turn it on again in your settings.',
      badLink: 'This link doesn’t work. Log in and turn off the weekly summary in your settings.',
      failed: 'That didn’t work. Please try again in a minute.',
    },
    ended: {
      title: 'Weekly summary ended',
      message: (address) =>
        `Email to ${address} came back, so we turned off your weekly summary. Check your email address in the settings.`,
    },
  },
  hi: {
    subject: (views) => `इस हफ़्ते आपकी प्रोफ़ाइल ${String(views)} बार देखी गई`,
    greeting: (name) => (name === '' ? 'नमस्ते,' : `नमस्ते ${name},`),
    views: (views) => `इस हफ़्ते ${String(views)} बार देखी गई`,
    more: (difference) => `पिछले हफ़्ते से ${String(difference)} ज़्यादा`,
    fewer: (difference) => `पिछले हफ़्ते से ${String(difference)} कम`,
    same: 'पिछले हफ़्ते जितनी ही',
    who: 'आपकी प्रोफ़ाइल किसने देखी',
    links: 'आपके ये लिंक खोले गए',
    link: (label, opens) => `${label}: ${String(opens)} बार`,
    answers: 'आपके लिंक से आए जवाब',
    insights: 'अपने आँकड़े देखें',
    suggestion: 'एक चीज़ जो और अच्छी हो सकती है',
    add: {
      first_name: 'आपका नाम नहीं लिखा है।',
      last_name: 'आपका उपनाम नहीं लिखा है।',
      portrait: 'आपकी प्रोफ़ाइल पर अभी कोई फ़ोटो नहीं है।',
      introduction: 'आपकी प्रोफ़ाइल में अभी कोई परिचय नहीं है। दो वाक्य काफ़ी हैं।',
      credits: 'कास्टिंग वाले देखते हैं कि आपने पहले क्या किया है: अपना काम जोड़ें।',
      video: 'एक मिनट का वीडियो वह दिखाता है जो फ़ोटो नहीं दिखा सकतीं: एक वीडियो जोड़ें।',
      gallery: 'तीन फ़ोटो आपके एक से ज़्यादा रूप दिखाती हैं: और फ़ोटो जोड़ें।',
      age_range: 'रोल उम्र देखकर दिए जाते हैं: लिखें कि आप किस उम्र के रोल कर सकते हैं।',
      height: 'कद लगभग हर बार पूछा जाता है: अपना कद लिखें।',
      contact: 'लोग आपसे तभी बात कर सकते हैं जब उनके पास आपका संपर्क हो: संपर्क जोड़ें।',
      location: 'कास्टिंग वाले पूछते हैं कि शहर में कौन है: अपना शहर लिखें।',
      languages: 'आपकी प्रोफ़ाइल में यह नहीं लिखा कि आपको कौन-सी भाषाएँ आती हैं।',
      skills: 'आपकी प्रोफ़ाइल में अभी कोई हुनर नहीं है।',
      date_of_birth: 'आपकी जन्मतिथि नहीं लिखी है। वह कभी दिखाई नहीं जाती।',
      training: 'शिक्षा और ट्रेनिंग लिखने से आपकी प्रोफ़ाइल और अच्छी होगी।',
      gender: 'जेंडर लिखने से आपकी प्रोफ़ाइल और अच्छी होगी: रोल के लिए खोज इसी से होती है।',
      looks: 'आँखों और बालों का रंग लिखने से आपकी प्रोफ़ाइल और अच्छी होगी।',
      language_levels: 'हर भाषा कितनी आती है, यह लिखने से आपकी प्रोफ़ाइल और अच्छी होगी।',
    },
    stale: (months) => `आपने अपनी जानकारी ${String(months)} महीने पहले सेव की थी। क्या वह अब भी सही है?`,
    edit: 'अपनी प्रोफ़ाइल बदलें',
    see: 'अपने नोटिफ़िकेशन देखें',
    why: 'यह ईमेल आपको हर सोमवार मिलता है, क्योंकि आपने इसे सेटिंग्स में चुना है।',
    unsubscribe: 'ये ईमेल बंद करें',
    settings: 'सेटिंग्स',
    page: {
      title: 'साप्ताहिक सारांश',
      ask: 'ईमेल से मिलने वाला साप्ताहिक सारांश बंद करें?',
      button: 'ये ईमेल बंद करें',
      done: 'अब आपको साप्ताहिक सारांश नहीं मिलेगा। आप इसे सेटिंग्स में फिर से चालू कर सकते हैं।',
      badLink: 'यह लिंक सही नहीं है। लॉगिन करें और सेटिंग्स में साप्ताहिक सारांश बंद करें।',
      failed: 'यह नहीं हो सका। कृपया एक मिनट बाद फिर से कोशिश करें।',
    },
    ended: {
      title: 'साप्ताहिक सारांश बंद हुआ',
      message: (address) =>
        `${address} पर भेजा गया ईमेल लौट आया, इसलिए साप्ताहिक सारांश बंद कर दिया गया। सेटिंग्स में अपना ईमेल पता देख लें।`,
    },
  },
};
