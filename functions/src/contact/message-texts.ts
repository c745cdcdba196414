// The texts of the mail with a visitor's message.
import { PRODUCT } from '@marquee/domain/product';
import type { MessageLanguage } from '@marquee/domain/notification-choices';
import type { LinkPageTexts } from '../mail/signed-link-page.ts';

export interface MessageTexts {
  readonly subject: (name: string) => string;
  readonly intro: (name: string) => string;
  readonly reply: (email: string) => string;
  readonly caution: string;
  readonly block: string;
  readonly stop: string;
  readonly page: LinkPageTexts;
}

export const MESSAGE_TEXTS: Readonly<Record<MessageLanguage, MessageTexts>> = {
  en: {
    subject: (name) => `${name} wrote to you on ${PRODUCT.name}`,
    intro: (name) => `${name} opened your profile on ${PRODUCT.name} and writes:`,
    reply: (email) =>
      `Reply to this e-mail and your answer goes to ${email}. Until you reply, they do not know your address.`,
    caution:
      'We do not know who wrote this. Honest casting never asks for money, neither for an audition nor for a role.',
    block: 'Block this sender',
    stop: 'Stop messages from your profile',
    page: {
      title: 'Block a sender',
      ask: 'Block the sender of this message? You will get no further messages from this address.',
      button: 'Block',
      done: 'The sender is blocked.',
      badLink: 'This link is not valid.',
      failed: 'The sender could not be blocked. Please try again in a few minutes.',
    },
  },
  hi: {
    subject: (name) => `${name} ने आपको ${PRODUCT.name} पर लिखा`,
    intro: (name) => `${name} ने ${PRODUCT.name} पर आपकी प्रोफ़ाइल खोली और लिखा:`,
    reply: (email) =>
      `इस ईमेल का जवाब देंगे, तो वह ${email} पर जाएगा। जब तक आप जवाब नहीं देते, उन्हें आपका पता नहीं मालूम होगा।`,
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
  },
};
