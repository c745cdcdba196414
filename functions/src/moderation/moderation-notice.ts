// The notification to the owner of a taken-down or restored profile, in the owner's language.
import type { ReportReason } from '@marquee/domain/accounts/moderation';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';

interface Notice {
  readonly title: string;
  readonly message: string;
}

interface Texts {
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly takenDown: (reason: string) => Notice;
  readonly restored: Notice;
}

const TEXTS: Readonly<Record<MessageLanguage, Texts>> = {
  en: {
    reasons: {
      impersonation: 'it pretends to be someone else',
      offensive: 'it shows sexual, violent or hateful content',
      harassment: 'it harasses or threatens someone',
      minor: 'it endangers a child or shows one without consent',
      rights: 'it uses pictures or videos without permission',
      spam: 'it is spam or a fraud',
      other: 'it breaks our terms',
    },
    takenDown: (reason) => ({
      title: 'Profile taken down',
      message: `We took down your profile because ${reason}. Your own page says what you can do.`,
    }),
    restored: {
      title: 'Profile restored',
      message: 'We restored your profile. Visitors can see it again if it is set to public.',
    },
  },
  hi: {
    reasons: {
      impersonation: 'वह किसी और के होने का दिखावा करती है',
      offensive: 'उसमें यौन, हिंसक या नफ़रत भरी सामग्री है',
      harassment: 'वह किसी को परेशान करती या धमकाती है',
      minor: 'वह किसी बच्चे को खतरे में डालती है, या बिना सहमति के दिखाती है',
      rights: 'उसमें बिना अनुमति की फ़ोटो या वीडियो हैं',
      spam: 'वह स्पैम या धोखाधड़ी है',
      other: 'वह हमारी शर्तों के खिलाफ़ है',
    },
    takenDown: (reason) => ({
      title: 'प्रोफ़ाइल हटाई गई',
      message: `आपकी प्रोफ़ाइल हटा दी गई है, क्योंकि ${reason}। आगे क्या कर सकते हैं, यह आपके पेज पर लिखा है।`,
    }),
    restored: {
      title: 'प्रोफ़ाइल वापस आ गई',
      message: 'आपकी प्रोफ़ाइल वापस आ गई है। अगर वह पब्लिक है, तो सबको फिर से दिखेगी।',
    },
  },
};

export const takenDownNotice = (reason: ReportReason, language: MessageLanguage): Notice =>
  TEXTS[language].takenDown(TEXTS[language].reasons[reason]);

export const restoredNotice = (language: MessageLanguage): Notice => TEXTS[language].restored;
