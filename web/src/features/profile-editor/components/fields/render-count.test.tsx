// @vitest-environment jsdom
// Typing must not render the whole form again: these tests type and count what React committed.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile';
import { BasicInformation } from '../sections/basic-information.tsx';
import { CareerDetails } from '../sections/career-details.tsx';
import { LanguagesInput } from '../sections/languages-input.tsx';
import { LocationInput } from '../sections/location-input.tsx';
import { PrivacySettings } from '../sections/privacy-settings.tsx';
import { ProfileMedia } from '../sections/profile-media.tsx';
import { SkillsInput } from '../sections/skills-input.tsx';
import { SocialAndVideos } from '../sections/social-and-videos.tsx';
import { AppFrame, provideMatchMedia } from '../../../../testing/app-frame.tsx';
import { TestForm } from '../editor/testing.tsx';
import type { FormStore } from './form-store.tsx';
import { TextInput } from './text-input.tsx';

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

let store: FormStore | undefined;

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
    <TestForm values={full} onStore={(found) => (store = found)}>
      {parts}
    </TestForm>,
    { wrapper: AppFrame },
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

beforeAll(provideMatchMedia);

afterEach(() => {
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
