import Add from '@mui/icons-material/Add';
import ContentPaste from '@mui/icons-material/ContentPaste';
import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { lazy, memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CREDIT_ORDERS,
  EMPTY_CREDIT,
  groupCredits,
  type Credit,
  type CreditOrder,
} from '@marquee/domain/profile/credit';
import { LIMITS } from '@marquee/domain/values/limits';
import { LazyPart } from '#web/components/lazy-part.tsx';
import { useIsWide } from '#web/components/screen-width.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { FieldGroup } from '#web/profile-form/fields/field-group.tsx';
import { HideFact } from '../fields/hide-fact.tsx';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';
import { CreditDialog } from '#web/profile-form/fields/credit-dialog.tsx';
import { CvFileField } from '#web/profile-form/old-cv/cv-file-field.tsx';
import { CvOffer } from '#web/profile-form/old-cv/cv-offer.tsx';
import { CreditGroup } from './credit-group.tsx';
import { CreditLineField } from './credit-line-field.tsx';
import { withCredit, withMoved, withRestored } from './credit-list.ts';

const CvDialog = lazy(async () => ({
  default: (await import('#web/profile-form/old-cv/cv-dialog.tsx')).CvDialog,
}));

interface OrderToggleProps {
  readonly order: CreditOrder;
  readonly onChange: (order: CreditOrder) => void;
}

function OrderToggle({ order, onChange }: OrderToggleProps) {
  const { t } = useTranslation('profileEditor');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={order}
      aria-label={t('credits.order')}
      onChange={(_event, chosen: unknown) => {
        const next = CREDIT_ORDERS.find((each) => each === chosen);
        if (next) onChange(next);
      }}
    >
      {CREDIT_ORDERS.map((each) => (
        <ToggleButton key={each} value={each} sx={{ minHeight: 40 }}>
          {t(`credits.orders.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface UndoBarProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** Its Undo button receives the focus, since the delete button that had the focus is gone. */
function UndoBar({ name, onUndo }: UndoBarProps) {
  const { t } = useTranslation('profileEditor');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mt: 2 }}
      action={
        <Button ref={button} color="inherit" onClick={onUndo}>
          {t('credits.undo')}
        </Button>
      }
    >
      {t('credits.deleted', { name })}
    </Alert>
  );
}

interface AddButtonsProps {
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly onAddSeveral: () => void;
  readonly onPaste: () => void;
}

function AddButtons({ isFull, onAdd, onAddSeveral, onPaste }: AddButtonsProps) {
  const { t } = useTranslation('profileEditor');
  const isWide = useIsWide();
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mb: 2 }}>
      <Button
        id={fieldId('credits')}
        variant="contained"
        startIcon={<Add />}
        disabled={isFull}
        onClick={onAdd}
      >
        {t('credits.add')}
      </Button>
      {isWide ? (
        <Button variant="outlined" startIcon={<PlaylistAdd />} disabled={isFull} onClick={onAddSeveral}>
          {t('credits.addSeveral')}
        </Button>
      ) : null}
      <Button variant="outlined" startIcon={<ContentPaste />} disabled={isFull} onClick={onPaste}>
        {t('credits.paste')}
      </Button>
    </Stack>
  );
}

interface Deleted {
  readonly credit: Credit;
  readonly index: number;
}

interface CreditsProps {
  readonly credits: readonly Credit[];
  readonly order: CreditOrder;
  readonly error: string | undefined;
  readonly setCredits: (credits: readonly Credit[]) => void;
  readonly setOrder: (order: CreditOrder) => void;
}

const Credits = memo(function Credits({ credits, order, error, setCredits, setOrder }: CreditsProps) {
  const { t } = useTranslation('profileEditor');
  const [openCredit, setOpenCredit] = useState<Credit | 'new'>();
  const [isPasting, setIsPasting] = useState(false);
  const [addsSeveral, setAddsSeveral] = useState(false);
  const [deletedCredit, setDeletedCredit] = useState<Deleted>();
  const isFull = credits.length >= LIMITS.credits;
  const change = (next: readonly Credit[]): void => {
    setDeletedCredit(undefined);
    setCredits(next);
  };
  return (
    <FieldGroup
      name="credits"
      label={t('credits.label')}
      aside={
        <>
          <span>{`${t('credits.count', { count: credits.length, max: LIMITS.credits })} `}</span>
          <HideFact name="credits" />
        </>
      }
      help={isFull ? t('credits.full', { max: LIMITS.credits }) : undefined}
      error={error}
    >
      <AddButtons
        isFull={isFull}
        onAdd={() => setOpenCredit('new')}
        onAddSeveral={() => setAddsSeveral(true)}
        onPaste={() => setIsPasting(true)}
      />
      {addsSeveral && !isFull ? (
        <CreditLineField
          onAdd={(credit) => change(withCredit(credits, credit, undefined))}
          onClose={() => setAddsSeveral(false)}
        />
      ) : null}
      {credits.length > 1 ? <OrderToggle order={order} onChange={setOrder} /> : null}
      {deletedCredit ? (
        <UndoBar
          key={deletedCredit.credit.title}
          name={deletedCredit.credit.title}
          onUndo={() => change(withRestored(credits, deletedCredit.credit, deletedCredit.index))}
        />
      ) : null}
      {credits.length === 0 ? (
        <Typography color="textSecondary">{t('credits.empty')}</Typography>
      ) : (
        <Stack spacing={2} sx={{ mt: 2 }}>
          {groupCredits(credits, order).map((group) => (
            <CreditGroup
              key={group.kind}
              group={group}
              isMovable={order === 'hand'}
              onOpen={setOpenCredit}
              onDelete={(credit) => {
                setDeletedCredit({ credit, index: credits.indexOf(credit) });
                setCredits(credits.filter((each) => each !== credit));
              }}
              onMove={(from, to) => change(withMoved(credits, group.credits, from, to))}
            />
          ))}
        </Stack>
      )}
      {openCredit === undefined ? null : (
        <CreditDialog
          credit={openCredit === 'new' ? EMPTY_CREDIT : openCredit}
          isNew={openCredit === 'new'}
          onClose={() => setOpenCredit(undefined)}
          onDone={(credit) => {
            change(withCredit(credits, credit, openCredit === 'new' ? undefined : openCredit));
            setOpenCredit(undefined);
          }}
        />
      )}
      {isPasting ? (
        <LazyPart>
          <CvDialog onAdded={() => setDeletedCredit(undefined)} onClose={() => setIsPasting(false)} />
        </LazyPart>
      ) : null}
    </FieldGroup>
  );
});

export function CreditFields() {
  const { value: credits, error, setValue: setCredits } = useProfileField('credits');
  const { value: order, setValue: setOrder } = useProfileField('credits_order');
  const [startedEmpty] = useState(credits.length === 0);
  return (
    <>
      {startedEmpty ? <CvFileField /> : <CvOffer />}
      <Credits credits={credits} order={order} error={error} setCredits={setCredits} setOrder={setOrder} />
    </>
  );
}
