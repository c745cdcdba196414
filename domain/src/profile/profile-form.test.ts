import { NO_VIDEO_DETAILS } from './video-details.ts';
import { NO_CAPTION } from './picture.ts';
import { ValidationError } from 'yup';
import { expect, it } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from './profile.ts';
import { profileFormSchema, readProfileMessage, type ProfileMessage } from './profile-form.ts';
import { EMPTY_REPRESENTATION } from './representation.ts';

const form = (changes: Partial<ProfileForm> = {}): ProfileForm => ({
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  first_name: 'Asha',
  last_name: 'Rao',
  date_of_birth: '1996-04-12',
  ...changes,
});

const schema = profileFormSchema({ today: '2026-11-21', heldUsername: 'me' });

/** The first message of each field, by the field's path. */
const problems = (changes: Partial<ProfileForm>): Record<string, string> => {
  try {
    schema.validateSync(form(changes), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
};

const social = { facebook: '', instagram: '', imdb: '', website: '' };
const picture = { ...NO_CAPTION, file: 'gallery/a.jpg', steps: [], width: 1, height: 1 };

it('the form accepts a profile that has only the required fields', () => {
  expect(problems({})).toEqual({});
});

/** A form field whose text was deleted: Formik gives `undefined` for ''. */
const deleted = undefined as unknown as string;

it('the form accepts a profile whose texts that are not required were deleted', () => {
  const changes = {
    username: deleted,
    height: deleted,
    phone_number: deleted,
    whatsapp_link: deleted,
    introduction_video: deleted,
    social: { facebook: deleted, instagram: deleted, imdb: deleted, website: deleted },
  };
  expect(problems(changes)).toEqual({});
});

it('the form accepts a profile with spaces in each field that is not required', () => {
  const changes = {
    height: ' ',
    phone_number: ' ',
    whatsapp_link: ' ',
    introduction_video: ' ',
    social: { facebook: ' ', instagram: ' ', imdb: ' ', website: ' ' },
  };
  expect(problems(changes)).toEqual({});
});

it('each of the three required fields has a problem of its own when it is empty', () => {
  expect(problems({ first_name: '', last_name: '', date_of_birth: '' })).toEqual({
    first_name: 'firstName',
    last_name: 'lastName',
    date_of_birth: 'dateOfBirth',
  });
});

it('an agent with contact details needs a name, an empty agent section does not', () => {
  const unnamed = { ...EMPTY_REPRESENTATION, email: 'ravi@agents.example' };
  expect(problems({ representation: unnamed })).toEqual({ 'representation.name': 'agentName' });
  expect(problems({ representation: { ...unnamed, name: '  ' } })).toEqual({
    'representation.name': 'agentName',
  });
  expect(problems({ representation: { ...unnamed, name: 'Ravi' } })).toEqual({});
  expect(problems({ representation: null })).toEqual({});
  const unreachable = { ...unnamed, name: 'Ravi', phone: 'ask me', email: 'ravi at agents' };
  expect(problems({ representation: unreachable })).toEqual({
    'representation.phone': 'phone',
    'representation.email': 'email',
  });
});

it.each<[Partial<ProfileForm>, string, ProfileMessage]>([
  [{ first_name: ' ' }, 'first_name', 'firstName'],
  [{ first_name: 'x'.repeat(61) }, 'first_name', 'tooLong:60'],
  [{ first_name: 'evil.example' }, 'first_name', 'name'],
  [{ last_name: 'Rao @ x.in' }, 'last_name', 'name'],
  [{ first_name: 'Asha 987', last_name: '65 Rao' }, 'last_name', 'name'],
  [{ username: 'ab' }, 'username', 'username-too-short'],
  [{ username: 'Settings' }, 'username', 'username-reserved'],
  [{ date_of_birth: '12/04/1996' }, 'date_of_birth', 'dateFormat'],
  [{ date_of_birth: '1900-01-01' }, 'date_of_birth', 'dateFormat'],
  [{ date_of_birth: '1999-02-30' }, 'date_of_birth', 'dateFormat'],
  [{ date_of_birth: '2026-11-22' }, 'date_of_birth', 'dateFuture'],
  [{ date_of_birth: '2026-11-21' }, 'date_of_birth', 'dateRecent'],
  [{ date_of_birth: '2025-11-22' }, 'date_of_birth', 'dateRecent'],
  [{ height: '0 a' }, 'height', 'height'],
  [{ height: 'x'.repeat(81) }, 'height', 'tooLong:80'],
  [{ screen_age_min: 40, screen_age_max: 30 }, 'screen_age_max', 'screenAge'],
  [{ phone_number: 'call me' }, 'phone_number', 'phone'],
  [{ whatsapp_link: 'https://asha.example/' }, 'whatsapp_link', 'whatsapp'],
  [{ introduction_video: 'https://vimeo.com/1' }, 'introduction_video', 'introductionVideo'],
  [
    { additional_videos: [{ ...NO_VIDEO_DETAILS, platform: 'instagram', url: 'not a page' }] },
    'additional_videos[0].url',
    'videoUrl',
  ],
  [{ skills: Array.from({ length: 16 }, (_, i) => `s${String(i)}`) }, 'skills', 'skills:15'],
  [{ social: { ...social, website: 'javascript:alert(1)' } }, 'social.website', 'website'],
  [{ social: { ...social, facebook: 'https://asha.example/me' } }, 'social.facebook', 'facebook-site'],
  [
    { social: { ...social, instagram: 'https://www.instagram.com/reel/ABC/' } },
    'social.instagram',
    'instagram-page',
  ],
  [{ social: { ...social, imdb: 'Asha Rao' } }, 'social.imdb', 'imdb-name'],
  [{ social: { ...social, facebook: 'x'.repeat(101) } }, 'social.facebook', 'tooLong:100'],
])('the form refuses %o: the field %s has the problem %s', (changes, field, problem) => {
  expect(problems(changes)).toEqual({ [field]: problem });
});

it('the form refuses a long WhatsApp link, a long introduction and too many photos', () => {
  const photos = Array.from({ length: 6 }, () => picture);
  const whatsapp_link = `https://wa.me/919820012345?text=${'x'.repeat(500)}`;
  expect(problems({ photos, whatsapp_link, introduction: 'x'.repeat(4001) })).toEqual({
    photos: 'photos',
    whatsapp_link: 'tooLong:500',
    introduction: 'tooLong:4000',
  });
});

it.each<Partial<ProfileForm>>([
  { username: 'me' },
  { date_of_birth: '2025-11-21' },
  { height: '5\'8"' },
  { screen_age_min: 24, screen_age_max: 32 },
  { screen_age_min: 30, screen_age_max: 30 },
  { screen_age_min: 40, screen_age_max: 0 },
  { whatsapp_link: '98200 12345' },
  { whatsapp_link: `https://wa.me/919820012345?text=${'x'.repeat(468)}` },
  { whatsapp_link: 'https://asha.example/', show_whatsapp: false },
  { social: { ...social, instagram: 'https://www.instagram.com/asha.rao/?hl=en', imdb: 'nm0000001' } },
  { social: { ...social, facebook: 'x'.repeat(100), website: 'asha.example' } },
  { additional_videos: [{ ...NO_VIDEO_DETAILS, platform: 'youtube', url: '' }] },
  { additional_videos: [{ ...NO_VIDEO_DETAILS, platform: 'instagram', url: 'instagram.com/reel/1' }] },
])('the form accepts %o', (changes) => {
  expect(problems(changes)).toEqual({});
});

it('readProfileMessage splits an error message into its problem and its limit', () => {
  expect(readProfileMessage('tooLong:80')).toEqual({ problem: 'tooLong', max: 80 });
  expect(readProfileMessage('firstName').problem).toBe('firstName');
});
