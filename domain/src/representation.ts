// The agent or manager of an actor.
import { westernDigits } from './digits.ts';
import { labelled, lines, text, unlabelled } from './stored-line.ts';
import { isRecord } from './record.ts';

export const REPRESENTATION_ROLES = ['agent', 'manager'] as const;

export interface Representation {
  readonly role: (typeof REPRESENTATION_ROLES)[number];
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  /** Whether it is to be shown in the place of the actor's own contact. */
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

/** An address that a mail program takes; '' for anything else. */
export function emailAddress(input: string): string {
  const address = input.trim();
  return /^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]{2,}$/.test(address) ? address : '';
}

/** The tel: address; '' for what is no number. */
export function phoneLink(phone: string): string {
  const digits = westernDigits(phone).replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : '';
}

/** Where an agent or manager can be reached, by phone rather than by e-mail; '' for nowhere. */
export function representationLink(representation: Representation | null): string {
  if (representation === null) return '';
  const email = emailAddress(representation.email);
  return phoneLink(representation.phone) || (email === '' ? '' : `mailto:${email}`);
}

/** Whether it takes the place of the actor's own contact: nobody could reach the actor by one without phone and e-mail. */
export const replacesOwnContact = (representation: Representation | null): boolean =>
  representation?.instead === true && representationLink(representation) !== '';

/** The stored lines of a representation, `name: value`; [] for none, or for one without name, company, phone and e-mail. */
export function storedRepresentation(representation: Representation | null): string[] {
  if (representation === null) return [];
  const { role, name, company, phone, email, instead } = representation;
  const filled = Object.entries({ name, company, phone, email: emailAddress(email) })
    .filter(([, value]) => value.trim() !== '')
    .map(([field, value]) => labelled(field, value));
  return filled.length === 0
    ? []
    : [labelled('role', role), ...filled, ...(instead ? [labelled('instead', 'yes')] : [])];
}

/** The representation of stored lines, or of an object; null for one that says nothing. */
export function readRepresentation(stored: unknown): Representation | null {
  const found: Readonly<Record<string, unknown>> = isRecord(stored)
    ? stored
    : Object.fromEntries(lines(stored).map((line) => unlabelled(line)));
  const read: Representation = {
    role: found['role'] === 'manager' ? 'manager' : 'agent',
    name: text(found['name']),
    company: text(found['company']),
    phone: text(found['phone']),
    email: emailAddress(text(found['email'])),
    instead: found['instead'] === true || found['instead'] === 'yes',
  };
  return read.name + read.company + read.phone + read.email === '' ? null : read;
}
