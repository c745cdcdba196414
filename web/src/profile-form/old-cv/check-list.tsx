// The credits that were read from an old CV, each with why it may have been read wrongly, and the CV's other details.
import Edit from '@mui/icons-material/EditOutlined';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREDIT_KINDS, type Credit, type CreditKind } from '@marquee/domain/profile/credit';
import { PlainList } from '../../components/plain-list.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { canChoose, type Offer } from './cv-offers.ts';
import { pastedProblem, type PastedRow } from './pasted-credits.ts';
import { useCreditLine } from './use-credit-line.ts';

const List = styled(PlainList)(({ theme }) => ({
  marginTop: theme.spacing(2),
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
  const { t } = useTranslation(['oldCv', 'profileEditor', 'casting']);
  const lineOf = useCreditLine();
  const { credit, line, rest, doubt, isChosen } = row;
  const problem = pastedProblem(credit, credits);
  const reason = problem ?? doubt;
  const name = credit.title || line;
  return (
    <li>
      <Checkbox
        checked={isChosen}
        disabled={problem === 'untitled' || problem === 'too-long'}
        onChange={(_event, checked) => onChoose(checked)}
        slotProps={{ input: { 'aria-label': t('paste.choose', { name }) } }}
      />
      <div style={{ paddingBlock: 8, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[t(`casting:creditKinds.${credit.kind}`), lineOf(credit)]
            .filter((part) => part !== '')
            .join(' · ')}
        </Typography>
        {reason === undefined ? null : (
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {t(`paste.problems.${reason}`)}
          </Typography>
        )}
        {rest === '' || rest === line ? null : (
          <Typography variant="body2">{t('paste.notRead', { text: rest })}</Typography>
        )}
      </div>
      <IconButton aria-label={t('profileEditor:credits.edit', { name })} onClick={onEdit}>
        <Edit />
      </IconButton>
    </li>
  );
}

/** Selects the kind of the credits whose lines name none. */
function KindSelect({ onChoose }: { readonly onChoose: (kind: CreditKind) => void }) {
  const { t } = useTranslation(['oldCv', 'casting']);
  return (
    <TextField
      select
      fullWidth
      label={t('paste.unknownKind')}
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

export function CheckList({ rows, credits, onChange }: CheckListProps) {
  const [editedRow, setEditedRow] = useState<PastedRow>();
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
            onEdit={() => setEditedRow(row)}
          />
        ))}
      </List>
      {editedRow ? (
        <CreditDialog
          credit={editedRow.credit}
          isNew={false}
          rest={editedRow.rest}
          onClose={() => setEditedRow(undefined)}
          onDone={(credit) => {
            change(editedRow, { credit, isChosen: true, doubt: undefined });
            setEditedRow(undefined);
          }}
        />
      ) : null}
    </>
  );
}

interface OfferListProps {
  readonly offers: readonly Offer[];
  readonly onChange: (offers: readonly Offer[]) => void;
}

/** The CV's details for other fields of the form. */
export function OfferList({ offers, onChange }: OfferListProps) {
  const { t } = useTranslation('oldCv');
  return (
    <List>
      {offers.map((offer) => {
        const { detail, reason, isChosen } = offer;
        const label = t(`file.details.${detail.name}`);
        return (
          <li key={detail.name}>
            <Checkbox
              checked={isChosen}
              disabled={!canChoose(offer)}
              onChange={(_event, checked) =>
                onChange(offers.map((each) => (each === offer ? { ...each, isChosen: checked } : each)))
              }
              slotProps={{ input: { 'aria-label': t('paste.choose', { name: label }) } }}
            />
            <div style={{ paddingBlock: 8, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
                {detail.value}
              </Typography>
              {reason === undefined ? null : (
                <Typography variant="body2" sx={{ fontWeight: 500 }}>
                  {t(`file.reasons.${reason}`, { others: detail.others.join(', ') })}
                </Typography>
              )}
            </div>
          </li>
        );
      })}
    </List>
  );
}
