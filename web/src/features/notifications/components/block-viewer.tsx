// The menu of a named viewer's view: block the viewer, after a question.
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNNAMED_VIEWER } from '@marquee/domain/notification';
import type { BlockedViewer } from '@marquee/domain/settings';
import { useToast } from '../../../components/toast.tsx';
import { blockViewer, TooManyBlockedError } from '../../../firebase/blocked-viewers.ts';

interface BlockViewerProps {
  /** The owner. */
  readonly uid: string;
  readonly viewer: { readonly id: string; readonly name: string | null };
  readonly message: string;
}

export function BlockViewer({ uid, viewer: { id, name }, message }: BlockViewerProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const toast = useToast();
  const ids = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const viewer: BlockedViewer = { id, name: name ?? UNNAMED_VIEWER };

  const block = async (): Promise<void> => {
    setBusy(true);
    try {
      await blockViewer(uid, viewer);
      toast({ variant: 'success', text: t('blocked', { name: viewer.name }) });
      setAsking(false);
    } catch (error) {
      const isFull = error instanceof TooManyBlockedError;
      if (!isFull) console.error(error);
      toast({
        variant: 'error',
        title: t('changeFailed.title'),
        text: t(isFull ? 'blockFull' : 'changeFailed.text'),
      });
    }
    setBusy(false);
  };

  return (
    <>
      <Tooltip title={t('more')}>
        <IconButton
          id={`${ids}-button`}
          aria-label={t('moreNamed', { message })}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreVertOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor ?? null}
        open={anchor !== undefined}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-labelledby': `${ids}-button` } }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(undefined);
            setAsking(true);
          }}
        >
          <ListItemIcon>
            <BlockOutlined fontSize="small" />
          </ListItemIcon>
          {t('block')}
        </MenuItem>
      </Menu>
      <Dialog
        open={isAsking}
        onClose={isBusy ? undefined : () => setAsking(false)}
        aria-labelledby={`${ids}-title`}
      >
        <DialogTitle id={`${ids}-title`}>{t('blockDialog.title', { name: viewer.name })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('blockDialog.text', { name: viewer.name })}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button disabled={isBusy} onClick={() => setAsking(false)}>
            {t('common:cancel')}
          </Button>
          <Button color="error" variant="contained" loading={isBusy} onClick={() => void block()}>
            {t('blockDialog.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
