// The texts of the weekly summary and of its unsubscribe page.
import type { MessageLanguage } from '@marquee/domain/notification-choices';
import type { CompletenessPart } from '@marquee/domain/profile';
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
  /** The link to /insights. */
  readonly insights: string;
  readonly suggestion: string;
  readonly missing: Readonly<Record<CompletenessPart, string>>;
  readonly stale: (months: number) => string;
  readonly edit: string;
  readonly see: string;
  readonly why: string;
  readonly unsubscribe: string;
  readonly settings: string;
  readonly page: LinkPageTexts;
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
    same: 'As many as the week before',
    who: 'Who viewed your profile',
    links: 'Named links that were opened',
    link: (label, opens) => `${label}: ${opens === 1 ? 'once' : `${String(opens)} times`}`,
    insights: 'See your insights',
    suggestion: 'One thing to improve',
    missing: {
      first_name: 'Your first name is missing.',
      last_name: 'Your last name is missing.',
      date_of_birth: 'Your date of birth is missing. It is never shown.',
      profile_image: 'Your profile has no picture yet.',
      location: 'Casting directors look for actors near them: add your location.',
      introduction: 'Your profile has no introduction yet. Two sentences are enough.',
      skills: 'Your profile names no skill yet.',
      languages: 'Your profile does not say which languages you speak.',
    },
    stale: (months) => `You last saved your details ${String(months)} months ago. Are they still right?`,
    edit: 'Edit your profile',
    see: 'See your notifications',
    why: 'You get this mail on Mondays because you chose it in your settings.',
    unsubscribe: 'Unsubscribe',
    settings: 'Settings',
    page: {
      title: 'Weekly summary',
      ask: 'Do you want to stop the weekly summary by e-mail?',
      button: 'Unsubscribe',
      done: 'You will get no more weekly summaries. You can switch them on again in your settings.',
      badLink: 'This link is not valid. Log in and switch the weekly summary off in your settings.',
      failed: 'That did not work. Please try again in a minute.',
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
    links: 'नाम वाले लिंक जो खोले गए',
    link: (label, opens) => `${label}: ${String(opens)} बार`,
    insights: 'अपने आँकड़े देखें',
    suggestion: 'एक सुधार',
    missing: {
      first_name: 'आपका नाम नहीं लिखा है।',
      last_name: 'आपका उपनाम नहीं लिखा है।',
      date_of_birth: 'आपकी जन्मतिथि नहीं लिखी है। वह कभी दिखाई नहीं जाती।',
      profile_image: 'आपकी प्रोफ़ाइल पर अभी कोई फ़ोटो नहीं है।',
      location: 'कास्टिंग डायरेक्टर अपने आसपास के कलाकार ढूँढते हैं: अपना शहर जोड़ें।',
      introduction: 'आपकी प्रोफ़ाइल में अभी कोई परिचय नहीं है। दो वाक्य काफ़ी हैं।',
      skills: 'आपकी प्रोफ़ाइल में अभी कोई हुनर नहीं है।',
      languages: 'आपकी प्रोफ़ाइल में यह नहीं लिखा कि आपको कौन-सी भाषाएँ आती हैं।',
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
  },
};
