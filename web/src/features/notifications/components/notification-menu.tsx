// The menu of a line of the notification list: it deletes the line's notifications, or blocks their viewer.
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNNAMED_VIEWER, type Notification } from '@marquee/domain/notifications/notification';
import type { BlockedViewer } from '@marquee/domain/accounts/settings';
import { MoreMenu } from '#web/components/more-menu.tsx';
import { BlockDialog } from './block-dialog.tsx';

/** The viewer whom a line's menu offers to block, if all its notifications have the same one. */
export function viewerOf([first, ...rest]: readonly Notification[]): BlockedViewer | undefined {
  const id = first?.viewer_id ?? null;
  if (id === null || rest.some(({ viewer_id }) => viewer_id !== id)) return undefined;
  return { id, name: first?.viewer_name ?? UNNAMED_VIEWER };
}

interface NotificationMenuProps {
  /** The uid of the owner. */
  readonly uid: string;
  readonly viewer: BlockedViewer | undefined;
  /** Names the menu for screen readers. */
  readonly name: string;
  readonly onDelete: () => void;
}

export function NotificationMenu({ uid, viewer, name, onDelete }: NotificationMenuProps) {
  const { t } = useTranslation('notifications');
  const [isAsking, setIsAsking] = useState<boolean>();
  return (
    <>
      <MoreMenu
        label={t('moreNamed', { message: name })}
        tooltip={t('more')}
        actions={[
          { label: t('delete'), icon: <DeleteOutlined fontSize="small" />, act: onDelete },
          ...(viewer
            ? [
                {
                  label: t('block'),
                  icon: <BlockOutlined fontSize="small" />,
                  act: () => setIsAsking(true),
                },
              ]
            : []),
        ]}
      />
      {/* The dialog is rendered from its first opening on, like the menu. */}
      {viewer && isAsking !== undefined ? (
        <BlockDialog uid={uid} viewer={viewer} isOpen={isAsking} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}
