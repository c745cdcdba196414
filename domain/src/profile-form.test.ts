import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from './profile.ts';
import { isCalendarDate, profileFormSchema, type ProfileProblem } from './profile-form.ts';

const form = (changes: Partial<ProfileForm> = {}): ProfileForm => ({
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  first_name: 'Asha',
  last_name: 'Rao',
  date_of_birth: '1996-04-12',
  ...changes,
});

const problems = (changes: Partial<ProfileForm>): Record<string, string> => {
  try {
    profileFormSchema('2026-11-21').validateSync(form(changes), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
};

describe('the form', () => {
  it('accepts the least it asks for', () => {
    expect(problems({})).toEqual({});
  });

  it.each<[Partial<ProfileForm>, string, ProfileProblem]>([
    [{ first_name: ' ' }, 'first_name', 'firstName'],
    [{ last_name: '' }, 'last_name', 'lastName'],
    [{ date_of_birth: '' }, 'date_of_birth', 'dateOfBirth'],
    [{ date_of_birth: '12/04/1996' }, 'date_of_birth', 'dateFormat'],
    [{ date_of_birth: '1900-01-01' }, 'date_of_birth', 'dateFormat'],
    [{ date_of_birth: '1999-02-30' }, 'date_of_birth', 'dateFormat'],
    [{ date_of_birth: '2026-11-22' }, 'date_of_birth', 'dateFuture'],
    [{ screen_age_min: 40, screen_age_max: 30 }, 'screen_age_max', 'screenAge'],
    [{ phone_number: 'call me' }, 'phone_number', 'phone'],
    [{ introduction_video: 'https://vimeo.com/1' }, 'introduction_video', 'introductionVideo'],
    [{ skills: Array.from({ length: 16 }, (_, i) => `s${String(i)}`) }, 'skills', 'skills'],
    [{ introduction: 'x'.repeat(4001) }, 'introduction', 'tooLong'],
    [
      { social: { facebook: '', instagram: '', imdb: '', website: 'javascript:alert(1)' } },
      'social.website',
      'website',
    ],
  ])('refuses %o', (changes, field, problem) => {
    expect(problems(changes)[field]).toBe(problem);
  });
});

it('says how long a text may be', () => {
  try {
    profileFormSchema('2026-11-21').validateSync(form({ height: 'x'.repeat(81) }));
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({ message: 'tooLong', params: { max: 80 } });
  }
});

it('knows which days exist', () => {
  expect(isCalendarDate('2000-02-29')).toBe(true);
  expect(isCalendarDate('1999-02-29')).toBe(false);
  expect(isCalendarDate('2100-01-01')).toBe(false);
});
