// A block of an old CV: its heading as it stands in the file, what it was taken for, and its rows.
import Edit from '@mui/icons-material/EditOutlined';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CREDIT_KINDS, type Credit } from '@marquee/domain/profile/credit';
import { PlainList } from '#web/components/plain-list.ts';
import { WhenNear } from '#web/components/when-near.tsx';
import { CreditDialog } from '../fields/credit-dialog.tsx';
import { allOf, ordersOf, withEdit, type BlockChoice, type Entry } from './cv-choice.ts';
import type { PartKind } from './credit-words.ts';
import { isCreditKind } from './list-items.ts';
import { useCreditLine } from '../fields/use-credit-line.ts';

/** Rows that are rendered together once they come near the screen, and the height of each until then, in pixels. */
const GROUP = { rows: 12, height: 72 };

const OTHER_KINDS = ['training', 'skills', 'languages', 'none'] as const;

export const Rows = styled(PlainList)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: theme.spacing(0.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
}));

/** Stays in sight while the block's rows are scrolled. */
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  position: 'sticky',
  top: 0,
  zIndex: 1,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface TickRowProps {
  readonly name: string;
  readonly text: string;
  readonly notes: readonly string[];
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly action?: ReactNode;
}

/** A row with its tick, what it says, and why it may be wrong. */
export function TickRow({ name, text, notes, isChosen, isDisabled, onChoose, action }: TickRowProps) {
  const { t } = useTranslation('oldCv');
  return (
    <li>
      <Checkbox
        checked={isChosen}
        disabled={isDisabled}
        onChange={(_event, checked) => onChoose(checked)}
        slotProps={{ input: { 'aria-label': t('check.choose', { name }) } }}
      />
      <div style={{ paddingBlock: 9, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {text === '' ? null : (
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
        {notes.map((note) => (
          <Typography key={note} variant="body2" sx={{ fontWeight: 500 }}>
            {note}
          </Typography>
        ))}
      </div>
      {action ?? <span />}
    </li>
  );
}

interface EntryRowProps {
  readonly entry: Entry;
  readonly showsKind: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onEdit: (credit: Credit) => void;
}

function EntryRow({ entry, showsKind, isChosen, onChoose, onEdit }: EntryRowProps) {
  const { t } = useTranslation(['oldCv', 'profileEditor', 'casting']);
  const lineOf = useCreditLine();
  const { name, credit, item, rest, doubt, problem } = entry;
  const reason = problem ?? doubt;
  const level = item?.level === undefined ? '' : t(`casting:languageLevels.${item.level}`);
  const kind = credit && showsKind ? t(`casting:creditKinds.${credit.kind}`) : '';
  const parts = [kind, credit ? lineOf(credit) : level].filter((part) => part !== '');
  return (
    <TickRow
      name={name}
      text={parts.join(' · ')}
      notes={[
        ...(reason === undefined ? [] : [t(`check.problems.${reason}`)]),
        ...(rest === '' || rest === name ? [] : [t('check.notRead', { text: rest })]),
      ]}
      isChosen={isChosen}
      isDisabled={problem === 'untitled' || problem === 'too-long'}
      onChoose={onChoose}
      action={
        credit ? (
          <IconButton aria-label={t('profileEditor:credits.edit', { name })} onClick={() => onEdit(credit)}>
            <Edit />
          </IconButton>
        ) : undefined
      }
    />
  );
}

interface KindSelectProps {
  readonly kind: PartKind | undefined;
  /** Whether the block's rows name their kinds. */
  readonly isEach: boolean;
  readonly onChange: (kind: PartKind) => void;
}

/** Says what a block is: one kind for all of its rows. */
function KindSelect({ kind, isEach, onChange }: KindSelectProps) {
  const { t } = useTranslation(['oldCv', 'casting']);
  const kinds: PartKind[] = [...(isEach ? (['credits'] as const) : []), ...CREDIT_KINDS, ...OTHER_KINDS];
  const nameOf = (each: PartKind): string =>
    t(isCreditKind(each) ? `casting:creditKinds.${each}` : `check.kinds.${each}`);
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('check.kind')}
      value={kind ?? ''}
      onChange={({ target }) => {
        const chosen = kinds.find((each) => each === target.value);
        if (chosen) onChange(chosen);
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {kind === undefined ? (
        <MenuItem value="" disabled>
          {t('check.unknownKind')}
        </MenuItem>
      ) : null}
      {kinds.map((each) => (
        <MenuItem key={each} value={each}>
          {nameOf(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface OrderSelectProps {
  readonly choice: BlockChoice;
  readonly onChange: (order: number) => void;
}

/** Says which text of a row is its title and which its role, where that was guessed. */
function OrderSelect({ choice, onChange }: OrderSelectProps) {
  const { t } = useTranslation('oldCv');
  const orders = ordersOf(choice);
  if (orders.length === 0) return null;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t('check.order')}
      value={choice.order}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ mt: 2 }}
    >
      {orders.map(({ fields }, at) => (
        <MenuItem key={at} value={at} sx={{ whiteSpace: 'normal' }}>
          {fields.map((field) => t(`check.fields.${field}`)).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface BlockCardProps {
  readonly index: number;
  readonly choice: BlockChoice;
  readonly onChange: (index: number, change: (choice: BlockChoice) => BlockChoice) => void;
  readonly onKind: (index: number, kind: PartKind) => void;
  readonly onOrder: (index: number, order: number) => void;
}

export const BlockCard = memo(function BlockCard({
  index,
  choice,
  onChange,
  onKind,
  onOrder,
}: BlockCardProps) {
  const { t } = useTranslation('oldCv');
  const id = useId();
  const [edited, setEdited] = useState<number>();
  const { block, kind, entries, chosen } = choice;
  const heading = block.heading === '' ? t('check.noHeading') : block.heading;
  const all = allOf(entries);
  const isEach = block.kind === 'credits';
  const groups = Array.from({ length: Math.ceil(entries.length / GROUP.rows) }, (_, at) => at * GROUP.rows);
  const choose = (at: number, isChosen: boolean): void =>
    onChange(index, (now) => {
      const next = new Set(now.chosen);
      if (isChosen) next.add(at);
      else next.delete(at);
      return { ...now, chosen: next };
    });
  const editedEntry = edited === undefined ? undefined : entries[edited];
  return (
    <Card
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ mt: 2, p: 1, overflow: 'visible' }}
    >
      <Head>
        <Checkbox
          checked={all.size > 0 && chosen.size >= all.size}
          indeterminate={chosen.size > 0 && chosen.size < all.size}
          disabled={all.size === 0 || kind === 'none'}
          onChange={(_event, checked) =>
            onChange(index, (now) => ({ ...now, chosen: checked ? all : new Set() }))
          }
          slotProps={{ input: { 'aria-label': t('check.chooseAll', { name: heading }) } }}
        />
        <Typography id={id} variant="h6" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {heading}
        </Typography>
      </Head>
      <div style={{ padding: '8px 8px 12px' }}>
        <KindSelect kind={kind} isEach={isEach} onChange={(next) => onKind(index, next)} />
        <OrderSelect choice={choice} onChange={(order) => onOrder(index, order)} />
      </div>
      {kind === 'none'
        ? null
        : groups.map((from) => (
            <WhenNear
              key={from}
              height={Math.min(GROUP.rows, entries.length - from) * GROUP.height}
              placeholder={<span />}
            >
              <Rows>
                {entries.slice(from, from + GROUP.rows).map((entry, at) => (
                  <EntryRow
                    key={at}
                    entry={entry}
                    showsKind={isEach || entry.credit?.kind !== kind}
                    isChosen={chosen.has(from + at)}
                    onChoose={(isChosen) => choose(from + at, isChosen)}
                    onEdit={() => setEdited(from + at)}
                  />
                ))}
              </Rows>
            </WhenNear>
          ))}
      {edited !== undefined && editedEntry?.credit ? (
        <CreditDialog
          credit={editedEntry.credit}
          isNew={false}
          rest={editedEntry.rest}
          onClose={() => setEdited(undefined)}
          onDone={(credit) => {
            onChange(index, (now) => withEdit(now, edited, credit));
            setEdited(undefined);
          }}
        />
      ) : null}
    </Card>
  );
});
