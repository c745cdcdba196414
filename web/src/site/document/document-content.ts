// The contents of the PDFs (CV, contact sheet, shortlist) and of the share card. The functions draw them.
import type {
  CvContent,
  DocumentRow,
  DocumentSection,
  DocumentTexts,
  SheetPicture,
} from '@marquee/domain/site/documents';
import { groupCredits } from '@marquee/domain/profile/credit';
import { webAddress } from '@marquee/domain/profile/links';
import { picturePath } from '@marquee/domain/profile/picture';
import { displayName, type Picture, type Profile } from '@marquee/domain/profile/profile';
import { byShot } from '@marquee/domain/profile/shot';
import { PRODUCT } from '@marquee/domain/site/product';
import { phoneLink } from '@marquee/domain/profile/representation';
import { profilePath, ROUTES, sitePath } from '@marquee/domain/site/routes';
import { DEFAULT_LANGUAGE, languageOf, type Language } from '../../i18n/languages.ts';
import { availabilityText } from '../../i18n/availability-text.ts';
import { shownCity, shownLanguage, shownSkill } from '../../i18n/listed-name.ts';
import { contactOf } from '../profile/contact.ts';
import { textsBelowName } from '../profile/field-places.ts';
import { confirmedMonth, factRows, keyFacts, languageNames, monthText, sizeRows } from '../profile/glance.ts';
import { socialLinks } from '../profile/social-links.ts';
import { introVideo, workVideos } from '../profile/videos.ts';
import type { Texts } from '../texts.ts';
import { textsIn } from './site-texts.ts';

/** An address as it is printed: without scheme, `www.` and a slash at its end. */
const shown = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

const joined = (values: readonly string[], separator = ', '): string =>
  values.filter((value) => value !== '').join(separator);

/** The WhatsApp link if the page contains it; no rows for any other contact. */
function contactRows(profile: Profile): DocumentRow[] {
  const contact = contactOf(profile);
  if (contact?.by !== 'whatsapp') return [];
  const number = /^https:\/\/wa\.me\/(\d+)/.exec(contact.href)?.[1];
  const value = number === undefined ? shown(contact.href) : `+${number}`;
  return [{ label: 'WhatsApp', value, href: contact.href }];
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
    ...contactRows(profile),
  ].filter(({ value }) => value !== '');
}

function creditSections({ credits, credits_order, credits_first }: Profile, texts: Texts): DocumentSection[] {
  const t = texts('casting');
  return groupCredits(credits, credits_order, credits_first).map(({ kind, credits: ofKind }) => ({
    title: t(`creditKinds.${kind}`),
    credits: ofKind.map(({ title, role, size, production, year, link: address }) => ({
      year: year === 0 ? '' : String(year),
      title: title === '' ? production : title,
      role: joined([role, size === '' ? '' : t(`roleSizes.${size}`)], ' · '),
      production: title === '' ? '' : production,
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

function agentSections({ representation }: Profile, texts: Texts): DocumentSection[] {
  if (representation === null) return [];
  const { role, name, company, phone, email } = representation;
  const t = texts('documents');
  const rows: DocumentRow[] = [
    { label: t('name'), value: joined([name, company]) },
    { label: t('phone'), value: phone, href: phoneLink(phone) },
    { label: t('email'), value: email, href: email === '' ? '' : `mailto:${email}` },
  ].filter(({ value }) => value !== '');
  return [{ title: texts('casting')(`representationRoles.${role}`), rows }];
}

function sections(profile: Profile, texts: Texts): DocumentSection[] {
  const t = texts('documents');
  const social = socialLinks(profile.social).map(({ site, href }) => ({
    label: texts('publicProfile')(`social.${site}`),
    value: shown(href),
    href,
  }));
  return [
    { title: t('about'), text: profile.introduction },
    ...creditSections(profile, texts),
    { title: t('training'), text: profile.education },
    {
      title: t('skills'),
      text: joined(distinct(profile.skills.map((skill) => shownSkill(skill, texts('casting'))))),
    },
    { title: t('videos'), rows: videoRows(profile, texts) },
    ...agentSections(profile, texts),
    { title: t('elsewhere'), rows: social },
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
  const name = displayName(profile) || t('headline');
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
  const name = displayName(profile) || texts('documents')('headline');
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
    facts: facts(profile, texts, language),
    sections: sections(profile, texts),
  };
};

export const sheetContent: DocumentTexts['sheetContent'] = (profile, address, asksFor) => {
  const language = asked(asksFor);
  const texts = textsIn(language);
  const name = displayName(profile) || texts('documents')('headline');
  const photos = profile.photos_ordered ? profile.photos : byShot(profile.photos);
  const total = photos.length;
  const photo = (picture: Picture, index: number): SheetPicture => ({
    ...fileOf(profile, picture),
    alt: picture.caption || texts('publicProfile')('photos.alt', { index: index + 1, total, name }),
    caption: joined(
      [
        picture.caption,
        picture.shot === '' ? '' : texts('casting')(`shots.${picture.shot}`),
        picture.photographer === '' ? '' : texts('documents')('photographer', { name: picture.photographer }),
        monthText(picture.taken, language),
      ],
      ' · ',
    ),
  });
  return {
    ...common(profile, address, language, 'sheet'),
    pictures: [...portraitOf(profile, texts), ...photos.map(photo)],
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
        return { name, portrait: null, facts: [], link: '', note };
      }
      const languages = joined(languageNames(profile, texts));
      return {
        name: displayName(profile) || texts('documents')('headline'),
        portrait: portraitOf(profile, texts)[0] ?? null,
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
    name: displayName(profile) || PRODUCT.name,
    line: headline(profile, texts),
    facts: joined([ages, height, joined(names)], ' · '),
  };
};
