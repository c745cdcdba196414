// @vitest-environment jsdom
// The page as the server renders it, with the script started on it.
import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_CREDIT, type Credit } from '@marquee/domain/profile/credit';
import { EMPTY_REPRESENTATION } from '@marquee/domain/profile/representation';
import { showProfile } from '../show-page.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('{}')));
});

afterEach(() => {
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

describe('the menu of the page', () => {
  const summary = () => screen.getByLabelText('Menu', { selector: 'summary' });
  const isOpen = () => summary().closest('details')?.open;

  test('the menu closes on Escape, with the focus back on its button, and on a click outside', async () => {
    const user = userEvent.setup();
    showProfile();
    summary().closest('details')?.setAttribute('open', '');
    await user.pointer({
      keys: '[MouseLeft]',
      target: screen.getByText('Login').closest('nav') ?? summary(),
    });
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
  const isHidden = (text: string) => screen.getByText(text).closest('[hidden]') !== null;

  test('a profile without a portrait shows initials', () => {
    const { container } = showProfile({ profile_image: null });
    expect(container.querySelector('[data-portrait]')).toBeNull();
    expect(isHidden('AR')).toBe(false);
  });

  test.each([
    [22, 30, '22 - 30 yrs'],
    [0, 30, undefined],
    [22, 0, undefined],
  ])('the playing ages from %i to %i are shown as %s', (screen_age_min, screen_age_max, expected) => {
    showProfile({ screen_age_min, screen_age_max });
    expect(screen.queryByText(/yrs/)?.textContent).toBe(expected);
  });

  test('a portrait that cannot be loaded is replaced by initials', () => {
    showProfile();
    expect(isHidden('AR')).toBe(true);
    fireEvent.error(screen.getByAltText('Portrait of Asha Rao'));
    expect(isHidden('AR')).toBe(false);
  });

  test.each([
    ['https://wa.me/919876543210?text=Hi', 'https://wa.me/919876543210?text=Hi'],
    ['98765 43210', 'https://wa.me/919876543210?text='],
    ['https://evil.example/', undefined],
    ['', undefined],
  ])('a profile with the WhatsApp link %j offers to chat at %s', (whatsapp_link, expected) => {
    showProfile({ whatsapp_link });
    const [card = null] = screen.queryAllByRole('link', { name: /Chat on WhatsApp/ });
    if (expected === undefined) expect(card).toBeNull();
    else expect(card?.getAttribute('href')?.startsWith(expected)).toBe(true);
  });

  test('a profile links to valid social handles and its website, and not to an invalid handle', () => {
    showProfile({ social: { facebook: 'a b', instagram: '@asha', imdb: '', website: 'asha.example' } });
    const links = within(screen.getByRole('list', { name: 'Elsewhere' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Instagram', 'https://www.instagram.com/asha'],
      ['Website', 'https://asha.example/'],
    ]);
  });

  test('numbers and addresses are marked left to right beside a text from right to left', () => {
    showProfile({
      introduction: 'ممثلة من حيدر آباد',
      whatsapp_link: 'https://wa.me/919800000000',
      social: { facebook: '', instagram: '', imdb: '', website: 'asha.example' },
    });
    for (const text of ['+919800000000', 'asha.example/'])
      expect(screen.getAllByText(text)[0]?.getAttribute('dir')).toBe('ltr');
  });

  test('facts are read from left to right beside an Urdu name and introduction', () => {
    showProfile({
      first_name: 'فریدہ',
      introduction: 'ممثلة من حيدر آباد',
      height: `5'6"`,
      screen_age_min: 24,
      screen_age_max: 34,
      location: 'ممبئی',
      languages: ['اردو', 'Hindi'],
    });
    const values = [...document.querySelectorAll('dt, dd')];
    expect(values.length).toBeGreaterThan(4);
    for (const value of values) expect(value.parentElement?.closest('[dir=rtl], [dir=auto]')).toBeNull();
    for (const text of ['ممبئی', 'اردو'])
      expect(screen.getAllByText(text).map(({ tagName }) => tagName)).toContain('BDI');
    expect(screen.getByRole('heading', { level: 1 }).dir).toBe('auto');
  });

  test('a name has the size for its widest word, and a mark if its script is tall', () => {
    const name = (first_name: string) => {
      showProfile({ first_name, last_name: '' });
      const { size, script } = screen.getByRole('heading', { level: 1 }).dataset;
      return [size, script];
    };
    expect(name('Asha')).toEqual(['display', undefined]);
    expect(name('Lakshminarayan')).toEqual(['long', undefined]);
    expect(name('Venkatanarasimharajuvaripeta')).toEqual(['longest', undefined]);
    expect(name('मीरा')).toEqual(['display', 'tall']);
    expect(name('زینب')).toEqual(['display', 'tall']);
  });
});

describe('the introduction', () => {
  const more = () => document.querySelector('main header details summary');

  test('an introduction of a few lines is shown whole', () => {
    showProfile({ introduction: 'Film and theatre actor from Mumbai.\nAt home in comedy.' });
    expect(more()).toBeNull();
  });

  test.each([
    ['many words', 'word '.repeat(100)],
    ['many lines', 'line\n'.repeat(20)],
  ])('an introduction of %s is cut to its first lines, with the rest in the page', (_what, introduction) => {
    showProfile({ introduction });
    expect(more()?.textContent).toContain('More');
    expect(document.querySelector('[data-cut]')?.textContent).toBe(introduction.trim());
  });

  test('an introduction is split into paragraphs at one blank line or several', () => {
    showProfile({ introduction: 'One.\n\n \n\n\n\nTwo.\nThree.\n\n\n' });
    const parts = screen.getByText('One.').parentElement?.children ?? [];
    expect([...parts].map(({ textContent }) => textContent)).toEqual(['One.', 'Two.\nThree.']);
  });
});

test('videos request nothing from YouTube before a click, then play without cookies', async () => {
  const user = userEvent.setup();
  const { container } = showProfile();
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toMatch(/ytimg|src="[^"]*youtube/);
  await user.click(screen.getByRole('link', { name: 'Play the intro video of Asha Rao' }));
  const frame = await screen.findByTitle('Intro video of Asha Rao');
  expect(frame.getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&enablejsapi=1&origin=http%3A%2F%2Flocalhost%3A3000',
  );
});

test('an intro video without a title is not called by the name of the actor', () => {
  const { container } = showProfile();
  const caption = container.querySelector('#intro-video figcaption');
  expect(caption?.textContent ?? '').not.toContain('Asha Rao');
});

test('videos from other sites than YouTube are cards among the work links, never an intro', () => {
  showProfile({ introduction_video: 'https://vimeo.com/1' });
  expect(screen.queryByText('Intro Video')).toBeNull();
  const card = screen.getByRole('link', { name: /instagram\.com/ });
  expect(card.getAttribute('href')).toBe('https://www.instagram.com/reel/abc/');
  expect(card.getAttribute('rel')).toContain('noopener');
});

test('a work video that is stored twice appears once', () => {
  const video = { ...NO_VIDEO_DETAILS, platform: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ' } as const;
  showProfile({ additional_videos: [video, video] });
  expect(screen.getAllByRole('link', { name: /^Play work video/ })).toHaveLength(1);
});

describe('the list of credits', () => {
  const credit = (index: number, changes: Partial<Credit> = {}): Credit => ({
    ...EMPTY_CREDIT,
    title: `Film ${String(index)}`,
    year: 2026 - index,
    ...changes,
  });
  const many = (count: number) => Array.from({ length: count }, (_, index) => credit(index));
  const rows = (part = 'table') =>
    Array.from(document.querySelectorAll(`${part} tr`), (row) => row.textContent);

  test('credits are one list when they are few, the newest first, each with its kind', () => {
    showProfile({
      credits: [credit(9), credit(2, { kind: 'theatre' }), credit(1, { role: 'Savitri', size: 'lead' })],
    });
    expect(rows()).toEqual([
      'YearTitleRoleProductionKind',
      '2025Film 1Savitri\u00a0· LeadFilm',
      '2024Film 2Theatre',
      '2017Film 9Film',
    ]);
  });

  test('many credits have a heading for each kind, and the newest ten of all kinds are shown', () => {
    const films = Array.from({ length: 11 }, (_, index) => credit(index + 3));
    showProfile({ credits: [...films, credit(0, { kind: 'theatre' }), credit(20, { kind: 'voice' })] });
    expect(rows('tbody:not([data-rest])')).toEqual([
      'Film',
      ...films.slice(0, 9).map(({ title, year }) => `${String(year)}${title}`),
      'Theatre',
      '2026Film 0',
    ]);
    expect(rows('[data-rest]')).toEqual(['2014Film 12', '2013Film 13', 'Voice', '2006Film 20']);
  });

  test('credits in an order by hand show the first ten of that order', () => {
    const credits = [...many(12), credit(0, { kind: 'theatre', title: 'Hamlet' })].toReversed();
    showProfile({ credits, credits_order: 'hand' });
    expect(rows('tbody:not([data-rest])').slice(0, 4)).toEqual([
      'Theatre',
      '2026Hamlet',
      'Film',
      '2015Film 11',
    ]);
    expect(rows('[data-rest]')).toHaveLength(3);
  });

  test('credits without any year have no column for years', () => {
    showProfile({ credits: [credit(1, { year: 0 })] });
    expect(rows()).toEqual(['TitleRoleProductionKind', 'Film 1Film']);
  });

  test.each([
    [10, 0],
    [11, 0],
    [12, 2],
    [60, 50],
  ])('all %i credits are in the page, and %i of them one tap away', (count, hidden) => {
    showProfile({ credits: many(count) });
    expect(document.querySelectorAll('th[scope=row]')).toHaveLength(count);
    expect(document.querySelectorAll('[data-rest] th[scope=row]')).toHaveLength(hidden);
    expect(screen.queryByText(/^All \d+ credits$/)?.textContent).toBe(
      hidden === 0 ? undefined : `All ${String(count)} credits`,
    );
  });

  test('credits link to http(s) addresses only', () => {
    showProfile({
      credits: [credit(1, { link: 'javascript:alert(1)' }), credit(2, { link: 'https://film.example/' })],
    });
    expect(screen.queryByRole('link', { name: 'Film 1' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Film 2' }).getAttribute('href')).toBe('https://film.example/');
  });
});

describe('the contact buttons', () => {
  /** The button below the facts, not its copy that sticks to the screen while scrolling, which comes later. */
  function first(role: 'link' | 'button', name: string | RegExp): HTMLElement {
    const [button, again] = screen.getAllByRole(role, { name });
    if (!button || !again) throw new Error(`${String(name)} is not there twice.`);
    return button;
  }

  const agent = {
    ...EMPTY_REPRESENTATION,
    name: 'Mukesh',
    phone: '+91 22 5555 0101',
    email: 'm@agents.example',
  };

  test('a contact behind the contact shield is a form, with no number in the page', () => {
    const { container } = showProfile({ whatsapp_link: '', contact_shield: true, has_contact: true });
    const form = container.querySelector<HTMLFormElement>('form[data-contact]');
    expect(form?.getAttribute('action')).toBe('/api/contact');
    expect(form?.querySelector('[name=profile]')?.getAttribute('value')).toBe('u1');
    expect(container.innerHTML).not.toContain('wa.me');
  });

  test('a contact without WhatsApp is a message, which is sent without leaving the page', async () => {
    const fetching = vi.fn().mockImplementation(() => Promise.resolve(new Response('{}')));
    vi.stubGlobal('fetch', fetching);
    const user = userEvent.setup();
    showProfile({ whatsapp_link: '' });
    await user.click(first('link', 'Send a message'));
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    expect(screen.getByText(/Please enter your name/)).toBeDefined();
    await user.type(screen.getByLabelText('Your name'), 'Casting');
    await user.type(screen.getByLabelText('Your email address'), 'casting@example.org');
    await user.type(screen.getByLabelText('Message'), 'Are you free in March?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Message sent');
    const calls = fetching.mock.calls as [string, RequestInit][];
    const [, init] = calls.find(([address]) => address.endsWith('/api/message')) ?? [];
    expect(JSON.parse(init?.body as string)).toMatchObject({
      profile: 'u1',
      name: 'Casting',
      email: 'casting@example.org',
      text: 'Are you free in March?',
    });
  });

  test('an agent’s contact is beside the actor’s own or in its place', () => {
    showProfile({ representation: agent });
    expect(first('link', /Chat on WhatsApp/)).toBeDefined();
    expect(screen.getByRole('link', { name: '+91 22 5555 0101' }).getAttribute('href')).toBe(
      'tel:+912255550101',
    );
    showProfile({ representation: { ...agent, instead: true } });
    expect(screen.queryByRole('link', { name: /Chat on WhatsApp/ })).toBeNull();
    expect(first('link', 'Call the agent').getAttribute('href')).toBe('tel:+912255550101');
  });

  test.each([
    [{}, 'Call the manager', 'tel:+912255550101'],
    [{ phone: '' }, 'Write to the manager', 'mailto:m@agents.example'],
  ])(
    'the contact button of a profile whose manager has %o is “%s”, and nothing names an agent',
    (change, name, href) => {
      showProfile({ representation: { ...agent, ...change, role: 'manager', instead: true } });
      expect(first('link', name).getAttribute('href')).toBe(href);
      expect(screen.queryByText(/the agent/)).toBeNull();
    },
  );

  test('a contact stays the actor’s own where an agent without phone and e-mail is to replace it', () => {
    showProfile({ representation: { ...agent, phone: '', email: '', instead: true } });
    expect(first('link', /Chat on WhatsApp/)).toBeDefined();
  });

  test.each([
    [429, /many contacts today/],
    [404, /no longer contact this actor/],
    [500, /couldn’t load the contact/],
  ])(
    'a request for the contact that is answered with %i shows why there is no contact',
    async (status, text) => {
      vi.stubGlobal(
        'fetch',
        // The view is recorded a second after the page is shown.
        vi
          .fn()
          .mockImplementation((address: string) =>
            Promise.resolve(
              new Response('{}', { status: address === '/api/trackProfileView' ? 200 : status }),
            ),
          ),
      );
      showProfile({ whatsapp_link: '', has_contact: true });
      await userEvent.setup().click(first('button', 'Chat on WhatsApp'));
      expect(await screen.findByText(text)).toBeDefined();
    },
  );
});

test('a skill with a video leads to it, and the script plays it', async () => {
  showProfile({
    skills: ['Kathak', 'Mimicry'],
    skill_videos: { Kathak: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' },
  });
  const proof = screen.getByRole('link', { name: 'Kathak, watch the video' });
  expect(proof.getAttribute('href')).toBe('#video-1');
  await userEvent.setup().click(proof);
  expect(await screen.findByTitle('Work video 1 of Asha Rao')).toBeDefined();
});
