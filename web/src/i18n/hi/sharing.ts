import type { sharing as english } from '../en/sharing.ts';
import type { Translation } from '../translation.ts';

export const sharing: Translation<typeof english> = {
  button: 'प्रोफ़ाइल शेयर करें',
  title: 'प्रोफ़ाइल शेयर करें',
  close: 'बंद करें',
  intro: 'जिसके पास यह लिंक हो, वह बिना अकाउंट के भी प्रोफ़ाइल खोल सकता है।',
  link: 'प्रोफ़ाइल का लिंक',
  share: 'शेयर करें',
  copyLink: 'लिंक कॉपी करें',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  preview: 'देखें',
  previewHint: 'नए टैब में खुलेगा',
  private: 'यह प्रोफ़ाइल अभी प्राइवेट है। दूसरों को भेजने के लिए पहले अपनी प्रोफ़ाइल पब्लिक करें।',
  toSettings: 'पब्लिक या प्राइवेट चुनें',
  usernameTip: 'सुझाव: अपना यूज़रनेम चुनें, लिंक और छोटा हो जाएगा।',
  setUsername: 'यूज़रनेम चुनें',
  linkCopied: { title: 'लिंक कॉपी हो गया!', text: 'इसे जहाँ चाहें पेस्ट करें।' },
  shared: { title: 'प्रोफ़ाइल शेयर हो गई', text: 'आपका लिंक पहुँच रहा है।' },
  copyFailed: { title: 'कॉपी नहीं हो सका', text: 'लिंक कॉपी नहीं हो सका। कृपया उसे चुनकर खुद कॉपी करें।' },
  message: '{{name}} की एक्टिंग प्रोफ़ाइल देखिए',
  messageUnnamed: 'यह एक्टिंग प्रोफ़ाइल देखिए',
  qr: {
    show: 'QR कोड दिखाएँ',
    hide: 'QR कोड छिपाएँ',
    alt: '{{link}} का QR कोड',
    download: 'QR कोड डाउनलोड करें',
    loading: 'QR कोड लोड हो रहा है',
    failed: 'QR कोड नहीं बन सका।',
  },
  vcard: 'कॉन्टैक्ट कार्ड डाउनलोड करें',
};
