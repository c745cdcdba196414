// The contents of the PDFs (CV, contact sheet, shortlist) and of the share card. The functions draw them.
import type {
  CvContent,
  DocumentRow,
  DocumentSection,
  DocumentTexts,
  SheetPicture,
} from '@marquee/domain/site/documents';
import { CREDIT_KINDS, groupCredits } from '@marquee/domain/profile/credit';
import { webAddress } from '@marquee/domain/profile/links';
import { picturePath } from '@marquee/domain/profile/picture';
import { displayName, initials, type Picture, type Profile } from '@marquee/domain/profile/profile';
import { byShot } from '@marquee/domain/profile/shot';
import { ownCvWords, withDirected, type CvWords } from '@marquee/domain/site/cv-words';
import { isPrintable } from '@marquee/domain/site/printed-text';
import { PRODUCT } from '@marquee/domain/site/product';
import { phoneLink } from '@marquee/domain/profile/representation';
import { profilePath, ROUTES, sitePath } from '@marquee/domain/site/routes';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '#web/i18n/languages.ts';
import { availabilityText } from '#web/i18n/availability-text.ts';
import { shownCity, shownLanguage, shownSkill } from '#web/i18n/listed-name.ts';
import { contactOf } from '../profile/contact.ts';
import { textsBelowName } from '../profile/field-places.ts';
import { areCreditsFromRight } from '../profile/name-style.ts';
import {
  confirmedMonth,
  factRows,
  keyFacts,
  languageNames,
  monthText,
  sizeRows,
} from '../profile/fact-rows.ts';
import { socialLinks } from '../profile/social-links.ts';
import { introVideo, workVideos } from '../profile/videos.ts';
import type { Texts } from '../texts.ts';
import { textsIn } from './site-texts.ts';

/** An address as it is printed: without scheme, `www.` and a slash at its end. */
const shown = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

const joined = (values: readonly string[], separator = ', '): string =>
  values.filter((value) => value !== '').join(separator);

/** The name as the PDFs and the card can print it, else the username; '' for neither. */
function nameOf(profile: Profile): string {
  const name = displayName(profile);
  return isPrintable(name) ? name : profile.username;
}

/** The actor's contact as the page offers it: the WhatsApp number, or the page where a visitor can ask or write. */
function ownContactRows(profile: Profile, address: string, texts: Texts): DocumentRow[] {
  const contact = contactOf(profile);
  if (contact?.by === 'askWhatsapp' || contact?.by === 'message')
    return [{ label: texts('documents')('contact'), value: shown(address), href: address }];
  if (contact?.by !== 'whatsapp') return [];
  const number = /^https:\/\/wa\.me\/(\d+)/.exec(contact.href)?.[1];
  const value = number === undefined ? shown(contact.href) : `+${number}`;
  return [{ label: 'WhatsApp', value, href: contact.href }];
}

/** How to reach the actor: the representation, which takes the place of a message on the page, and a number. */
function contactRows(profile: Profile, address: string, texts: Texts): DocumentRow[] {
  const own = ownContactRows(profile, address, texts);
  if (profile.representation === null) return own;
  const { role, name, company, phone, email } = profile.representation;
  const t = texts('documents');
  const rows: DocumentRow[] = [
    { label: texts('casting')(`representationRoles.${role}`), value: joined([name, company]) },
    { label: t('phone'), value: phone, href: phoneLink(phone) },
    { label: t('email'), value: email, href: email === '' ? '' : `mailto:${email}` },
  ];
  return [...rows.filter(({ value }) => value !== ''), ...own.filter(({ href }) => href !== address)];
}

function facts(profile: Profile, texts: Texts, language: Language): DocumentRow[] {
  const t = texts('publicProfile');
  return [
    ...keyFacts(profile, texts),
    { label: t('details.languages'), value: joined(distinct(languageNames(profile, texts))) },
    ...factRows(profile, texts, language),
    {
      label: t('facts.local'),
      value: joined(profile.facts.local_cities.map((city) => shownCity(city, texts('casting')))),
    },
    {
      label: t('details.sizes'),
      value: joined(
        sizeRows(profile, texts, language).map(({ label, value }) => `${label} ${value}`),
        ' · ',
      ),
    },
    {
      label: texts('casting')('availability.label'),
      value: availabilityText(profile.facts, texts('casting'), language),
    },
  ].filter(({ value }) => value !== '');
}

/** The CV's own words: those of the language in which it is written, else of the language of its address. */
function wordsOf(profile: Profile, texts: Texts): Omit<CvWords, 'language'> {
  const own = ownCvWords(profile);
  if (own !== undefined && own !== 'hi') return own;
  const asked = own === 'hi' ? textsIn('hi') : texts;
  const [t, casting] = [asked('documents'), asked('casting')];
  const kinds = CREDIT_KINDS.map((kind) => [kind, casting(`creditKinds.${kind}`)]);
  return {
    kinds: Object.fromEntries(kinds) as CvWords['kinds'],
    about: t('about'),
    training: t('training'),
    skills: t('skills'),
    videos: t('videos'),
    directed: t('directed'),
  };
}

function creditSections(
  profile: Profile,
  texts: Texts,
  { kinds, directed }: Omit<CvWords, 'language'>,
): DocumentSection[] {
  const t = texts('casting');
  const { credits, credits_order, credits_first } = profile;
  const isFromRight = areCreditsFromRight(profile);
  return groupCredits(credits, credits_order, credits_first).map(({ kind, credits: ofKind }) => ({
    title: kinds[kind],
    isFromRight,
    credits: ofKind.map(({ title, role, size, production, year, link: address }) => ({
      year: year === 0 ? '' : String(year),
      title: title === '' ? production : title,
      role: joined([role, size === '' ? '' : t(`roleSizes.${size}`)], ' · '),
      production: title === '' ? '' : withDirected(production, directed),
      href: webAddress(address),
    })),
  }));
}

function videoRows(profile: Profile, texts: Texts): DocumentRow[] {
  const t = texts('documents');
  const kinds = texts('casting');
  return [introVideo(profile), ...workVideos(profile)].flatMap((video, index) => {
    if (video === undefined) return [];
    const { kind, title, href } = video;
    const unnamed = index === 0 ? t('introductionVideo') : t('video', { index });
    const label = kind === '' ? unnamed : kinds(`videoKinds.${kind}`);
    return [{ label, value: joined([title, shown(href)], ' · '), href }];
  });
}

function sections(profile: Profile, texts: Texts): DocumentSection[] {
  const own = wordsOf(profile, texts);
  const social = socialLinks(profile.social).map(({ site, href }) => ({
    label: texts('publicProfile')(`social.${site}`),
    value: shown(href),
    href,
  }));
  return [
    { title: own.about, text: profile.introduction },
    ...creditSections(profile, texts, own),
    { title: own.training, text: profile.education },
    {
      title: own.skills,
      text: joined(distinct(profile.skills.map((skill) => shownSkill(skill, texts('casting'))))),
    },
    { title: own.videos, rows: videoRows(profile, texts) },
    { title: texts('documents')('elsewhere'), rows: social },
  ];
}

/** The texts below the name: the profession, or a version's headline, and the city, and fields that are placed there. */
const headline = (profile: Profile, texts: Texts): string =>
  joined(
    [
      ...textsBelowName(profile, 'cv'),
      profile.headline ?? texts('documents')('headline'),
      shownCity(profile.location, texts('casting')),
    ],
    ' · ',
  );

/** The content that the CV and the contact sheet have in common. */
function common(profile: Profile, address: string, language: Language, title: 'cv' | 'sheet') {
  const t = textsIn(language)('documents');
  const name = nameOf(profile) || t('headline');
  const month = confirmedMonth(profile, language);
  return {
    language,
    title: t(title, { name }),
    name,
    headline: headline(profile, textsIn(language)),
    link: address,
    qrLabel: t('qr', { address: shown(address) }),
    confirmed: month === '' ? '' : textsIn(language)('publicProfile')('details.confirmed', { month }),
  };
}

const asked = (language: string | undefined): Language => languageOf(language) ?? DEFAULT_LANGUAGE;

const fileOf = ({ id }: Profile, { file, width, height }: Picture) => ({
  path: picturePath(id, file),
  width,
  height,
});

function portraitOf(profile: Profile, texts: Texts): SheetPicture[] {
  if (profile.profile_image === null) return [];
  const name = nameOf(profile) || texts('documents')('headline');
  return [
    {
      ...fileOf(profile, profile.profile_image),
      alt: texts('publicProfile')('portrait', { name }),
      caption: '',
    },
  ];
}

export const cvContent: DocumentTexts['cvContent'] = (profile, address, asksFor): CvContent => {
  const language = asked(asksFor);
  const texts = textsIn(language);
  return {
    ...common(profile, address, language, 'cv'),
    portrait: portraitOf(profile, texts)[0] ?? null,
    contact: contactRows(profile, address, texts),
    facts: facts(profile, texts, language),
    sections: sections(profile, texts),
  };
};

function photosOf(profile: Profile, texts: Texts, language: Language): SheetPicture[] {
  const name = nameOf(profile) || texts('documents')('headline');
  const photos = profile.photos_ordered ? profile.photos : byShot(profile.photos);
  return photos.map((picture, index) => ({
    ...fileOf(profile, picture),
    alt:
      picture.caption ||
      texts('publicProfile')('photos.alt', { index: index + 1, total: photos.length, name }),
    caption: joined(
      [
        picture.caption,
        picture.shot === '' ? '' : texts('casting')(`shots.${picture.shot}`),
        picture.photographer === '' ? '' : texts('documents')('photographer', { name: picture.photographer }),
        monthText(picture.taken, language),
      ],
      ' · ',
    ),
  }));
}

export const sheetContent: DocumentTexts['sheetContent'] = (profile, address, asksFor) => {
  const language = asked(asksFor);
  const texts = textsIn(language);
  return {
    ...common(profile, address, language, 'sheet'),
    pictures: [...portraitOf(profile, texts), ...photosOf(profile, texts, language)],
  };
};

export const shortlistContent: DocumentTexts['shortlistContent'] = (profiles, origin, asksFor) => {
  const language = asked(asksFor);
  const texts = textsIn(language);
  const t = texts('shortlist');
  const path = sitePath(ROUTES.shortlist.path, language);
  return {
    language,
    title: t('title'),
    link: `${origin}${path}#${profiles.map((profile) => profile.asked).join(',')}`,
    entries: profiles.map(({ asked: name, profile, state }) => {
      if (profile === undefined) {
        const note = state === 'shown' ? '' : t(state);
        return { name, portrait: null, initials: '', facts: [], link: '', note };
      }
      const languages = joined(languageNames(profile, texts));
      return {
        name: nameOf(profile) || texts('documents')('headline'),
        portrait: portraitOf(profile, texts)[0] ?? photosOf(profile, texts, language)[0] ?? null,
        initials: initials(profile),
        facts: [
          ...keyFacts(profile, texts),
          { label: texts('publicProfile')('details.languages'), value: languages },
        ].filter(({ value }) => value !== ''),
        link: origin + profilePath(profile),
        note: '',
      };
    }),
  };
};

/** How many languages fit on a share card. */
const CARD_LANGUAGES = 4;

export const cardContent: DocumentTexts['cardContent'] = (profile, asksFor) => {
  const texts = textsIn(asked(asksFor));
  const { screen_age_min: min, screen_age_max: max, height, languages } = profile;
  const ages = min > 0 && max > 0 ? texts('publicProfile')('facts.ageRangeValue', { min, max }) : '';
  const names = languages.slice(0, CARD_LANGUAGES).map((name) => shownLanguage(name, texts('casting')));
  return {
    name: nameOf(profile) || PRODUCT.name,
    line: headline(profile, texts),
    facts: joined([ages, height, joined(names)], ' · '),
  };
};
