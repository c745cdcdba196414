// The groups of settings: on a phone each is a screen at `/settings/{id}`, on a laptop all are on one page.
import { paths } from '#web/config/paths.ts';

export const GROUPS = ['link', 'notifications', 'privacy', 'app', 'account'] as const;
export type GroupId = (typeof GROUPS)[number];

/** The ids of each group's sections, which are the hashes of links to them. */
const SECTIONS: Readonly<Record<GroupId, readonly string[]>> = {
  link: ['username', 'visibility'],
  notifications: ['notifications'],
  privacy: ['viewer', 'blocked'],
  app: ['appearance', 'language', 'install'],
  account: ['account', 'data'],
};

/** The group in an address: named by its last segment, or by the hash of one of its sections. */
export const groupAt = (segment: string | undefined, hash: string): GroupId | undefined =>
  GROUPS.find((group) => group === segment || SECTIONS[group].includes(hash.slice(1)));

/** The address of a group on the page that shows all of them. */
export const groupOnPage = (group: GroupId): string => `${paths.settings.href()}#${SECTIONS[group][0] ?? ''}`;
