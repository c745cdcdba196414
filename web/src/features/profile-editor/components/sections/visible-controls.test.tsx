// @vitest-environment jsdom
// How many controls a section shows at once: what few need is folded, also where it has a value.
import { render, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { FACT_NAMES, FACTS, type FactName, type Facts } from '@marquee/domain/profile/facts';
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { EMPTY_CONTACT, emptyProfile, profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { TestForm } from '../editor/test-form.tsx';
import { SectionScreen } from './section-screen.tsx';

beforeAll(provideMatchMedia);

/** A value of each fact. */
function factValue(name: FactName): string | readonly string[] {
  const field = FACTS[name];
  switch (field.kind) {
    case 'choice':
      return field.options[0] ?? '';
    case 'list':
      return ['Mumbai', 'Pune', 'Nashik'];
    case 'periods':
      return ['2099-12-07/2099-12-13', '2099-12-27/2099-12-29'];
    case 'month':
      return '2031-05';
    case 'day':
      return '2099-12-01';
    case 'line':
      return '34 in';
  }
}

const video = (index: number) => ({
  ...NO_VIDEO_DETAILS,
  title: `Scene ${String(index)}`,
  kind: 'scene' as const,
  seconds: 90,
  platform: 'youtube' as const,
  url: `https://youtu.be/abcdefghij${String(index)}`,
});

const SKILLS = ['theatre-acting', 'acting-film', 'kathak', 'improvisation', 'swimming', 'yoga', 'tabla'];

const FORM: ProfileForm = {
  ...profileForm(emptyProfile('u1'), EMPTY_CONTACT),
  location: 'Pune',
  screen_age_min: 22,
  screen_age_max: 32,
  facts: Object.fromEntries(FACT_NAMES.map((name) => [name, factValue(name)])) as unknown as Facts,
  additional_videos: [0, 1, 2].map(video),
  skills: SKILLS,
  skill_videos: { kathak: video(0).url },
  languages: ['Marathi', 'Hindi', 'English', 'Gujarati'],
  introduction_video: 'https://youtu.be/abcdefghij9',
};

const ROLES = ['button', 'textbox', 'combobox', 'checkbox', 'switch', 'spinbutton', 'link'] as const;

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <AppFrame>
      <MemoryRouter>{children}</MemoryRouter>
    </AppFrame>
  );
}

test.each([
  ['facts', 40],
  ['skills', 30],
  ['videos', 30],
] as const)('the section ‘%s’ of a full profile shows at most %i controls', async (section, most) => {
  const { container } = render(
    <TestForm values={FORM} form={null}>
      <SectionScreen section={section} isUploading={false} />
    </TestForm>,
    { wrapper: Frame },
  );
  await waitFor(() => expect(container.querySelector('section')).not.toBeNull());
  const shown = new Set(ROLES.flatMap((role) => within(container).queryAllByRole(role)));
  expect(shown.size).toBeGreaterThan(5);
  expect(shown.size).toBeLessThanOrEqual(most);
});
