// The fields of a profile that the editor fills in: which values the rules take, and which they refuse, by their kind.
import { PUBLIC_NAMES } from '@marquee/domain/profile/profile';
import { FIELDS } from '@marquee/domain/profile/profile-fields';
import { VALID_PROFILE } from '../valid-profile.ts';
import {
  anyInt,
  anyMap,
  bool,
  extend,
  list,
  oneOf,
  orNull,
  otherThan,
  requestTime,
  textAmongOthers,
  type Kind,
} from './kinds.ts';

const contactShield: Kind = {
  accepted: { off: false },
  refused: { ...otherThan('bool'), 'on, with the link in the open': true },
  required: true,
};

/** The WhatsApp link behind the button, of the profile and of the contact document. */
export const whatsAppLink: Kind = {
  accepted: {
    none: '',
    'at wa.me': 'https://wa.me/91',
    'at api.whatsapp.com': 'https://api.whatsapp.com/send?phone=91',
    'at web.whatsapp.com': 'https://web.whatsapp.com/send?phone=91',
    'of the greatest length': `https://wa.me/${'9'.repeat(480)}`,
  },
  refused: {
    ...otherThan('text'),
    elsewhere: 'https://evil.example/?wa.me',
    'at a lookalike': 'https://wa.me.evil.example/1',
    unencrypted: 'http://wa.me/91',
    'of two lines': 'https://wa.me/91\n',
    'too long': `https://wa.me/${'9'.repeat(481)}`,
  },
  required: true,
};

/** Names appear in notifications, so the rules check them strictly. */
const name: Kind = extend(textAmongOthers(60, 121), {
  accepted: {
    'with dots': 'A.R.Rahman Jr.',
    'with dots and capitals': 'A.R.RAHMAN',
    'with a joiner': 'क्\u200Dष',
    'with an abbreviated first name': 'Md.Rafi',
    'with a flag': 'Asha 🇮🇳',
    'with marks of its own': 'Kr\u0325\u1e63\u1e47a',
    'in Cyrillic letters': 'Анна',
    'with a number': 'Agent 007',
    'with an abbreviated first name in Devanagari': 'डॉ.राव',
  },
  refused: {
    'with an address': 'win at evil.example',
    'with an address in capitals': 'EVIL.COM',
    'with a web address': 'https://evil',
    'with an e-mail address': 'asha@evil',
    'with a control character': 'Asha\u0007',
    'with a line break': 'Asha\nRao',
    'with a direction character': 'Asha\u202E',
    'with an address in mixed letters': 'Login Evil.Com',
    'with a dot of another script': 'evil\uff0ecom',
    'with an invisible letter': 'Asha\u3164',
    'with an invisible space': 'Asha\u200b',
    'with stacked marks': `A${'\u0301'.repeat(4)}sha`,
    'with the name of the product': 'Marquee Support',
    'with the name of the product, joined': 'Mar\u200dquee',
    'with the name of the product, with a mark': 'Mar\u034fquee',
    'with a Cyrillic letter among Latin ones': 'Mаrquee',
    'with a Latin letter before a Greek one': 'Marqueε',
    'with mathematical letters': '𝐌𝐚𝐫𝐪𝐮𝐞𝐞',
    'with small capitals': 'ᴍarquee',
    'with circled letters': 'ⓔvil',
    'with an address of two letters': 'hm.Co',
    'with a middle dot': 'evil·com',
    'with an invisible vowel separator': 'a\u180eb',
    'with an invisible tag': 'a\u{e0041}b',
    'with an invisible pattern of dots': 'a\u2800b',
    'with a phone number': 'WhatsApp 9876543210',
    'with a phone number behind signs': 'WhatsApp 9*8*7*6*5',
    'with a phone number in parts': 'Loan (98) 7-6.5',
    'with a phone number in Devanagari': 'आशा ९८७ ६५',
    'with a tick': 'Asha ✓ Verified',
    'with a heavy tick': 'Asha ✔',
    'with a white tick': 'Asha ✅',
    'with a ticked box': 'Asha ☑',
    'with a light tick': 'Asha \u{1f5f8}',
    'with an address behind a mark': 'abc\u0301.Com',
    'with an address in Devanagari': 'हिंदी.भारत',
    'with an Arabic full stop': 'evil\u06d4com',
  },
});

/** The fields whose checks do not follow from their kind. */
const SPECIAL: Readonly<Record<string, Kind>> = {
  first_name: name,
  last_name: name,
  contact_shield: contactShield,
  whatsapp_link: whatsAppLink,
};

/** Each text of the greatest length: the rules accept that many characters together, and refuse one more. */
export const LONGEST_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  PUBLIC_NAMES.flatMap((field) => {
    const { kind, max } = { max: 0, ...FIELDS[field] };
    const isOfLength = (kind === 'line' || kind === 'text') && !(field in SPECIAL) && field !== 'username';
    return isOfLength ? [[field, 'x'.repeat(max)]] : [];
  }),
);
const together = Object.values(LONGEST_TEXTS).join('').length;

const MANY = 'too many for all lists together';

function kindOf(field: (typeof PUBLIC_NAMES)[number]): Kind {
  const about = { max: 0, most: 0, options: [] as readonly string[], ...FIELDS[field] };
  const stored: unknown = VALID_PROFILE[field];
  switch (about.kind) {
    case 'line':
    case 'text':
      return textAmongOthers(about.max, together);
    case 'whole':
      return anyInt;
    case 'flag':
      return bool;
    case 'choice':
      return oneOf(...about.options);
    case 'list':
      // In the valid profile all lists are full, so that one more entry is refused.
      return extend(list(about.most, (stored as readonly unknown[])[0]), {
        refused: { [MANY]: Array.from({ length: about.most + 1 }, () => 'x') },
      });
    case 'map':
      return anyMap(stored);
    case 'record':
      return orNull(anyMap(stored));
  }
}

/** Usernames, and whether the profile is public, are tried by `collections/profiles.ts`. */
const fields = PUBLIC_NAMES.filter((field) => field !== 'username' && field !== 'is_profile_public');

/** The fields that the editor writes. */
export const content: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(fields.map((field) => [field, SPECIAL[field] ?? kindOf(field)])),
  is_profile_complete: bool,
  has_contact: bool,
  confirmed_at: requestTime,
  updated_at: requestTime,
};
