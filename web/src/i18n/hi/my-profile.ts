import type { myProfile as english } from '../en/my-profile.ts';
import type { Translation } from '../translation.ts';

export const myProfile: Translation<typeof english> = {
  title: 'मेरी प्रोफ़ाइल',
  public: 'पब्लिक',
  private: 'प्राइवेट',
  edit: 'बदलें',
  loading: 'आपकी प्रोफ़ाइल लोड हो रही है',
  onlyYou: 'इसे सिर्फ़ आप देख सकते हैं। लिंक खोलने वालों को बताया जाता है कि प्रोफ़ाइल प्राइवेट है।',
  makePublic: 'पब्लिक करें',
  loadFailed: {
    title: 'आपकी प्रोफ़ाइल लोड नहीं हो सकी',
    text: 'कृपया इंटरनेट देखकर फिर से कोशिश करें।',
  },
  none: {
    title: 'आपकी प्रोफ़ाइल यहाँ से शुरू होती है',
    text: 'शुरुआत के लिए नाम, एक तस्वीर और अपने काम के बारे में कुछ पंक्तियाँ काफ़ी हैं। जब तक आप पब्लिक न करें, इसे कोई नहीं देखता।',
    action: 'अपनी प्रोफ़ाइल बनाएँ',
  },
  completeness: {
    title: 'प्रोफ़ाइल कितनी पूरी है',
    progress: '{{all}} में से {{done}}',
    missing: 'अभी बाकी है:',
    failed: 'पता नहीं चल सका कि आपकी प्रोफ़ाइल में अभी क्या बाकी है।',
    complete: 'आपकी प्रोफ़ाइल पूरी है। कास्टिंग डायरेक्टर जो ढूँढते हैं, सब इसमें है।',
    parts: {
      first_name: 'नाम',
      last_name: 'उपनाम',
      date_of_birth: 'जन्मतिथि',
      profile_image: 'प्रोफ़ाइल फ़ोटो',
      location: 'शहर',
      introduction: 'परिचय',
      skills: 'कोई एक हुनर',
      languages: 'कोई एक भाषा',
    },
  },
  views: {
    title: 'प्रोफ़ाइल कितनी बार देखी गई',
    range: 'कितने दिन दिखाएँ',
    days: 'पिछले {{days}} दिन',
    chart: 'पिछले {{days}} दिनों में प्रोफ़ाइल हर दिन कितनी बार देखी गई',
    day: 'दिन',
    views: 'कितनी बार',
    none: 'इन दिनों में अभी किसी ने नहीं देखी। शुरुआत के लिए अपना लिंक शेयर करें।',
    loading: 'आँकड़े लोड हो रहे हैं',
    failed: 'आँकड़े लोड नहीं हो सके।',
  },
  preview: {
    title: 'देखने वालों को ऐसी दिखती है',
    open: 'पेज खोलें',
    newTab: 'नए टैब में खुलेगा',
  },
};
