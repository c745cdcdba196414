// Settings of notifications: in the app, by push on the account's devices, by mail.
import { useTranslation } from 'react-i18next';
import type { User } from 'firebase/auth';
import { useIsWide } from '#web/components/screen-width.ts';
import { PushState } from '#web/push/push-state.tsx';
import { usePush } from '#web/push/use-push.ts';
import { saveNotificationChoices, type AllChoices } from '../api/choices.ts';
import { Choice } from './choice.tsx';
import { NotificationTable } from './notification-table.tsx';
import { PushDevices } from './push-device-list.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { Item, Section } from './section.tsx';
import { useSaveFailure } from './use-save-failure.ts';

interface NotificationsSectionProps {
  readonly user: User;
  readonly choices: AllChoices;
}

export function NotificationsSection({ user, choices }: NotificationsSectionProps) {
  const { t } = useTranslation(['settings', 'push']);
  const reportFailure = useSaveFailure();
  const push = usePush(user.uid);
  const isWide = useIsWide();
  const change = (changed: Partial<AllChoices>): void => {
    saveNotificationChoices(user.uid, changed).catch((error: unknown) => {
      reportFailure('The notification settings could not be saved.', error);
    });
  };
  return (
    <Section
      id="notifications"
      title={t('notifications.title')}
      text={t('notifications.text')}
      // On a phone the group is a screen of its own, with this heading.
      hidesTitle={!isWide}
    >
      <Item>
        <NotificationTable
          choices={choices}
          canMail={user.email !== null && user.emailVerified}
          isPushBlocked={
            push.support === 'denied' && push.devices.status === 'ready' && push.devices.data.length === 0
          }
          onChange={change}
        />
      </Item>
      <Item>
        <PushState push={push} />
      </Item>
      <Choice
        label={t('push:names')}
        help={t('push:namesHelp')}
        checked={choices.push_shows_name}
        onChange={(push_shows_name) => change({ push_shows_name })}
      />
      <Choice
        label={t('push:declines')}
        help={t('push:declinesHelp')}
        checked={choices.notify_declines}
        onChange={(notify_declines) => change({ notify_declines })}
      />
      <QuietHours
        hours={choices.quiet_hours}
        timeZone={choices.time_zone}
        onChange={(quiet_hours) => change({ quiet_hours })}
      />
      <PushDevices push={push} />
    </Section>
  );
}
