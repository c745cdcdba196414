import type { visibility as english } from '../en/visibility.ts';
import type { Translation } from '../translation.ts';

export const visibility: Translation<typeof english> = {
  unverified:
    'आपके ईमेल पते की पुष्टि अभी नहीं हुई है। {{email}} पर भेजे गए ईमेल का लिंक खोलें और फिर से लॉगिन करें: उसके बाद आप प्रोफ़ाइल पब्लिक कर सकते हैं। बिना पुष्टि का अकाउंट आखिरी बार इस्तेमाल होने के 30 दिन बाद मिटा दिया जाता है।',
  sendLink: 'लिंक फिर से भेजें',
  linkSent: { title: 'अपना इनबॉक्स देखें', text: 'हमने {{email}} पर पुष्टि का लिंक भेजा है।' },
  noBirthDate:
    'आपकी जन्मतिथि नहीं लिखी है। पब्लिक प्रोफ़ाइल 18 साल या उससे बड़े लोगों के लिए है; तारीख आपके अलावा कोई नहीं देखता।',
  addBirthDate: 'जोड़ें',
  minor: 'आपकी उम्र 18 साल से कम है। 18वें जन्मदिन तक आपकी प्रोफ़ाइल प्राइवेट रहेगी: उसे सिर्फ़ आप देख सकते हैं।',
};
