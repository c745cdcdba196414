// What can be done with a line of the list, beside marking it read: delete it, or block the viewer.
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNNAMED_VIEWER, type Notification } from '@marquee/domain/notifications/notification';
import type { BlockedViewer } from '@marquee/domain/accounts/settings';
import { BlockDialog } from './block-dialog.tsx';

/** Whom a line's menu offers to block: the viewer of all its notifications, when there is one. */
export function viewerOf([first, ...rest]: readonly Notification[]): BlockedViewer | undefined {
  const id = first?.viewer_id ?? null;
  if (id === null || rest.some(({ viewer_id }) => viewer_id !== id)) return undefined;
  return { id, name: first?.viewer_name ?? UNNAMED_VIEWER };
}

interface NotificationMenuProps {
  /** The owner. */
  readonly uid: string;
  readonly viewer: BlockedViewer | undefined;
  /** Names the menu for screen readers. */
  readonly name: string;
  readonly onDelete: () => void;
}

export function NotificationMenu({ uid, viewer, name, onDelete }: NotificationMenuProps) {
  const { t } = useTranslation('notifications');
  const ids = useId();
  // A list may hold thousands of lines: menu and dialog are rendered from the first opening on.
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Tooltip title={t('more')}>
        <IconButton
          id={`${ids}-button`}
          aria-label={t('moreNamed', { message: name })}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setOpen(true);
          }}
        >
          <MoreVertOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor ? (
        <Menu
          anchorEl={anchor}
          open={isOpen}
          onClose={() => setOpen(false)}
          slotProps={{ list: { 'aria-labelledby': `${ids}-button` } }}
        >
          <MenuItem
            onClick={() => {
              setOpen(false);
              onDelete();
            }}
          >
            <ListItemIcon>
              <DeleteOutlined fontSize="small" />
            </ListItemIcon>
            {t('delete')}
          </MenuItem>
          {viewer ? (
            <MenuItem
              onClick={() => {
                setOpen(false);
                setAsking(true);
              }}
            >
              <ListItemIcon>
                <BlockOutlined fontSize="small" />
              </ListItemIcon>
              {t('block')}
            </MenuItem>
          ) : null}
        </Menu>
      ) : null}
      {anchor && viewer ? (
        <BlockDialog uid={uid} viewer={viewer} isOpen={isAsking} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}
