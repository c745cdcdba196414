// Typing must not render the whole form again: these tests type and count what React committed.
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { Profiler, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile';
import { theme } from '../../../app/theme/theme.ts';
import { english } from '../../../i18n/catalogue.ts';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { EditorProvider, type Editor } from '../editor-context.tsx';
import { createUploadCount } from '../media/upload-count.ts';
import { BasicInformation } from '../sections/basic-information.tsx';
import { CareerDetails } from '../sections/career-details.tsx';
import { LanguagesInput } from '../sections/languages-input.tsx';
import { LocationInput } from '../sections/location-input.tsx';
import { PrivacySettings } from '../sections/privacy-settings.tsx';
import { ProfileMedia } from '../sections/profile-media.tsx';
import { SkillsInput } from '../sections/skills-input.tsx';
import { SocialAndVideos } from '../sections/social-and-videos.tsx';
import { FormStoreProvider, useFormStore, type FormStore } from './form-store.tsx';
import { TextInput } from './text-input.tsx';
import { useValidate } from './use-validate.ts';

const i18n = createI18n(english);
const picture = { url: 'https://x.example/1.jpg', thumb_url: 'https://x.example/1.jpg', width: 1, height: 1 };

/** The longest form there is: every list full. */
const full: ProfileForm = {
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  first_name: 'Meera',
  last_name: 'Kulkarni',
  date_of_birth: '1996-04-12',
  introduction: 'Kathak-trained.',
  skills: Array.from({ length: 15 }, (_, at) => `custom-1-skill${String(at)}`),
  languages: ['Hindi', 'English', 'Marathi'],
  photos: Array.from({ length: 5 }, () => picture),
  additional_videos: Array.from({ length: 10 }, () => ({
    platform: 'youtube' as const,
    url: 'https://youtu.be/dQw4w9WgXcQ',
  })),
};

const editor: Editor = {
  uid: 'u1',
  isVerified: true,
  heldUsername: '',
  formerUsernames: [],
  usernameAvailability: () => Promise.resolve('free'),
  uploadPicture: () => Promise.reject(new Error('Nothing is uploaded here.')),
  uploads: createUploadCount(),
};

const USERNAMES = { held: '', taken: new Set<string>() };
let store: FormStore | undefined;

function ExposeStore() {
  const found = useFormStore();
  // eslint-disable-next-line react-hooks/globals -- the test looks at the form from outside
  store = found;
  return null;
}

function Form({ children }: { readonly children: ReactNode }) {
  const validate = useValidate(USERNAMES);
  return (
    <Formik initialValues={full} validate={validate} validateOnChange={false} onSubmit={() => undefined}>
      <FormStoreProvider>
        <ExposeStore />
        {children}
      </FormStoreProvider>
    </Formik>
  );
}

const commits = new Map<string, number>();
const counted = (id: string, children: ReactNode): ReactNode => (
  <Profiler
    key={id}
    id={id}
    onRender={(profiled) => void commits.set(profiled, (commits.get(profiled) ?? 0) + 1)}
  >
    {children}
  </Profiler>
);

async function show(parts: ReactNode): Promise<void> {
  render(
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={theme}>
        <EditorProvider value={editor}>
          <Form>{parts}</Form>
        </EditorProvider>
      </ThemeProvider>
    </I18nextProvider>,
  );
  await act(() => Promise.resolve());
}

/** Only this part rendered, and at most twice a key: once for the text, now and then once for the field's height. */
function expectOnly(part: string): void {
  expect([...commits.keys()]).toEqual([part]);
  expect(commits.get(part)).toBeGreaterThanOrEqual(TYPED.length);
  expect(commits.get(part)).toBeLessThanOrEqual(2 * TYPED.length);
}

const TYPED = ' At home on stage.';

beforeAll(() => {
  // jsdom has none, and MUI asks for the pointer's kind.
  const nothing = (): void => undefined;
  globalThis.matchMedia = (media) =>
    ({
      media,
      matches: true,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    }) as unknown as MediaQueryList;
});

afterEach(() => {
  cleanup();
  commits.clear();
});

test('typing in one section renders no other section', async () => {
  await show([
    counted('basic', <BasicInformation />),
    counted('media', <ProfileMedia />),
    counted('career', <CareerDetails />),
    counted('social', <SocialAndVideos />),
    counted('privacy', <PrivacySettings />),
  ]);
  const introduction = await screen.findByLabelText('Introduction');
  // The calendar has come by now: its own loading is no typing.
  await screen.findByRole('group', { name: /Date of birth/ }, { timeout: 20_000 });
  const user = userEvent.setup();
  await user.click(introduction);
  commits.clear();
  await user.keyboard(TYPED);
  expect(store?.state().values.introduction).toBe(`Kathak-trained.${TYPED}`);
  expectOnly('career');
}, 60_000);

test('typing in one field renders no other field of its section', async () => {
  await show([
    counted('introduction', <TextInput name="introduction" label="Introduction" max={4000} multiline />),
    counted('education', <TextInput name="education" label="Education" multiline />),
    counted('location', <LocationInput />),
    counted('skills', <SkillsInput />),
    counted('languages', <LanguagesInput />),
  ]);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Introduction'));
  commits.clear();
  await user.keyboard(TYPED);
  expectOnly('introduction');
});

test('a letter typed in the middle leaves the cursor where it is', async () => {
  await show(<TextInput name="first_name" label="First name" />);
  const field = screen.getByLabelText<HTMLInputElement>('First name');
  const user = userEvent.setup();
  await user.click(field);
  field.setSelectionRange(2, 2);
  await user.keyboard('XY');
  expect(field.value).toBe('MeXYera');
  expect(field.selectionStart).toBe(4);
});
