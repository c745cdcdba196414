// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Profile } from '@marquee/domain/profile';
import { publicPageTexts } from '../../i18n/public-page-i18n.ts';
import { PageTextsContext } from './page-texts.ts';
import { PublicProfile, type PublicProfileProps } from './public-profile.tsx';
import { SAMPLE_PROFILE, samplePicture } from './testing.ts';

const texts = publicPageTexts();
const show = (element: ReactElement) => render(<PageTextsContext value={texts}>{element}</PageTextsContext>);

const showProfile = (changes: Partial<Profile> = {}, props: Partial<PublicProfileProps> = {}) =>
  show(<PublicProfile profile={{ ...SAMPLE_PROFILE, ...changes }} {...props} />);

beforeAll(() => {
  // jsdom has <dialog> without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  history.replaceState(null, '');
});

describe('the menu', () => {
  const summary = () => screen.getByLabelText('Menu', { selector: 'summary' });
  const isOpen = () => summary().closest('details')?.open;

  test('offers an anonymous visitor a profile of their own', () => {
    showProfile();
    const menu = within(screen.getByRole('navigation'));
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Create Your Profile', '/signup'],
      ['Login', '/login'],
    ]);
  });

  test('leads a signed-in visitor to the own one', () => {
    showProfile({}, { viewer: 'signed-in' });
    const menu = within(screen.getByRole('navigation'));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'My Profile']);
    expect(screen.getByRole('link', { name: 'Go to My Profile' }).getAttribute('href')).toBe('/my-profile');
  });

  test('closes on Escape, with the focus back on its button, and on a click outside', async () => {
    const user = userEvent.setup();
    showProfile();
    summary().closest('details')?.setAttribute('open', '');
    await user.click(screen.getByRole('link', { name: 'Login' }).closest('nav') ?? summary());
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(summary());
    summary().closest('details')?.setAttribute('open', '');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(isOpen()).toBe(false);
  });
});

describe('the first screen', () => {
  test('shows initials where there is no portrait', () => {
    const { container } = showProfile({ profile_image: null });
    expect(container.querySelector('header[class*=hero] img')).toBeNull();
    expect(screen.getByText('AR')).toBeDefined();
  });

  test.each([
    [22, 30, '22 - 30 yrs'],
    [0, 30, undefined],
    [22, 0, undefined],
  ])('shows ages %i to %i as %s', (screen_age_min, screen_age_max, expected) => {
    showProfile({ screen_age_min, screen_age_max });
    expect(screen.queryByText(/yrs/)?.textContent).toBe(expected);
  });

  test('shows initials where the portrait cannot be loaded', () => {
    showProfile();
    fireEvent.error(screen.getByAltText('Portrait of Asha Rao'));
    expect(screen.getByText('AR')).toBeDefined();
  });

  test.each([
    ['https://wa.me/919876543210?text=Hi', 'https://wa.me/919876543210?text=Hi'],
    ['98765 43210', 'https://wa.me/919876543210?text='],
    ['https://evil.example/', undefined],
    ['', undefined],
  ])('with %j offers to chat at %s', (whatsapp_link, expected) => {
    showProfile({ whatsapp_link });
    const card = screen.queryByRole('link', { name: /Chat on WhatsApp/ });
    if (expected === undefined) expect(card).toBeNull();
    else expect(card?.getAttribute('href')?.startsWith(expected)).toBe(true);
  });

  test('links only handles that can be ones', () => {
    showProfile({ social: { facebook: 'a b', instagram: '@asha', imdb: '', website: 'asha.example' } });
    const links = within(screen.getByRole('list', { name: 'Elsewhere' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Instagram', 'https://www.instagram.com/asha'],
      ['Website', 'https://asha.example/'],
    ]);
  });

  test('reads number and addresses left to right, whatever is around them', () => {
    showProfile({
      introduction: 'ممثلة من حيدر آباد',
      whatsapp_link: 'https://wa.me/919800000000',
      social: { facebook: '', instagram: '', imdb: '', website: 'asha.example' },
    });
    for (const text of ['+919800000000', 'asha.example/'])
      expect(screen.getByText(text).getAttribute('dir')).toBe('ltr');
  });

  test('sizes a name by its longest word and gives tall scripts room', () => {
    const name = (first_name: string) => {
      const { unmount } = showProfile({ first_name, last_name: '' });
      const { size, script } = screen.getByRole('heading', { level: 1 }).dataset;
      unmount();
      return [size, script];
    };
    expect(name('Asha')).toEqual(['display', undefined]);
    expect(name('Lakshminarayan')).toEqual(['long', undefined]);
    expect(name('Venkatanarasimharajuvaripeta')).toEqual(['longest', undefined]);
    expect(name('मीरा')).toEqual(['display', 'tall']);
    expect(name('زینب')).toEqual(['display', 'tall']);
  });
});

describe('photos', () => {
  const dialog = () => screen.queryByRole('dialog');
  const counter = () => dialog()?.querySelector('[aria-live]')?.textContent;
  const open = async (index: number) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: `Open photo ${String(index)} of 6` }));
    return user;
  };

  test('show five, say how many more, and open all', async () => {
    showProfile();
    expect(screen.getAllByRole('link', { name: /^Open photo/ })).toHaveLength(5);
    expect(screen.getByText('+1')).toBeDefined();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Open photo 5 of 6, +1' }));
    expect(counter()).toBe('5 / 6');
  });

  test('turn by key and button, around both ends', async () => {
    showProfile();
    const user = await open(1);
    dialog()?.querySelector('button')?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(counter()).toBe('6 / 6');
    await user.keyboard('{ArrowRight}');
    expect(counter()).toBe('1 / 6');
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(counter()).toBe('3 / 6');
    await user.click(screen.getByRole('button', { name: 'Previous photo' }));
    expect(counter()).toBe('2 / 6');
    expect(dialog()?.querySelector('img')?.getAttribute('alt')).toBe('Photo 2 of 6 of Asha Rao');
  });

  test('close by button, Escape and a click beside the picture', async () => {
    showProfile();
    const user = await open(2);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    await open(2);
    dialog()?.querySelector('button')?.focus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    await open(2);
    await user.click(dialog() as HTMLElement);
    expect(dialog()).toBeNull();
  });

  test('close by the back button, which is one step however many were looked at', async () => {
    history.replaceState({ key: 'of-a-router' }, '');
    showProfile();
    const user = await open(2);
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(history.state).toEqual({ key: 'of-a-router', photo: 2 });
    history.back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(history.state).toEqual({ key: 'of-a-router' });
    history.forward();
    await waitFor(() => expect(counter()).toBe('3 / 6'));
  });

  test('closed by hand leave no step behind', async () => {
    showProfile();
    const user = await open(2);
    const back = vi.spyOn(history, 'back');
    await user.dblClick(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(back).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(history.state).toBeNull());
    back.mockRestore();
    await open(3);
    expect(counter()).toBe('3 / 6');
  });

  test('one that is there no more is not opened', () => {
    history.replaceState({ photo: 6 }, '');
    showProfile();
    expect(dialog()).toBeNull();
  });

  test('one alone has nowhere to turn', async () => {
    const user = userEvent.setup();
    showProfile({ photos: [samplePicture('only')] });
    await user.click(screen.getByRole('link', { name: 'Open photo 1 of 1' }));
    expect(counter()).toBe('1 / 1');
    expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  });

  test('none is no part at all', () => {
    showProfile({ photos: [] });
    expect(screen.queryByText('Photos & Headshots')).toBeNull();
  });
});

describe('videos', () => {
  test('ask nothing of YouTube before a click, then play without cookies', async () => {
    const user = userEvent.setup();
    const { container } = showProfile();
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.innerHTML).not.toMatch(/ytimg|src="[^"]*youtube/);
    await user.click(screen.getByRole('link', { name: 'Play the intro video of Asha Rao' }));
    const frame = screen.getByTitle('Intro video of Asha Rao');
    expect(frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    );
  });

  test('that are not YouTube are no intro, and a card among the work links', () => {
    showProfile({ introduction_video: 'https://vimeo.com/1' });
    expect(screen.queryByText('Intro Video')).toBeNull();
    const card = screen.getByRole('link', { name: /instagram\.com/ });
    expect(card.getAttribute('href')).toBe('https://www.instagram.com/reel/abc/');
    expect(card.getAttribute('rel')).toContain('noopener');
  });

  test('each appear once', () => {
    const video = { platform: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ' } as const;
    showProfile({ additional_videos: [video, video] });
    expect(screen.getAllByRole('link', { name: /^Play work video/ })).toHaveLength(1);
  });
});

test("the owner's private profile says who sees it", () => {
  showProfile({ is_profile_public: false }, { viewer: 'signed-in', ownerNote: true });
  expect(screen.getByRole('note').textContent).toContain('Only you can see this page');
});

test('inside another page it brings no bar and no footer', () => {
  const { container } = showProfile({}, { frame: false });
  expect(container.querySelector('main, footer, nav')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asha Rao');
});
