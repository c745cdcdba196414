import type { pwa as english } from '../en/pwa.ts';
import type { Translation } from '../translation.ts';

export const pwa: Translation<typeof english> = {
  offline: {
    title: 'आप ऑफ़लाइन हैं',
    text: 'आप वही देख रहे हैं जो इस डिवाइस पर रखा है। बदलाव इंटरनेट लौटने पर भेज दिए जाएँगे।',
  },
  update: {
    text: 'Marquee का नया वर्शन तैयार है।',
    draft: 'आप जो लिख रहे हैं, वह बना रहेगा।',
    action: 'अभी अपडेट करें',
  },
  install: {
    text: 'Marquee को पास रखें: होम स्क्रीन से यह ऐप की तरह खुलता है, ऑफ़लाइन भी।',
    ios: 'Marquee को पास रखें: Safari में ‘शेयर’ पर टैप करें, फिर ‘होम स्क्रीन में जोड़ें’ पर।',
    action: 'Marquee इंस्टॉल करें',
    dismiss: 'अभी नहीं',
    understood: 'ठीक है',
  },
};
