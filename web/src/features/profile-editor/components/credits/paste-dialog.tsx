// Reads an old CV pasted as text, and lists the credits found, to be checked before they are added.
import Edit from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { styled, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREDIT_KINDS, type Credit, type CreditKind } from '@marquee/domain/credit';
import { CreditDialog } from './credit-dialog.tsx';
import { useCreditLine } from './credit-row.tsx';
import { addPasted, pastedProblem, pastedRows, type PastedRow } from './pasted-credits.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: theme.spacing(0.5),
    paddingBlock: theme.spacing(0.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));

interface RowProps {
  readonly row: PastedRow;
  readonly credits: readonly Credit[];
  readonly onChoose: (isChosen: boolean) => void;
  readonly onEdit: () => void;
}

function Row({ row, credits, onChoose, onEdit }: RowProps) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const lineOf = useCreditLine();
  const { credit, line, rest, isChosen } = row;
  const problem = pastedProblem(credit, credits);
  const name = credit.title || line;
  return (
    <li>
      <Checkbox
        checked={isChosen}
        disabled={problem === 'untitled' || problem === 'too-long'}
        onChange={(_event, checked) => onChoose(checked)}
        slotProps={{ input: { 'aria-label': t('credits.choose', { name }) } }}
      />
      <div style={{ paddingBlock: 8, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[t(`casting:creditKinds.${credit.kind}`), lineOf(credit)]
            .filter((part) => part !== '')
            .join(' · ')}
        </Typography>
        {problem === undefined ? null : (
          <Typography variant="body2">{t(`credits.pasteProblems.${problem}`)}</Typography>
        )}
        {rest === '' || rest === line ? null : (
          <Typography variant="body2">{t('credits.notRead', { text: rest })}</Typography>
        )}
      </div>
      <IconButton aria-label={t('credits.edit', { name })} onClick={onEdit}>
        <Edit />
      </IconButton>
    </li>
  );
}

/** The kind of credits whose lines name none. */
function KindSelect({ onChoose }: { readonly onChoose: (kind: CreditKind) => void }) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  return (
    <TextField
      select
      fullWidth
      label={t('credits.unknownKind')}
      defaultValue="other"
      onChange={({ target }) => {
        const kind = CREDIT_KINDS.find((each) => each === target.value);
        if (kind) onChoose(kind);
      }}
      sx={{ mt: 1 }}
    >
      {CREDIT_KINDS.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {t(`casting:creditKinds.${kind}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface CheckListProps {
  readonly rows: readonly PastedRow[];
  readonly credits: readonly Credit[];
  readonly onChange: (rows: readonly PastedRow[]) => void;
}

function CheckList({ rows, credits, onChange }: CheckListProps) {
  const [edited, setEdited] = useState<PastedRow>();
  const [unknown] = useState(
    () => new Set(rows.filter(({ credit }) => credit.kind === 'other').map(({ line }) => line)),
  );
  const change = (row: PastedRow, changed: Partial<PastedRow>): void =>
    onChange(rows.map((each) => (each === row ? { ...each, ...changed } : each)));
  return (
    <>
      {unknown.size === 0 ? null : (
        <KindSelect
          onChoose={(kind) =>
            onChange(
              rows.map((row) => (unknown.has(row.line) ? { ...row, credit: { ...row.credit, kind } } : row)),
            )
          }
        />
      )}
      <List>
        {rows.map((row, index) => (
          <Row
            key={index}
            row={row}
            credits={credits}
            onChoose={(isChosen) => change(row, { isChosen })}
            onEdit={() => setEdited(row)}
          />
        ))}
      </List>
      {edited ? (
        <CreditDialog
          credit={edited.credit}
          isNew={false}
          rest={edited.rest}
          onClose={() => setEdited(undefined)}
          onDone={(credit) => {
            change(edited, { credit, isChosen: true });
            setEdited(undefined);
          }}
        />
      ) : null}
    </>
  );
}

interface PasteDialogProps {
  readonly credits: readonly Credit[];
  readonly onAdd: (credits: readonly Credit[]) => void;
  readonly onClose: () => void;
}

/** Stays open after adding until all of the text is added. */
export function PasteDialog({ credits, onAdd, onClose }: PasteDialogProps) {
  const { t } = useTranslation('profileEditor');
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [text, setText] = useState('');
  const [rows, setRows] = useState<readonly PastedRow[]>();
  const [added, setAdded] = useState(0);
  const chosen = rows?.filter(({ isChosen }) => isChosen).length ?? 0;
  const closeText = added === 0 ? t('credits.cancel') : t('credits.close');
  const add = (): void => {
    const result = addPasted(rows ?? [], credits);
    onAdd(result.credits);
    setRows(undefined);
    setText(result.leftover);
    setAdded(result.credits.length - credits.length);
    if (result.leftover === '') onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      onClose={onClose}
      aria-labelledby="paste-title"
    >
      <DialogTitle id="paste-title">{t('credits.paste')}</DialogTitle>
      <DialogContent>
        {rows ? (
          <>
            <DialogContentText sx={{ mb: 2 }}>{t('credits.check')}</DialogContentText>
            <CheckList rows={rows} credits={credits} onChange={setRows} />
          </>
        ) : (
          <>
            {added === 0 ? (
              <DialogContentText sx={{ mb: 2 }}>{t('credits.pasteHelp')}</DialogContentText>
            ) : (
              <Alert severity="info" sx={{ mb: 2 }}>
                {t('credits.leftover', { count: added })}
              </Alert>
            )}
            <TextField
              label={t('credits.pasteLabel')}
              placeholder={t('credits.pasteExample')}
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
        <Button onClick={rows ? () => setRows(undefined) : onClose}>
          {rows ? t('credits.back') : closeText}
        </Button>
        {rows ? (
          <Button variant="contained" disabled={chosen === 0} onClick={add}>
            {t('credits.addChosen', { count: chosen })}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={text.trim() === ''}
            onClick={() => setRows(pastedRows(text, credits))}
          >
            {t('credits.read')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
