// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { SendProfile } from './send-profile.tsx';

vi.mock('./share-button.tsx', () => ({ ShareButton: () => null }));
vi.mock('./whatsapp-message.tsx', () => ({ WhatsAppMessage: () => null }));
vi.mock('./username-tip.tsx', () => ({ UsernameTip: () => null }));

beforeEach(provideMatchMedia);

test('a skeleton is in the place of the share card until the card’s image is loaded', () => {
  const { container } = render(<SendProfile profile={emptyProfile('asha')} />, { wrapper: AppFrame });
  const skeletons = () => container.querySelectorAll('.MuiSkeleton-root').length;
  expect(skeletons()).toBe(1);
  fireEvent.load(screen.getByRole('img'));
  expect(skeletons()).toBe(0);
});
