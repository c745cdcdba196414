// The form values of a version: every photo, video and kind of credits in order, each with whether it is chosen.
import * as yup from 'yup';
import { CREDIT_KINDS, type CreditKind } from '@marquee/domain/profile/credit';
import type { Profile } from '@marquee/domain/profile/profile';
import {
  VERSION_LIMITS,
  VERSION_SECTIONS,
  videosOf,
  type Version,
  type VersionSection,
} from '@marquee/domain/views/version';

export interface Choice<Key extends string = string> {
  readonly key: Key;
  readonly isChosen: boolean;
}

/** The sections with a switch in the form. Photos and videos have none: they are left out when none is chosen. */
export const SWITCHED = ['credits', 'skills', 'training', 'social'] as const satisfies VersionSection[];

export interface VersionValues {
  readonly name: string;
  readonly headline: string;
  readonly introduction: string;
  readonly photos: readonly Choice[];
  readonly videos: readonly Choice[];
  readonly credits_first: readonly Choice<CreditKind>[];
  readonly left_out: readonly VersionSection[];
}

export type VersionProblem = 'nameMissing' | 'tooLong';

export const SCHEMA = yup.object({
  name: yup.string().trim().required('nameMissing').max(VERSION_LIMITS.name, 'tooLong'),
  headline: yup.string().trim().max(VERSION_LIMITS.headline, 'tooLong'),
  introduction: yup.string().trim().max(VERSION_LIMITS.introduction, 'tooLong'),
});

/** The chosen items that still exist, in their order, then the others. */
function choices<Key extends string>(
  all: readonly Key[],
  chosen: readonly Key[],
  isChosen: (key: Key) => boolean,
): Choice<Key>[] {
  const first = chosen.filter((key) => all.includes(key));
  return [...first, ...all.filter((key) => !first.includes(key))].map((key) => ({
    key,
    isChosen: isChosen(key),
  }));
}

/** Each item with whether it is chosen: no item of a left-out section; every item if `chosen` has none that exists. */
function shownChoices(all: readonly string[], chosen: readonly string[], isLeftOut: boolean): Choice[] {
  const isAll = !chosen.some((key) => all.includes(key));
  return choices(all, chosen, (key) => !isLeftOut && (isAll || chosen.includes(key)));
}

const filesOf = ({ photos }: Profile): string[] => photos.map(({ file }) => file);
const addressesOf = (profile: Profile): string[] => [...new Set(videosOf(profile).map(({ url }) => url))];

/** The kinds of the profile's credits, in their usual order. */
const kindsOf = ({ credits }: Profile): CreditKind[] =>
  CREDIT_KINDS.filter((kind) => credits.some((credit) => credit.kind === kind));

export const valuesOf = (version: Omit<Version, 'id'>, profile: Profile): VersionValues => ({
  name: version.name,
  headline: version.headline,
  introduction: version.introduction,
  photos: shownChoices(filesOf(profile), version.photos, version.left_out.includes('photos')),
  videos: shownChoices(addressesOf(profile), version.videos, version.left_out.includes('videos')),
  credits_first: choices(kindsOf(profile), version.credits_first, (kind) =>
    version.credits_first.includes(kind),
  ),
  left_out: version.left_out,
});

const chosenKeys = <Key extends string>(list: readonly Choice<Key>[]): Key[] =>
  list.filter(({ isChosen }) => isChosen).map(({ key }) => key);

/** If all items are chosen in the profile's order, returns [] (no choice), so that later additions are shown too. */
function storedChoice(list: readonly Choice[], all: readonly string[]): string[] {
  const keys = chosenKeys(list);
  return keys.join('\n') === all.join('\n') ? [] : keys;
}

const CONTROL = /\p{Cc}/gu;

const oneLine = (typed: string): string => typed.replace(CONTROL, ' ').trim();

export function versionOf(id: string, values: VersionValues, profile: Profile): Version {
  const { name, headline, introduction, photos, videos, credits_first, left_out } = values;
  const isLeftOut = (section: VersionSection): boolean => {
    const list = section === 'photos' ? photos : section === 'videos' ? videos : [];
    return list.length === 0 ? left_out.includes(section) : chosenKeys(list).length === 0;
  };
  return {
    id,
    name: oneLine(name),
    headline: oneLine(headline),
    introduction: introduction.trim(),
    photos: storedChoice(photos, filesOf(profile)),
    videos: storedChoice(videos, addressesOf(profile)),
    credits_first: chosenKeys(credits_first),
    left_out: VERSION_SECTIONS.filter(isLeftOut),
  };
}
