// Reads an old CV, pasted or from a file, and lists its credits, to be checked before they are added.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credit } from '@marquee/domain/profile/credit';
import { useIsPhone } from '../../components/screen-width.ts';
import { CheckList, OfferList } from './check-list.tsx';
import { linesLeft, type Offer } from './cv-offers.ts';
import { addPasted, cvRows, pastedRows, type PastedRow } from './pasted-credits.ts';

const NONE: ReadonlySet<string> = new Set();

/** A CV that was read from a file. */
export interface ReadCv {
  readonly text: string;
  /** The lines of the text whose details are offered, or are in the form already. */
  readonly used: ReadonlySet<string>;
  readonly offers: readonly Offer[];
}

interface PasteDialogProps {
  readonly credits: readonly Credit[];
  /** A CV that was read from a file; its credits are listed at once. */
  readonly cv?: ReadCv;
  /** `offers` are those of the CV, with the user's choices. */
  readonly onAdd: (credits: readonly Credit[], offers: readonly Offer[]) => void;
  readonly onClose: () => void;
}

/** The dialog stays open after credits are added, until nothing of the text is left. */
export function PasteDialog({ credits, cv, onAdd, onClose }: PasteDialogProps) {
  const { t } = useTranslation(['oldCv', 'profileEditor', 'common']);
  const isPhone = useIsPhone();
  const [text, setText] = useState(cv?.text ?? '');
  const [rows, setRows] = useState<readonly PastedRow[] | undefined>(
    () => cv && cvRows(cv.text, cv.used, credits),
  );
  const [offers, setOffers] = useState(cv?.offers ?? []);
  const [used, setUsed] = useState(cv?.used ?? NONE);
  const [added, setAdded] = useState(0);
  const [leftover, setLeftover] = useState('');
  const chosen = [...(rows ?? []), ...offers].filter(({ isChosen }) => isChosen).length;
  const closeText = added === 0 ? t('common:cancel') : t('common:close');
  // Whether the text is what was left of the text read last, unchanged.
  const isRead = added > 0 && text === leftover;
  const read = (): void => setRows(cv ? cvRows(text, used, credits) : pastedRows(text, credits));
  const add = (): void => {
    const result = addPasted(rows ?? [], credits);
    const left = [...linesLeft(offers), result.leftover].filter(Boolean).join('\n');
    onAdd(result.credits, offers);
    setRows(undefined);
    setOffers([]);
    setUsed(NONE);
    setText(left);
    setLeftover(left);
    setAdded(chosen);
    if (left === '') onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} onClose={onClose} aria-labelledby="paste-title">
      <DialogTitle id="paste-title">{t(cv ? 'file.title' : 'profileEditor:credits.paste')}</DialogTitle>
      <DialogContent>
        {rows ? (
          <>
            <DialogContentText sx={{ mb: 2 }}>{t(cv ? 'file.check' : 'paste.check')}</DialogContentText>
            {offers.length === 0 ? null : (
              <>
                <OfferList offers={offers} onChange={setOffers} />
                <Typography variant="h6" component="h3" sx={{ mt: 4 }}>
                  {t('profileEditor:sections.credits.title')}
                </Typography>
              </>
            )}
            <CheckList rows={rows} credits={credits} onChange={setRows} />
          </>
        ) : (
          <>
            {added === 0 ? (
              <DialogContentText sx={{ mb: 2 }}>{t('paste.help')}</DialogContentText>
            ) : (
              <Alert severity="info" sx={{ mb: 2 }}>
                {cv ? t('file.leftover') : t('paste.leftover', { count: added })}
              </Alert>
            )}
            <TextField
              label={t('paste.label')}
              placeholder={t('paste.example')}
              value={text}
              onChange={({ target }) => setText(target.value)}
              multiline
              minRows={8}
              fullWidth
              sx={{ mt: 1 }}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          variant={!rows && isRead ? 'contained' : 'text'}
          onClick={rows ? () => setRows(undefined) : onClose}
        >
          {rows ? t('paste.back') : closeText}
        </Button>
        {rows ? (
          <Button variant="contained" disabled={chosen === 0} onClick={add}>
            {t(cv ? 'file.addChosen' : 'paste.addChosen', { count: chosen })}
          </Button>
        ) : isRead ? null : (
          <Button variant="contained" disabled={text.trim() === ''} onClick={read}>
            {t('paste.read')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
