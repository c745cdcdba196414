import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import { LIMITS } from '@marquee/domain/values/limits';
import { readCvDetails } from './cv-details.ts';
import { linesLeft, offersOf, withOffers } from './cv-offers.ts';

const FORM = profileForm(emptyProfile('riya'), EMPTY_CONTACT);
const DETAILS = readCvDetails(
  'Height: 168 cm\nLanguages: Hindi, Tamil\nMobile: 98765 43210\nriya@example.com\nTraining\nNSD, 2014',
);
const reasons = (form: typeof FORM) =>
  Object.fromEntries(offersOf(DETAILS, form).map(({ detail, reason }) => [detail.name, reason]));

test('an empty form is offered every detail, and takes all but the e-mail address', () => {
  const offers = offersOf(DETAILS, FORM);
  expect(reasons(FORM)).toEqual({
    height: undefined,
    languages: undefined,
    education: undefined,
    phone_number: undefined,
    email: 'no-field',
  });
  expect(withOffers(FORM, offers)).toEqual({
    ...FORM,
    height: '168 cm',
    languages: ['Hindi', 'Tamil'],
    education: 'NSD, 2014',
    phone_number: '98765 43210',
  });
  expect(linesLeft(offers)).toEqual(['riya@example.com']);
});

test('details equal to the form’s are not offered, and those that differ are not preselected', () => {
  const form = {
    ...FORM,
    height: '170 cm',
    languages: ['Hindi', 'Tamil'],
    education: 'FTII',
    phone_number: '+91 98765 43210',
  };
  expect(reasons(form)).toEqual({ height: 'replaces', education: 'adds', email: 'no-field' });
  expect(withOffers(form, offersOf(DETAILS, form))).toEqual(form);
  const accepted = offersOf(DETAILS, form).map((offer) => ({
    ...offer,
    isChosen: offer.reason !== 'no-field',
  }));
  expect(withOffers(form, accepted)).toMatchObject({ height: '168 cm', education: 'FTII\nNSD, 2014' });
});

test('an offer for a full field says that there is no room', () => {
  const languages = Array.from({ length: LIMITS.languages }, (_, at) => `Language ${String(at)}`);
  const form = { ...FORM, languages, education: 'x'.repeat(LIMITS.longText) };
  expect(reasons(form)).toMatchObject({ languages: 'no-room', education: 'no-room' });
});

test('one of several phone numbers, and a text with missing letters, are not preselected', () => {
  const offers = offersOf(readCvDetails('98765 43210\n91234 56789\nTraining\nN\uFFFDD'), FORM);
  expect(offers.map(({ reason, isChosen }) => [reason, isChosen])).toEqual([
    ['missing-letters', false],
    ['several', false],
  ]);
});
