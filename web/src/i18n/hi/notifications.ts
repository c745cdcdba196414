import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  title: 'नोटिफ़िकेशन',
  unread: '{{number}} नए',
  allRead: 'आपने सब कुछ देख लिया है।',
  markAllRead: 'सब पढ़े हुए मानें',
  markRead: 'पढ़ा हुआ मानें',
  markReadNamed: 'पढ़ा हुआ मानें: {{message}}',
  markUnread: 'बिना पढ़ा मानें',
  markUnreadNamed: 'बिना पढ़ा मानें: {{message}}',
  delete: 'मिटाएँ',
  deleteNamed: 'मिटाएँ: {{message}}',
  more: 'और',
  moreNamed: 'और: {{message}}',
  block: 'इन्हें ब्लॉक करें',
  blockDialog: {
    title: '{{name}} को ब्लॉक करें?',
    text: 'इस अकाउंट से देखे जाने की सूचना आपको नहीं मिलेगी, और गिनती में भी नहीं आएगी। {{name}} को यह नहीं बताया जाएगा। आपकी पब्लिक प्रोफ़ाइल हर कोई अब भी खोल सकता है। ब्लॉक आप सेटिंग्स में हटा सकते हैं।',
    confirm: 'ब्लॉक करें',
  },
  blocked: '{{name}} को ब्लॉक कर दिया गया है।',
  blockFull: 'आप 100 लोगों को ब्लॉक कर चुके हैं, इससे ज़्यादा नहीं हो सकते। पहले सेटिंग्स में किसी का ब्लॉक हटाएँ।',
  deleted: 'नोटिफ़िकेशन मिटा दिया गया।',
  undo: 'वापस लाएँ',
  unreadMark: 'नया',
  today: 'आज',
  yesterday: 'कल',
  showMore: 'और दिखाएँ',
  end: 'बस, इतना ही है।',
  loading: 'नोटिफ़िकेशन लोड हो रहे हैं',
  arrived: 'नया नोटिफ़िकेशन: {{message}}',
  empty: {
    title: 'कोई नोटिफ़िकेशन नहीं',
    text: 'अपनी प्रोफ़ाइल शेयर करें। जैसे ही कोई आपका लिंक खोलेगा, आपको यहाँ पता चल जाएगा।',
    share: 'मेरी प्रोफ़ाइल शेयर करें',
  },
  loadFailed: {
    title: 'आपके नोटिफ़िकेशन लोड नहीं हो सके',
    text: 'कृपया इंटरनेट देखकर फिर से कोशिश करें।',
  },
  moreFailed: 'पुराने नोटिफ़िकेशन लोड नहीं हो सके।',
  changeFailed: {
    title: 'सेव नहीं हुआ',
    text: 'नोटिफ़िकेशन में किया गया बदलाव सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
  },
};
