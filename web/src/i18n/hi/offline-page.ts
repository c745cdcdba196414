import type { offlinePage as english } from '../en/offline-page.ts';
import type { Translation } from '../translation.ts';

export const offlinePage: Translation<typeof english> = {
  title: 'ऑफ़लाइन | Marquee',
  heading: 'आप ऑफ़लाइन हैं',
  text: 'यह पेज इस डिवाइस पर अभी तक नहीं खोला गया है, या यहाँ रखा नहीं जाता। इंटरनेट मिलते ही यह खुल जाएगा।',
  retry: 'फिर से कोशिश करें',
  myProfile: 'मेरी प्रोफ़ाइल',
};
