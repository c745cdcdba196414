import type { moderation as english } from '../en/moderation.ts';
import type { Translation } from '../translation.ts';

export const moderation: Translation<typeof english> = {
  title: 'मॉडरेशन',
  intro: 'वे प्रोफ़ाइलें जिनकी शिकायत आई है, सबसे नई शिकायत पहले।',
  checking: 'आपकी अनुमति देखी जा रही है',
  notAllowed: {
    title: 'अनुमति नहीं है',
    text: 'यह पेज मॉडरेटर के लिए है। अगर आपको मॉडरेटर की अनुमति अभी-अभी मिली है, तो लॉगआउट करके फिर से लॉगिन करें।',
    home: 'होम पर लौटें',
  },
  tabs: { label: 'कौन-सी प्रोफ़ाइलें', open: 'शिकायत वाली', taken_down: 'हटाई गई' },
  loading: 'सूची लोड हो रही है',
  loadFailed: {
    title: 'सूची लोड नहीं हो सकी',
    text: 'कृपया इंटरनेट देखकर फिर से कोशिश करें।',
  },
  empty: {
    open: {
      title: 'जाँचने को कुछ नहीं है',
      text: 'किसी प्रोफ़ाइल की शिकायत नहीं है। नई शिकायतें यहाँ अपने आप दिखेंगी।',
    },
    taken_down: {
      title: 'कोई प्रोफ़ाइल हटाई हुई नहीं है',
      text: 'आप जो प्रोफ़ाइलें हटाएँगे, वे यहाँ रहेंगी, ताकि उन्हें वापस लाया जा सके।',
    },
  },
  unnamed: 'बेनाम',
  openProfile: 'प्रोफ़ाइल खोलें',
  openProfileNamed: '{{name}} की प्रोफ़ाइल खोलें',
  reports_one: '{{count}} शिकायत',
  reports_other: '{{count}} शिकायतें',
  reasonCount: '{{reason}}: {{count}}',
  lastReported: 'आखिरी शिकायत {{when}}',
  takenDown: 'हटाई गई {{when}}',
  showReports: 'शिकायतें दिखाएँ',
  hideReports: 'शिकायतें छिपाएँ',
  noText: 'कुछ नहीं लिखा',
  newest: 'सबसे नई {{count}} दिख रही हैं।',
  showMore: 'और दिखाएँ',
  takeDown: 'हटाएँ',
  dismiss: 'खारिज करें',
  restore: 'वापस लाएँ',
  actionNamed: '{{action}}: {{name}}',
  dialog: {
    take_down: {
      title: '{{name}} की प्रोफ़ाइल हटाएँ?',
      text: 'देखने वालों को प्रोफ़ाइल की जगह एक सूचना दिखेगी: ऐप में तुरंत, पब्लिक पेज पर एक मिनट के अंदर। हम कलाकार को कारण और अपील का तरीका बताएँगे।',
    },
    dismiss: {
      title: '{{name}} की शिकायतें खारिज करें?',
      text: 'प्रोफ़ाइल जैसी है वैसी ही रहेगी। हम किसी को नहीं बताएँगे।',
    },
    restore: {
      title: '{{name}} की प्रोफ़ाइल वापस लाएँ?',
      text: 'अगर कलाकार ने उसे पब्लिक रखा है, तो वह फिर से दिखेगी। हम कलाकार को बताएँगे।',
    },
    reason: 'कारण (कलाकार को दिखेगा)',
    note: 'रिकॉर्ड के लिए नोट (ज़रूरी नहीं)',
    failed: 'यह नहीं हो सका। कृपया फिर से कोशिश करें।',
    refused: 'आप अब मॉडरेटर नहीं हैं। कृपया फिर से लॉगिन करें।',
    gone: 'यह प्रोफ़ाइल अब नहीं है।',
  },
  done: {
    take_down: '{{name}}: हटा दी गई।',
    dismiss: '{{name}}: शिकायतें खारिज हुईं।',
    restore: '{{name}}: वापस लाई गई।',
  },
};
