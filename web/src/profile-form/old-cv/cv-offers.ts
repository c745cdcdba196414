// The details of an old CV other than credits, offered for the form: which are chosen at first, and why others are not.
import { LIMITS } from '@marquee/domain/values/limits';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { internationalDigits } from '@marquee/domain/profile/whatsapp';
import { withLanguage } from '../fields/languages-field.tsx';
import type { Detail } from './cv-details.ts';
import { MISSING_LETTER } from './cv-file-problem.ts';

/**
 * `several`: the CV has other values too. `missing-letters`: the file does not identify some letters of the value.
 * `replaces`: the form has another value. `adds`: the value is appended to the form's text. `no-room`: the field is
 * full. `no-field`: a profile has no such field.
 */
export type OfferReason = 'several' | 'missing-letters' | 'replaces' | 'adds' | 'no-room' | 'no-field';

export interface Offer {
  readonly detail: Detail;
  readonly reason: OfferReason | undefined;
  readonly isChosen: boolean;
}

type Form = Pick<ProfileForm, 'height' | 'languages' | 'education' | 'phone_number'>;

const languagesAfter = (languages: readonly string[], value: string): readonly string[] =>
  value.split(', ').reduce(withLanguage, languages);

/** The form's field after the detail is added; `undefined` for a detail that has no field. */
function fieldAfter({ name, value }: Detail, form: Form): Partial<Form> | undefined {
  switch (name) {
    case 'height':
      return { height: value };
    case 'phone_number':
      return { phone_number: value };
    case 'languages':
      return { languages: languagesAfter(form.languages, value) };
    case 'education':
      return { education: form.education.trim() === '' ? value : `${form.education.trim()}\n${value}` };
    case 'email':
      return undefined;
  }
}

/** Whether the form has the detail already. */
function isKnown({ name, value }: Detail, form: Form): boolean {
  switch (name) {
    case 'height':
      return form.height === value;
    case 'phone_number':
      return internationalDigits(form.phone_number) === internationalDigits(value);
    case 'languages':
      return (
        form.languages.length < LIMITS.languages &&
        languagesAfter(form.languages, value).length === form.languages.length
      );
    case 'education':
      return form.education.includes(value);
    case 'email':
      return false;
  }
}

function reasonOf(detail: Detail, form: Form): OfferReason | undefined {
  const { name, value, others } = detail;
  if (name === 'email') return 'no-field';
  if (name === 'education' && (fieldAfter(detail, form)?.education ?? '').length > LIMITS.longText)
    return 'no-room';
  if (value.includes(MISSING_LETTER)) return 'missing-letters';
  if (name === 'education') return form.education.trim() === '' ? undefined : 'adds';
  if (name === 'languages') return form.languages.length < LIMITS.languages ? undefined : 'no-room';
  if (form[name].trim() !== '') return 'replaces';
  return others.length > 0 ? 'several' : undefined;
}

/** The details that the form does not have yet; those without a reason for doubt are chosen. */
export const offersOf = (details: readonly Detail[], form: Form): Offer[] =>
  details
    .filter((detail) => !isKnown(detail, form))
    .map((detail) => {
      const reason = reasonOf(detail, form);
      return { detail, reason, isChosen: reason === undefined };
    });

/** Whether the form can take an offer. */
export const canChoose = ({ reason }: Offer): boolean => reason !== 'no-field' && reason !== 'no-room';

/** The form with the chosen offers. */
export const withOffers = <Whole extends Form>(form: Whole, offers: readonly Offer[]): Whole =>
  offers
    .filter(({ isChosen }) => isChosen)
    .reduce((after, { detail }) => ({ ...after, ...fieldAfter(detail, after) }), form);

/** The lines of the CV whose details are not chosen. */
export const linesLeft = (offers: readonly Offer[]): string[] => [
  ...new Set(offers.filter(({ isChosen }) => !isChosen).flatMap(({ detail }) => detail.lines)),
];
