// @vitest-environment jsdom
// The pages of profiles that are not shown to everybody.
import { describe, expect, test } from 'vitest';
import { SAMPLE_PROFILE } from '../profile/sample-profile.ts';
import { meta, page } from './page-of-profile.ts';

describe.each([
  ['private', 'Private Profile', 'This profile is set to private by the user.', 'Return to Home', true],
  ['removed', 'Profile Taken Down', 'This profile was taken down by our moderators.', 'Return to Home', true],
  ['missing', 'Profile Not Found', 'The requested profile could not be found.', 'Return to Home', false],
  ['ended', 'This Link Has Ended', 'The actor closed this link', 'Return to Home', false],
  ['unavailable', 'Something went wrong', 'We couldn’t load the profile', 'Try Again', false],
] as const)('the outcome ‘%s’', (outcome, title, text, way, asksAgain) => {
  const document = page({ outcome });

  test('the page of a profile that is not shown says why, and is noindex without a share card', () => {
    expect(document.title).toBe(title);
    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.querySelector('main')?.textContent).toContain(text);
    expect(document.querySelector('main a')?.textContent).toBe(way);
    expect(document.querySelectorAll('main section > svg')).toHaveLength(1);
    expect(meta(document, 'robots')).toBe('noindex, nofollow');
    expect(
      document.querySelector('[property^="og:"], link[rel=canonical], [type="application/ld+json"]'),
    ).toBeNull();
    // With this attribute the page's script requests the page again as the owner.
    expect(document.querySelectorAll('[data-hidden-profile]')).toHaveLength(asksAgain ? 1 : 0);
  });
});

test('the page of a private profile that only its owner sees is noindex, and cannot be shared, reported or counted', () => {
  const privateProfile = { ...SAMPLE_PROFILE, is_profile_public: false };
  const document = page({ outcome: 'own', profile: privateProfile }, { asksReport: true });
  expect(document.querySelector('[role=note]')?.textContent).toContain('Only you can see this page');
  expect(meta(document, 'robots')).toBe('noindex, nofollow');
  expect(document.querySelector('[property^="og:"], link[rel=canonical]')).toBeNull();
  expect(document.querySelector('#report, [data-count-view]')).toBeNull();
  expect(document.querySelector('#share')?.textContent).toContain('currently set to private');
  expect(document.querySelectorAll('#share [data-copy], #share [data-share]')).toHaveLength(0);
});

test('the page of a taken-down profile tells its owner why, and has no share dialog', () => {
  const takenDown = { reason: 'impersonation', at: 0 } as const;
  const document = page({ outcome: 'own', profile: { ...SAMPLE_PROFILE, taken_down: takenDown } });
  expect(document.querySelector('[role=note]')?.textContent).toContain('it pretends to be someone else');
  expect(document.querySelector('#share')).toBeNull();
});
