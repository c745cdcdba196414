import { describe, expect, it } from 'vitest';
import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import { emptyProfile, type Profile } from '@marquee/domain/profile/profile';
import { cardContent, cvContent, sheetContent, shortlistContent } from './document-content.ts';

const ADDRESS = 'https://marquee.example/asha';
const picture = {
  file: 'gallery/1.jpg',
  steps: [],
  color: '',
  width: 800,
  height: 1000,
  caption: '',
  photographer: '',
  taken: '',
  shot: '' as const,
};
const asha: Profile = {
  ...emptyProfile('u1'),
  username: 'asha',
  first_name: 'Asha',
  last_name: 'Rao',
  location: 'Pune',
  height: `5'6"`,
  screen_age_min: 24,
  screen_age_max: 32,
  languages: ['Marathi', 'Hindi', 'Marathi'],
  skills: ['kathak', 'custom-1-Stage%20combat'],
  introduction: 'I listen.',
  introduction_video: 'https://youtu.be/aqz-KE-bpKQ',
  social: { facebook: '', instagram: 'asha.rao', imdb: '', website: 'javascript:alert(1)' },
  profile_image: picture,
  photos: [picture],
};

const casting: Profile = {
  ...asha,
  language_levels: { Marathi: 'native' },
  facts: { ...asha.facts, eyes: 'hazel', chest: '34', available_from: '2020-01-01' },
  credits: [
    {
      kind: 'theatre',
      title: 'Kotwal',
      role: 'Gulabi',
      size: 'lead',
      production: 'NSD',
      year: 2019,
      link: '',
    },
    {
      kind: 'film',
      title: 'Monsoon',
      role: '',
      size: '',
      production: '',
      year: 2025,
      link: 'https://film.example',
    },
  ],
  representation: {
    role: 'agent',
    name: 'Anjali Rao',
    company: 'Stage Door',
    phone: '',
    email: 'a@stage.example',
    instead: false,
  },
  confirmed_at: Date.UTC(2026, 10, 22),
};

const texts = (profile: Profile): string => JSON.stringify(cvContent(profile, ADDRESS, 'en'));

it('the CV in Hindi has its headline, its labels and the names of languages in Hindi', () => {
  const { title, name, headline, facts, link } = cvContent(asha, ADDRESS, 'hi');
  expect([title, name, headline, link]).toEqual(['Asha Rao - CV', 'Asha Rao', 'एक्टर · पुणे', ADDRESS]);
  expect(facts).toContainEqual({ label: 'भाषाएँ', value: 'मराठी, हिन्दी' });
});

it('the CV has the agent in its head, credits by kind, facts by label, and when the details were confirmed', () => {
  const { contact, facts, sections, confirmed } = cvContent(casting, ADDRESS, 'en');
  expect(contact.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Agent: Anjali Rao, Stage Door',
    'Email: a@stage.example',
  ]);
  expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Film', 'Theatre']));
  expect(sections.find(({ title }) => title === 'Theatre')?.credits).toEqual([
    { year: '2019', title: 'Kotwal', role: 'Gulabi · Lead', production: 'NSD', href: '' },
  ]);
  const values = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  expect(values).toMatchObject({
    Languages: 'Marathi (native), Hindi',
    Eyes: 'Hazel',
    'Size sheet': 'Chest 34',
  });
  expect(values['Dates for work']).toBe('Free now');
  expect(confirmed).toBe('Details confirmed in November 2026');
});

it('the credits of a CV begin on the side of its introduction', () => {
  const sidesIn = (introduction: string) =>
    cvContent({ ...casting, introduction }, ADDRESS, 'en')
      .sections.filter(({ credits }) => credits)
      .map(({ isFromRight }) => isFromRight);
  expect(new Set(sidesIn('ممبئی سے تعلق رکھنے والی اداکارہ'))).toEqual(new Set([true]));
  expect(new Set(sidesIn('An actor.'))).toEqual(new Set([false]));
});

it('the CV is in English where the language is unknown', () => {
  expect(cvContent(asha, ADDRESS, 'xx').language).toBe('en');
});

it('the CV has the WhatsApp number that the page shows, and none while the contact shield is on', () => {
  const open = { ...asha, whatsapp_link: 'https://wa.me/919876543210' };
  const row = cvContent(open, ADDRESS, 'en').contact.find(({ label }) => label === 'WhatsApp');
  expect(row?.value).toBe('+919876543210');
  expect(row?.href).toMatch(/^https:\/\/wa\.me\/919876543210\?/);
  // The public document of a shielded profile has no WhatsApp link.
  expect(texts({ ...asha, contact_shield: true, whatsapp_link: '' })).not.toMatch(/\d{10}/);
});

it('the CV links to http(s) addresses only', () => {
  expect(texts(asha)).toContain('https://www.instagram.com/asha.rao');
  expect(texts(asha)).not.toContain('javascript:');
});

it('the CV of an empty profile has the name ‘Actor’, the page’s address and no portrait', () => {
  const { name, link, portrait } = cvContent(emptyProfile('u2'), ADDRESS, undefined);
  expect([name, link, portrait]).toEqual(['Actor', ADDRESS, null]);
});

it('the contact sheet has the portrait and all photos, each with its alternative text', () => {
  const { pictures } = sheetContent(asha, ADDRESS, 'en');
  expect(pictures.map(({ alt }) => alt)).toEqual(['Portrait of Asha Rao', 'Photo 1 of 1 of Asha Rao']);
});

describe('the share card', () => {
  const languages = ['Marathi', 'Hindi', 'English', 'Gujarati', 'Tamil'];
  const full = { ...asha, screen_age_min: 22, screen_age_max: 32, height: '165 cm', languages };

  it.each([
    ['en', 'Actor · Pune', '22 - 32 yrs · 165 cm · Marathi, Hindi, English, Gujarati'],
    ['hi', 'एक्टर · पुणे', '22 - 32 साल · 165 cm · मराठी, हिन्दी, अंग्रेज़ी, गुजराती'],
  ])(
    'the card has name, profession, city, playing age, height and four languages, in the language %s',
    (language, line, facts) => {
      expect(cardContent(full, language)).toEqual({ name: 'Asha Rao', line, facts });
    },
  );

  it('the card of a nearly empty profile has the product’s name, the profession and no facts', () => {
    const little = { ...emptyProfile('u1'), screen_age_min: 22 };
    expect(cardContent(little, 'en')).toEqual({ name: 'Marquee', line: 'Actor', facts: '' });
  });
});

it('the CV of a version has the version’s headline, and the credits of its kinds first', () => {
  const { headline, sections } = cvContent(
    { ...casting, headline: 'Dancer', credits_first: ['theatre'] },
    ADDRESS,
    'en',
  );
  expect(headline).toBe('Dancer · Pune');
  const groups = sections.filter(({ credits }) => credits).map(({ title }) => title);
  expect(groups).toEqual(['Theatre', 'Film']);
});

it('the photos of the contact sheet are ordered by their shots, unless a version or link has ordered them', () => {
  const photos = ['smile', 'full_length', ''] as const;
  const named = { ...asha, photos: photos.map((shot) => ({ ...picture, shot, caption: 'Asha' })) };
  const captions = (profile: Profile) =>
    sheetContent(profile, ADDRESS, 'en')
      .pictures.slice(1)
      .map(({ caption }) => caption);
  expect(captions(named)).toEqual(['Asha · Full length', 'Asha · Smile', 'Asha']);
  expect(captions({ ...named, photos_ordered: true })).toEqual([
    'Asha · Smile',
    'Asha · Full length',
    'Asha',
  ]);
});

it('the CV names its page as the contact where a visitor can write or ask for the number there', () => {
  const row = { label: 'Contact', value: 'marquee.example/asha', href: ADDRESS };
  expect(cvContent({ ...asha, accepts_messages: true }, ADDRESS, 'en').contact).toEqual([row]);
  expect(cvContent({ ...asha, has_contact: true }, ADDRESS, 'en').contact).toEqual([row]);
  expect(cvContent({ ...asha, accepts_messages: false }, ADDRESS, 'en').contact).toEqual([]);
});

it('a CV written in Tamil has its headings and ‘dir.’ in Tamil, and its labels in the language of the address', () => {
  const credits = [{ ...EMPTY_CREDIT, title: 'பொன்னியின் செல்வன்', production: 'dir. மணிரத்னம்' }];
  const tamil = { ...casting, introduction: 'நான் சென்னையில் நடிக்கிறேன்.', education: 'கூத்துப்பட்டறை', credits };
  const { sections, facts } = cvContent(tamil, ADDRESS, 'en');
  expect(sections.map(({ title }) => title).slice(0, 4)).toEqual([
    'அறிமுகம்',
    'திரைப்படம்',
    'கல்வி, பயிற்சி',
    'திறன்கள்',
  ]);
  expect(sections[1]?.credits?.[0]?.production).toBe('இயக்கம்: மணிரத்னம்');
  expect(facts[0]?.label).toBe('Age range');
});

it('the username stands in for a name that no font of the PDFs and the card has', () => {
  const named = { ...asha, first_name: 'ꯂꯩꯕꯥꯛ', last_name: 'ᱥᱟᱱᱛᱟᱲᱤ' };
  expect(cvContent(named, ADDRESS, 'en').name).toBe('asha');
  expect(sheetContent(named, ADDRESS, 'en').name).toBe('asha');
  expect(cardContent(named, 'en').name).toBe('asha');
  expect(cvContent({ ...named, last_name: 'Rao' }, ADDRESS, 'en').name).toBe('ꯂꯩꯕꯥꯛ Rao');
});

it('a shortlist shows the first photo of an actor without a portrait, and initials where there is no picture', () => {
  const entry = (profile: Profile) =>
    shortlistContent([{ asked: 'asha', profile, state: 'shown' }], 'https://marquee.example', 'en')
      .entries[0];
  const photo = { ...picture, file: 'gallery/2.jpg' };
  expect(entry({ ...asha, profile_image: null, photos: [photo] })?.portrait?.path).toContain('gallery/2.jpg');
  expect(entry({ ...asha, profile_image: null, photos: [] })).toMatchObject({
    portrait: null,
    initials: 'AR',
  });
});
