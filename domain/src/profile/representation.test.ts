import { expect, test } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import {
  emailAddress,
  EMPTY_REPRESENTATION,
  phoneLink,
  readRepresentation,
  replacesOwnContact,
  representationLink,
} from './representation.ts';

const RAVI = { ...EMPTY_REPRESENTATION, name: 'Ravi' };
const PHONE = '+91 98200 12345';
const EMAIL = 'ravi@agents.example';

test.each([
  [EMAIL, EMAIL],
  [` ${EMAIL} `, EMAIL],
  [`${EMAIL}${' '.repeat(LIMITS.email - EMAIL.length)}`, EMAIL],
  ['ravi@agents.example?bcc=eve@evil.example', ''],
  ['ravi&co@agents.example', ''],
  ['ravi%40x@agents.example', ''],
  ['ravi', ''],
  ['', ''],
  [`${EMAIL}${' '.repeat(LIMITS.email)}`, ''],
])('the address %j is offered as %j', (typed, address) => {
  expect(emailAddress(typed)).toBe(address);
});

test('a phone number becomes a tel: address, and what is none becomes none', () => {
  expect(phoneLink(PHONE)).toBe('tel:+919820012345');
  expect(phoneLink('call me')).toBe('');
});

test.each([
  [{ phone: PHONE, email: EMAIL }, 'tel:+919820012345'],
  [{ phone: 'call me', email: EMAIL }, `mailto:${EMAIL}`],
  [{ email: EMAIL }, `mailto:${EMAIL}`],
  [{ email: 'ravi' }, ''],
  [{}, ''],
])('an agent with %j is reached by %j', (changes, link) => {
  expect(representationLink({ ...RAVI, ...changes })).toBe(link);
});

test('an agent takes the place of the actor’s own contact only by choice and with a way to be reached', () => {
  expect(representationLink(null)).toBe('');
  expect(replacesOwnContact(null)).toBe(false);
  expect(replacesOwnContact({ ...RAVI, email: EMAIL })).toBe(false);
  expect(replacesOwnContact({ ...RAVI, instead: true })).toBe(false);
  expect(replacesOwnContact({ ...RAVI, instead: true, email: EMAIL })).toBe(true);
});

test('a stored agent is read field by field, and cut to its limits', () => {
  const stored = {
    role: 'manager',
    name: 'Ravi',
    company: 'Agents',
    phone: PHONE,
    email: EMAIL,
    instead: true,
  };
  expect(readRepresentation(stored)).toEqual(stored);
  const long = 'x'.repeat(1000);
  expect(
    readRepresentation({ role: 'boss', name: long, company: long, phone: long, email: long, instead: 1 }),
  ).toEqual({
    role: 'agent',
    name: 'x'.repeat(LIMITS.shortText),
    company: 'x'.repeat(LIMITS.shortText),
    phone: 'x'.repeat(LIMITS.phone),
    email: '',
    instead: false,
  });
});

test.each([
  undefined,
  null,
  7,
  'Ravi',
  [],
  {},
  { role: 'manager', instead: true },
  { name: ' ', email: 'ravi' },
])('the stored value %j is no agent', (stored) => {
  expect(readRepresentation(stored)).toBeNull();
});

test.each(['name', 'company', 'phone', 'email'] as const)(
  'an agent of whom only the %s is stored is one',
  (field) => {
    expect(readRepresentation({ [field]: field === 'email' ? EMAIL : 'x' })).not.toBeNull();
  },
);
