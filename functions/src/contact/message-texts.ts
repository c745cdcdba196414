// The texts of mails with visitors' messages, and of the mail that asks a visitor to confirm their address.
import { PRODUCT } from '@marquee/domain/site/product';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import type { LinkPageTexts } from '../mail/signed-link-page.ts';

export interface MessageTexts {
  readonly subject: (name: string) => string;
  readonly intro: (name: string) => string;
  readonly reply: (email: string) => string;
  readonly caution: string;
  readonly block: string;
  readonly stop: string;
  readonly page: LinkPageTexts;
  /** The notification in the app when a message's mail is given up. */
  readonly lost: { readonly title: string; readonly message: (address: string) => string };
  /** The mail with a day's further messages. */
  readonly gathered: { readonly subject: (count: number) => string; readonly intro: string };
  /** The mail that asks the visitor to confirm their address. */
  readonly confirmation: {
    readonly subject: string;
    readonly intro: string;
    readonly link: string;
    readonly ignore: string;
    readonly page: LinkPageTexts;
  };
}

export const MESSAGE_TEXTS: Readonly<Record<MessageLanguage, MessageTexts>> = {
  en: {
    subject: (name) => `${name} wrote to you on ${PRODUCT.name}`,
    intro: (name) => `${name} opened your profile on ${PRODUCT.name} and wrote:`,
    reply: (email) =>
      `Reply to this email and your answer goes to ${email}. Until you reply, they don’t know your address.`,
    caution:
      'We don’t know who wrote this. Honest casting never asks you for money, neither for an audition nor for a role.',
    block: 'Block this sender',
    stop: 'Stop messages from your profile',
    page: {
      title: 'Block a sender',
      ask: 'Block the sender of this message? You won’t get any more messages from this address.',
      button: 'Block',
      done: 'The sender is blocked.',
      badLink: 'This link doesn’t work.',
      failed: 'We couldn’t block the sender. Please try again in a few minutes.',
    },
    lost: {
      title: 'A message didn’t reach you',
      message: (address) =>
        `Someone wrote to you from your profile, but we couldn’t deliver it to ${address}. Check your email address in the settings, or add another way to contact you.`,
    },
    gathered: {
      subject: (count) => `More messages from your profile on ${PRODUCT.name} (${String(count)})`,
      intro: `Many people wrote to you on ${PRODUCT.name} in one day. Here are the messages that came after the first ones, each with its sender’s address. Reply to that address, not to this email.`,
    },
    confirmation: {
      subject: `Confirm your email address for ${PRODUCT.name}`,
      intro: `Someone wrote several messages to actors on ${PRODUCT.name} today and gave this address for replies. If it was you, please confirm the address, and we will send your messages.`,
      link: 'Confirm the address',
      ignore:
        'If it wasn’t you, ignore this email. We delete the waiting messages after a day without sending them.',
      page: {
        title: 'Confirm your address',
        ask: 'Is this your email address, and should we send your messages?',
        button: 'Confirm and send',
        done: 'Your address is confirmed for today. We’re sending your messages from the last 24 hours.',
        badLink: 'This link doesn’t work.',
        failed: 'We couldn’t confirm your address. Please try again in a few minutes.',
      },
    },
  },
  hi: {
    subject: (name) => `${name} ने आपको ${PRODUCT.name} पर लिखा`,
    intro: (name) => `${name} ने ${PRODUCT.name} पर आपकी प्रोफ़ाइल खोली और लिखा:`,
    reply: (email) => `इस ईमेल का जवाब ${email} पर जाएगा। जवाब देने तक उन्हें आपका पता नहीं दिखेगा।`,
    caution: 'हम नहीं जानते कि यह किसने लिखा है। ईमानदार कास्टिंग कभी पैसे नहीं माँगती, न ऑडिशन के लिए, न रोल के लिए।',
    block: 'इस व्यक्ति को ब्लॉक करें',
    stop: 'अपनी प्रोफ़ाइल से संदेश बंद करें',
    page: {
      title: 'ब्लॉक करें',
      ask: 'इस संदेश को भेजने वाले को ब्लॉक करें? इस पते से आपको और संदेश नहीं मिलेंगे।',
      button: 'ब्लॉक करें',
      done: 'भेजने वाला ब्लॉक कर दिया गया है।',
      badLink: 'यह लिंक सही नहीं है।',
      failed: 'ब्लॉक नहीं हो सका। कृपया कुछ मिनट बाद फिर से कोशिश करें।',
    },
    lost: {
      title: 'एक संदेश आप तक नहीं पहुँचा',
      message: (address) =>
        `किसी ने आपकी प्रोफ़ाइल से आपको लिखा, पर ${address} पर ईमेल नहीं पहुँच पाया। सेटिंग्स में अपना ईमेल पता देख लें, या संपर्क का कोई और रास्ता दें।`,
    },
    gathered: {
      subject: (count) => `${PRODUCT.name} पर आपकी प्रोफ़ाइल से और संदेश (${String(count)})`,
      intro: `एक ही दिन में ${PRODUCT.name} पर बहुत से लोगों ने आपको लिखा। पहले संदेशों के बाद आए संदेश यहाँ हैं, हर भेजने वाले के पते के साथ: जवाब उसी पते पर दें, इस ईमेल पर नहीं।`,
    },
    confirmation: {
      subject: `${PRODUCT.name} के लिए अपने ईमेल पते की पुष्टि करें`,
      intro: `आज किसी ने ${PRODUCT.name} पर कलाकारों को कई संदेश लिखे और जवाब के लिए यह पता दिया। अगर ये संदेश आपके हैं, तो कृपया पते की पुष्टि करें, फिर हम उन्हें भेज देंगे।`,
      link: 'पते की पुष्टि करें',
      ignore: 'अगर ये संदेश आपके नहीं हैं, तो कुछ न करें: रुके हुए संदेश एक दिन बाद बिना भेजे मिटा दिए जाते हैं।',
      page: {
        title: 'अपने पते की पुष्टि करें',
        ask: 'क्या यह ईमेल पता आपका है? क्या हम आपके संदेश भेज दें?',
        button: 'पुष्टि करें और भेजें',
        done: 'आज के लिए आपके पते की पुष्टि हो गई है। पिछले 24 घंटे के आपके संदेश भेजे जा रहे हैं।',
        badLink: 'यह लिंक सही नहीं है।',
        failed: 'आपके पते की पुष्टि नहीं हो सकी। कृपया कुछ मिनट बाद फिर से कोशिश करें।',
      },
    },
  },
};
