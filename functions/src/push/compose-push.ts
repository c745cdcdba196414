// The text of a push, in the owner's language. It can be read on a locked screen: it names a viewer or a link only if
// the owner chose so.
import { ROUTES } from '@marquee/domain/site/routes';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import type { PushMessage } from '@marquee/domain/notifications/push-message';
import type { PushItem } from './outbox-state.ts';

interface Texts {
  readonly views: (count: number) => string;
  readonly named: (name: string, others: number) => string;
  readonly opened: (label: string, others: number) => string;
  readonly contact: string;
  readonly answer: string;
  readonly reminder: string;
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
    opened: (label, others) =>
      others === 0
        ? `${label} opened your profile`
        : `${label} opened your profile, and ${String(others)} more`,
    contact: 'Someone wants to contact you',
    answer: 'Someone answered one of your links',
    reminder: 'You have a reminder for today',
    moderation: 'News about your account',
    body: 'Tap to see it in your notifications.',
    bodyMore: (views) =>
      views === 1 ? 'And 1 view of your profile.' : `And ${String(views)} views of your profile.`,
  },
  hi: {
    views: (count) => (count === 1 ? 'किसी ने आपकी प्रोफ़ाइल देखी' : `आपकी प्रोफ़ाइल ${String(count)} बार देखी गई`),
    named: (name, others) => {
      if (others === 0) return `${name} ने आपकी प्रोफ़ाइल देखी`;
      return others === 1
        ? `${name} और एक और व्यक्ति ने आपकी प्रोफ़ाइल देखी`
        : `${name} और ${String(others)} और लोगों ने आपकी प्रोफ़ाइल देखी`;
    },
    opened: (label, others) =>
      others === 0
        ? `${label}: आपकी प्रोफ़ाइल खोली गई`
        : `${label}: आपकी प्रोफ़ाइल खोली गई, और ${String(others)} बार देखी गई`,
    contact: 'कोई आपसे संपर्क करना चाहता है',
    answer: 'आपके एक लिंक का जवाब आया है',
    reminder: 'आज के लिए आपका एक रिमाइंडर है',
    moderation: 'आपके अकाउंट के बारे में एक संदेश',
    body: 'नोटिफ़िकेशन में देखने के लिए टैप करें।',
    bodyMore: (views) => `और आपकी प्रोफ़ाइल ${String(views)} बार देखी गई।`,
  },
};

/** How many unread notifications a badge can show. */
export const MAX_UNREAD = 99;

/** The address of an entry of the notification list. */
const entryPath = (id: string): string => `${ROUTES.notifications.path}#${encodeURIComponent(id)}`;

interface Composed {
  readonly items: readonly PushItem[];
  readonly language: MessageLanguage;
  readonly showsName: boolean;
  readonly unread: number;
}

/** One message for all pending items; the path leads to the newest entry. */
export function composePush({ items, language, showsName, unread }: Composed): PushMessage {
  const texts = TEXTS[language];
  const newest = items.at(-1);
  const views = items.filter(({ kind }) => kind === 'view' || kind === 'link');
  const count = views.reduce((sum, { viewers }) => sum + viewers, 0);
  const path = newest ? entryPath(newest.id) : ROUTES.notifications.path;
  if (views.length < items.length) {
    const first = (['moderation', 'contact', 'answer', 'reminder'] as const).find((kind) =>
      items.some((item) => item.kind === kind),
    );
    const title = texts[first ?? 'contact'];
    return { title, body: count === 0 ? texts.body : texts.bodyMore(count), path, unread };
  }
  const shown = showsName ? views.findLast((view) => view.name !== null) : undefined;
  const named = shown?.kind === 'link' ? texts.opened : texts.named;
  const title = typeof shown?.name === 'string' ? named(shown.name, count - 1) : texts.views(count);
  return { title, body: texts.body, path, unread };
}
