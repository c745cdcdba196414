// Several notifications that say the same, on one line; its Details button shows each of them below.
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '@marquee/domain/notifications/notification';
import { DeletedRow } from './deleted-row.tsx';
import { Medallion } from './medallion.tsx';
import { entryId, Message, NotificationLine, Row } from './notification-line.tsx';
import { groupText, notificationText } from './notification-text.ts';
import type { UndoableDelete } from './use-undoable-delete.ts';

/** The entries of a group, aligned with the text of the group's line. */
const Entries = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  paddingInlineStart: 44,
  [theme.breakpoints.up('sm')]: { paddingInlineStart: 60 },
}));

interface GroupRowProps {
  /** Newest first, at least two. */
  readonly notifications: readonly Notification[];
  /** The ids of the notifications that are shown as deleted. */
  readonly waiting: readonly string[];
  /** The age of each notification, in words. */
  readonly ages: readonly string[];
  /** Whether older notifications of the group may be on a page that is not loaded yet. */
  readonly isPartial: boolean;
  /** The id of the notification in the URL's hash. */
  readonly named: string | undefined;
  readonly deletion: Omit<UndoableDelete, 'waiting'>;
  readonly onMark: (notifications: readonly Notification[], read: boolean) => void;
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

function isSame(before: GroupRowProps, after: GroupRowProps): boolean {
  return (
    isSameList(before.notifications, after.notifications) &&
    isSameList(before.waiting, after.waiting) &&
    isSameList(before.ages, after.ages) &&
    before.isPartial === after.isPartial &&
    before.named === after.named &&
    before.onMark === after.onMark
  );
}

/** Memoized: renders again only when the group or one of its entries changes. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { notifications, waiting, ages, isPartial, named, deletion, onMark } = props;
  const { t } = useTranslation('notifications');
  const entries = useId();
  // What the user chose; without a choice the group is open when the address names one of its entries.
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? notifications.some(({ id }) => id === named);
  const [newest, ...older] = notifications.filter(({ id }) => !waiting.includes(id));
  if (!newest) return <DeletedRow ids={waiting} deletion={deletion} />;

  const shown = [newest, ...older] as const;
  const text = groupText(t, shown);
  const count = isPartial ? `${String(shown.length)}+` : String(shown.length);
  const name = shown.length === 1 ? text : t('times', { message: text, number: count });
  const isRead = shown.every(({ read }) => read);
  return (
    <Row data-unread={!isRead}>
      <NotificationLine
        notifications={shown}
        name={name}
        message={<Message text={name} viewer={newest} />}
        age={ages[notifications.indexOf(newest)] ?? ''}
        onMark={onMark}
        onDelete={deletion.remove}
        medallion={<Medallion type={newest.type} isRead={isRead} />}
      >
        <Box sx={{ mt: 0.5, ml: '-5px', mb: -1 }}>
          <Button
            size="small"
            aria-label={t('detailsNamed', { message: name })}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': entries } : {})}
            endIcon={<ExpandMoreOutlined sx={isOpen ? { rotate: '180deg' } : {}} />}
            onClick={() => setChosen(!isOpen)}
          >
            {t('details')}
          </Button>
        </Box>
      </NotificationLine>
      {isOpen ? (
        <Entries id={entries} aria-label={name}>
          {notifications.map((notification, index) =>
            waiting.includes(notification.id) ? (
              <DeletedRow key={notification.id} ids={[notification.id]} deletion={deletion} />
            ) : (
              <Entry
                key={notification.id}
                notification={notification}
                groupText={text}
                age={ages[index] ?? ''}
                onMark={onMark}
                onDelete={deletion.remove}
              />
            ),
          )}
        </Entries>
      ) : null}
    </Row>
  );
}, isSame);

interface EntryProps {
  readonly notification: Notification;
  /** The text of the entry's group; an entry shows its own text only if that differs. */
  readonly groupText: string;
  readonly age: string;
  readonly onMark: GroupRowProps['onMark'];
  readonly onDelete: UndoableDelete['remove'];
}

function Entry({ notification, groupText: groupMessage, age, onMark, onDelete }: EntryProps) {
  const { t } = useTranslation('notifications');
  const text = notificationText(t, notification);
  const time = dayjs(notification.created_at).format('HH:mm');
  return (
    <Row id={entryId(notification.id)} tabIndex={-1} data-unread={!notification.read}>
      <NotificationLine
        notifications={[notification]}
        name={`${text}, ${time}`}
        message={
          text === groupMessage ? time : <Message text={text} viewer={notification} after={`, ${time}`} />
        }
        age={age}
        onMark={onMark}
        onDelete={onDelete}
      />
    </Row>
  );
}
