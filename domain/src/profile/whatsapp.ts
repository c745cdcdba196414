// WhatsApp links made of phone numbers and pasted addresses.
import { PRODUCT } from '../site/product.ts';
import { decodeUri } from '../values/decode-uri.ts';
import { parseUrl } from '../values/parse-url.ts';
import { digitsInAddress, internationalDigits } from './phone-number.ts';

export const WHATSAPP_TEXT = `Hello, I found your profile on ${PRODUCT.name}!`;

/** Characters of the longest text that is looked into. */
const LONGEST = 2000;

const link = (path: string, text: string | null): string =>
  `https://wa.me/${path}?text=${encodeURIComponent(text === null || text === '' ? WHATSAPP_TEXT : text)}`;

/** The code of a business's short link: wa.me/message/ABC and wa.me/qr/ABC lead to its chat. */
const CODE = /^[A-Z0-9]{4,40}$/i;

/** The number or short link in an address of WhatsApp; '' for an address that leads to no chat. */
function chatIn({ protocol, hostname, pathname, searchParams }: URL): string {
  const host = hostname.replace(/^www\./, '');
  const isApp = protocol === 'whatsapp:';
  const [first = '', second = ''] = (isApp ? `${hostname}${pathname}` : pathname)
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodeUri(part, ''));
  const isShort = host === 'wa.me';
  if (!isApp && !isShort && !['api.whatsapp.com', 'web.whatsapp.com', 'whatsapp.com'].includes(host))
    return '';
  if ((first === 'message' || first === 'qr') && CODE.test(second)) return `${first}/${second}`;
  if (first === 'send') return digitsInAddress(searchParams.get('phone') ?? '');
  if (!isShort) return '';
  return digitsInAddress(first === 'c' ? second : first);
}

/**
 * Makes a phone number or a WhatsApp address into the wa.me link that a visitor opens, with the default text if it has
 * none; '' when it is neither, or leads to no chat, such as a group's invitation.
 */
export function whatsappLink(input: string): string {
  if (input.length > LONGEST) return '';
  const text = input.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '').trim();
  const digits = internationalDigits(text);
  if (digits !== '') return link(digits, null);
  const url = parseUrl(/^(?:https?|whatsapp):\/\//i.test(text) ? text : `https://${text}`);
  if (!url) return '';
  const chat = chatIn(url);
  return chat === '' ? '' : link(chat, url.searchParams.get('text'));
}
