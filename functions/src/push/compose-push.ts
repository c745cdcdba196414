// What a push says, in the device's language. It can be read on a locked screen: a viewer's name is in it only if the
// owner chose so.
import { ROUTES } from '@marquee/domain/routes';
import type { MessageLanguage } from '@marquee/domain/notification-choices';
import type { PushMessage } from '@marquee/domain/push-message';
import type { PushItem } from './outbox-state.ts';

interface Texts {
  readonly views: (count: number) => string;
  readonly named: (name: string, others: number) => string;
  readonly moderation: string;
  readonly body: string;
  readonly bodyMore: (views: number) => string;
}

const TEXTS: Readonly<Record<MessageLanguage, Texts>> = {
  en: {
    views: (count) =>
      count === 1 ? 'Someone viewed your profile' : `${String(count)} views of your profile`,
    named: (name, others) => {
      if (others === 0) return `${name} viewed your profile`;
      return others === 1
        ? `${name} and 1 other viewed your profile`
        : `${name} and ${String(others)} others viewed your profile`;
    },
    moderation: 'A message about your account',
    body: 'Tap to see it in your notifications.',
    bodyMore: (views) =>
      views === 1 ? 'And 1 view of your profile.' : `And ${String(views)} views of your profile.`,
  },
  hi: {
    views: (count) => (count === 1 ? 'किसी ने आपकी प्रोफ़ाइल देखी' : `आपकी प्रोफ़ाइल ${String(count)} बार देखी गई`),
    named: (name, others) =>
      others === 0 ? `${name} ने आपकी प्रोफ़ाइल देखी` : `${name} और ${String(others)} अन्य ने आपकी प्रोफ़ाइल देखी`,
    moderation: 'आपके खाते के बारे में एक संदेश',
    body: 'अपनी सूचनाओं में देखने के लिए टैप करें।',
    bodyMore: (views) => `और आपकी प्रोफ़ाइल ${String(views)} बार देखी गई।`,
  },
};

/** How many unread notifications a badge can show. */
export const MAX_UNREAD = 99;

/** The notification list, at an entry. */
const entryPath = (id: string): string => `${ROUTES.notifications.path}#${encodeURIComponent(id)}`;

interface Composed {
  readonly items: readonly PushItem[];
  readonly language: MessageLanguage;
  readonly showsName: boolean;
  readonly unread: number;
}

/** One message for all that has been collected; the path leads to the newest entry. */
export function composePush({ items, language, showsName, unread }: Composed): PushMessage {
  const texts = TEXTS[language];
  const newest = items.at(-1);
  const views = items.filter(({ kind }) => kind === 'view');
  const count = views.reduce((sum, { viewers }) => sum + viewers, 0);
  const path = newest ? entryPath(newest.id) : ROUTES.notifications.path;
  if (views.length < items.length) {
    return { title: texts.moderation, body: count === 0 ? texts.body : texts.bodyMore(count), path, unread };
  }
  const name = showsName ? views.findLast((view) => view.name !== null)?.name : undefined;
  const title = typeof name === 'string' ? texts.named(name, count - 1) : texts.views(count);
  return { title, body: texts.body, path, unread };
}
