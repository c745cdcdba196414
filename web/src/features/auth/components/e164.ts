import { internationalDigits } from '@marquee/domain/profile/phone-number';

/** A typed number as Firebase wants it (E.164), or '' when the text cannot be a phone number. */
export function phoneNumber(typed: string): string {
  const digits = internationalDigits(typed);
  return digits === '' ? '' : `+${digits}`;
}
