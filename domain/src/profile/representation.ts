// The agent or manager of an actor.
import { isEmailAddress } from '../values/email-address.ts';
import { LIMITS } from '../values/limits.ts';
import { readLine } from '../values/read-value.ts';
import { asRecord } from '../values/record.ts';
import { internationalDigits } from './phone-number.ts';

export const REPRESENTATION_ROLES = ['agent', 'manager'] as const;

export interface Representation {
  readonly role: (typeof REPRESENTATION_ROLES)[number];
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  /** Whether the representation replaces the actor's own contact. */
  readonly instead: boolean;
}

export const EMPTY_REPRESENTATION: Representation = {
  role: 'agent',
  name: '',
  company: '',
  phone: '',
  email: '',
  instead: false,
};

/** Characters that a `mailto:` link would read as its own. */
const OF_LINKS = /[?&%]/;

/** The input, trimmed, if it is an address that mail programs and `mailto:` links accept; '' for anything else. */
export function emailAddress(input: string): string {
  if (input.length > LIMITS.email) return '';
  const address = input.trim();
  return isEmailAddress(address) && !OF_LINKS.test(address) ? address : '';
}

/** The tel: address; '' for what is no number. */
export function phoneLink(phone: string): string {
  const digits = internationalDigits(phone);
  return digits === '' ? '' : `tel:+${digits}`;
}

/** The link to an agent or manager, by phone if possible, else by e-mail; '' without either. */
export function representationLink(representation: Representation | null): string {
  if (representation === null) return '';
  const email = emailAddress(representation.email);
  return phoneLink(representation.phone) || (email === '' ? '' : `mailto:${email}`);
}

/** Whether the representation replaces the actor's own contact; false if there is neither phone nor e-mail. */
export const replacesOwnContact = (representation: Representation | null): boolean =>
  representation?.instead === true && representationLink(representation) !== '';

/** The representation in a stored map; null for a map that has neither name, company, phone nor e-mail. */
export function readRepresentation(stored: unknown): Representation | null {
  const { role, name, company, phone, email, instead } = asRecord(stored);
  const read: Representation = {
    role: role === 'manager' ? 'manager' : 'agent',
    name: readLine(name, LIMITS.shortText),
    company: readLine(company, LIMITS.shortText),
    phone: readLine(phone, LIMITS.phone),
    email: emailAddress(readLine(email, LIMITS.shortText)),
    instead: instead === true,
  };
  return read.name + read.company + read.phone + read.email === '' ? null : read;
}

/** The definition (field.ts) of the field for the representation; null for none. */
export const REPRESENTATION = {
  kind: 'record',
  empty: null as Representation | null,
  read: readRepresentation,
} as const;
