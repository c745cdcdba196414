// What can be done with a named link.
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedLink } from '@marquee/domain/views/named-link';
import type { Reached } from '@marquee/domain/views/sends';
import { useToast } from '../../../components/toast.tsx';
import type { LinkTask } from '../../../links/link-dialog.tsx';
import { removeLink, saveLink } from '../../../links/named-links.ts';

interface LinkMenuProps {
  readonly uid: string;
  readonly link: NamedLink;
  /** How far it has come, which the log keeps when it is deleted. */
  readonly reached: Reached;
  readonly onStart: (task: LinkTask) => void;
}

export function LinkMenu({ uid, link, reached, onStart }: LinkMenuProps) {
  const { t } = useTranslation(['insights', 'common']);
  const toast = useToast();
  const ids = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isAsking, setAsking] = useState(false);

  const attempt = (writing: Promise<void>, success?: string): void => {
    writing
      .then(() => {
        if (success !== undefined) toast({ variant: 'success', text: success });
      })
      .catch((error: unknown) => {
        console.error('The named link could not be changed.', error);
        toast({ variant: 'error', title: t('links.failed.title'), text: t('links.failed.text') });
      });
  };
  const choose = (action: () => void) => (): void => {
    setAnchor(undefined);
    action();
  };
  const setRevoked = (revoked: boolean): void =>
    attempt(saveLink(uid, { ...link, revoked }), t(revoked ? 'links.revokedToast' : 'links.usedAgainToast'));

  return (
    <>
      <IconButton
        id={`${ids}-button`}
        aria-label={t('links.actions', { label: link.label })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      <Menu
        anchorEl={anchor ?? null}
        open={anchor !== undefined}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-labelledby': `${ids}-button` } }}
      >
        {link.revoked ? null : (
          <MenuItem onClick={choose(() => onStart({ kind: 'show', link }))}>{t('links.handOn')}</MenuItem>
        )}
        <MenuItem onClick={choose(() => onStart({ kind: 'edit', link }))}>{t('links.edit')}</MenuItem>
        <MenuItem onClick={choose(() => setRevoked(!link.revoked))}>
          {t(link.revoked ? 'links.useAgain' : 'links.revoke')}
        </MenuItem>
        <MenuItem onClick={choose(() => setAsking(true))}>{t('links.delete')}</MenuItem>
      </Menu>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={`${ids}-title`}>
        <DialogTitle id={`${ids}-title`}>{t('links.deleteTitle', { label: link.label })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('links.deleteText')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('common:cancel')}</Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => {
              setAsking(false);
              attempt(removeLink(uid, link, reached));
            }}
          >
            {t('links.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
