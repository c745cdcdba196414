// WhatsApp links made of phone numbers and pasted addresses.
import { westernDigits } from '../values/digits.ts';
import { PRODUCT } from '../site/product.ts';
import { parseUrl } from '../values/parse-url.ts';

export const WHATSAPP_TEXT = `Hello, I found your profile on ${PRODUCT.name}!`;

const link = (digits: string): string => `https://wa.me/${digits}?text=${encodeURIComponent(WHATSAPP_TEXT)}`;

/**
 * The digits of a phone number with its country code, or '' when it cannot be one (8 to 15 digits, as E.164 has it). A
 * number with `+` or `00` keeps its code; a trunk 0 is dropped, also as `(0)` and after India's code; a number of 10
 * digits gets 91. Numbers copied from a list of contacts may have marks of direction around them.
 */
export function internationalDigits(phone: string): string {
  const trimmed = westernDigits(phone)
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (!/^[\d+\s().‐-–-]+$/.test(trimmed)) return '';
  let digits = trimmed.replace('(0)', '').replace(/\D/g, '');
  const hasCode = trimmed.startsWith('+') || digits.startsWith('00');
  if (digits.startsWith('00')) digits = digits.slice(2);
  if (!hasCode) {
    digits = digits.replace(/^0/, '');
    if (!(digits.length === 12 && digits.startsWith('91'))) {
      digits = digits.length === 10 ? `91${digits}` : digits;
    }
  }
  digits = digits.replace(/^910(?=\d{10}$)/, '91');
  return digits.length >= 8 && digits.length <= 15 ? digits : '';
}

/**
 * Makes a phone number or a WhatsApp address into the link a visitor opens; '' when it is neither. A wa.me link without
 * text gets the default text, a `/send` link with a phone number becomes a wa.me link, other WhatsApp links are kept.
 */
export function whatsappLink(input: string): string {
  const text = input.trim();
  if (text === '') return '';
  if (/^[\d+\s()-]+$/.test(text)) {
    const digits = internationalDigits(text);
    return digits === '' ? '' : link(digits);
  }
  const url = parseUrl(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return '';
  const host = url.hostname.replace(/^www\./, '');
  // firestore.rules accepts only https and a host name without `www.` and port.
  url.protocol = 'https:';
  url.hostname = host;
  url.port = url.username = url.password = '';
  if (host === 'wa.me') {
    url.protocol = 'https:';
    if (url.searchParams.has('text')) return url.href;
    return `${url.href}${url.search === '' ? '?' : '&'}text=${encodeURIComponent(WHATSAPP_TEXT)}`;
  }
  if (host === 'api.whatsapp.com' || host === 'web.whatsapp.com' || host === 'whatsapp.com') {
    const phone = url.searchParams.get('phone');
    const digits = phone === null ? '' : internationalDigits(`+${phone.replace(/\D/g, '')}`);
    if (url.pathname.startsWith('/send') && digits !== '') return link(digits);
    return host === 'whatsapp.com' ? '' : url.href;
  }
  return '';
}
