import type { documents as english } from '../en/documents.ts';
import type { Translation } from '../translation.ts';

export const documents: Translation<typeof english> = {
  cv: '{{name}} - CV',
  sheet: '{{name}} - फ़ोटो',
  headline: 'एक्टर',
  qr: 'QR कोड: {{address}}',
  about: 'परिचय',
  skills: 'हुनर',
  training: 'शिक्षा और ट्रेनिंग',
  videos: 'वीडियो',
  introductionVideo: 'परिचय',
  video: 'वीडियो {{index}}',
  contact: 'संपर्क',
  directed: 'डायरेक्टर',
  phone: 'फ़ोन',
  email: 'ईमेल',
  photographer: 'फ़ोटो: {{name}}',
  elsewhere: 'और कहाँ मिलें',
};
