// Every collection that the matrix tries.
import type { Collection } from './collection.ts';
import { contacts } from './collections/contact.ts';
import { directViews } from './collections/direct-views.ts';
import { namedLinks } from './collections/named-links.ts';
import { moderation } from './collections/moderation.ts';
import { notifications } from './collections/notifications.ts';
import { profiles } from './collections/profiles.ts';
import { pushSubscriptions } from './collections/push-subscriptions.ts';
import { releasesOfNames } from './collections/releases.ts';
import { settings } from './collections/settings.ts';
import { skills, userSkills } from './collections/skills.ts';
import { unnamed } from './collections/unnamed.ts';
import { usernames } from './collections/usernames.ts';
import { versionsOfProfiles } from './collections/versions.ts';
import { views } from './collections/views.ts';
import { yesterdays } from './collections/yesterday.ts';

export const COLLECTIONS: readonly Collection[] = [
  profiles,
  contacts,
  namedLinks,
  versionsOfProfiles,
  releasesOfNames,
  yesterdays,
  views,
  usernames,
  notifications,
  directViews,
  settings,
  pushSubscriptions,
  skills,
  userSkills,
  ...moderation,
  ...unnamed,
];
