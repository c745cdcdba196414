import Link from '@mui/material/Link';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@marquee/domain/notifications/notification';
import { linkRowHref } from '#web/config/paths.ts';
import { Medallion } from './medallion.tsx';
import { entryId, Message, NotificationLine, Row } from './notification-line.tsx';
import { notificationText } from './notification-text.ts';

interface NotificationRowProps {
  readonly notification: Notification;
  /** How long ago the notification was, in words. */
  readonly age: string;
  readonly onMark: (notifications: readonly Notification[], read: boolean) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** Memoized, because a list may hold thousands of rows. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { notification, ...line } = props;
  const { t } = useTranslation('notifications');
  const { id, read, type, answer, link_code: code, link_label: label } = notification;
  const isAnswer = answer !== null && label !== null;
  const text = notificationText(t, notification);
  return (
    <Row id={entryId(id)} tabIndex={-1} data-unread={!read}>
      <NotificationLine
        {...line}
        notifications={[notification]}
        name={text}
        message={isAnswer ? t(`answers.${answer}`) : <Message text={text} viewer={notification} />}
        medallion={<Medallion type={type} isRead={read} />}
      >
        {isAnswer ? <span>{` · ${t('byLink', { label })}`}</span> : null}
        {code !== null && (isAnswer || type === 'reminder') ? (
          <>
            <span>{' · '}</span>
            <Link component={RouterLink} to={linkRowHref(code)}>
              {t('toSent')}
            </Link>
          </>
        ) : null}
      </NotificationLine>
    </Row>
  );
});
