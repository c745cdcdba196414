// A row of fields that adds one credit after another by keyboard: Enter in any of them adds a credit, and the title has the
// focus again. A credit with a title is also added when the focus leaves the row, so that a save does not lose it.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CREDIT_KINDS,
  creditYear,
  EMPTY_CREDIT,
  type Credit,
  type CreditKind,
} from '@marquee/domain/profile/credit';
import { LIMITS } from '@marquee/domain/values/limits';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { parseWhole, showWhole } from '#web/profile-form/fields/number-field.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  marginBlock: theme.spacing(2, 1),
  // 'Director or production' has the longest label.
  '& > :nth-of-type(3)': { gridColumn: 'span 2' },
}));

interface CreditLineFieldProps {
  readonly onAdd: (credit: Credit) => void;
  readonly onClose: () => void;
}

/** Kind and year stay for the next credit. */
export function CreditLineField({ onAdd, onClose }: CreditLineFieldProps) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const [typed, setTyped] = useState<Credit>(EMPTY_CREDIT);
  const [problem, setProblem] = useState<'title' | 'year'>();
  const [added, setAdded] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const type = (changed: Partial<Credit>): void => {
    setTyped((before) => ({ ...before, ...changed }));
    setProblem(undefined);
  };

  /** Adds the credit unless it has a problem, and returns whether it did. */
  const add = (): boolean => {
    const credit = {
      ...typed,
      title: typed.title.trim(),
      role: typed.role.trim(),
      production: typed.production.trim(),
    };
    const found =
      credit.title === '' ? 'title' : credit.year !== 0 && creditYear(credit.year) === 0 ? 'year' : undefined;
    setProblem(found);
    if (found !== undefined) return false;
    onAdd(credit);
    setAdded(credit.title);
    setTyped({ ...EMPTY_CREDIT, kind: credit.kind, year: credit.year });
    return true;
  };
  const addAndGoOn = (): void => {
    if (add()) first.current?.focus();
  };
  /** Adds what has a title; a row without one is left as it is. */
  const addTyped = (): boolean => typed.title.trim() === '' || add();

  const leave = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>): void => {
    // A window that loses the focus keeps its active element.
    if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) addTyped();
  };

  const enter = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would submit the editor's form.
    event.preventDefault();
    addAndGoOn();
  };

  const text = (name: 'title' | 'role' | 'production') => (
    <TextField
      size="small"
      label={t(`credits.${name}`)}
      value={typed[name]}
      onChange={({ target }) => type({ [name]: target.value })}
      onKeyDown={enter}
      {...(name === 'title' && { inputRef: first, error: problem === 'title' })}
      slotProps={{ htmlInput: { maxLength: LIMITS.creditText } }}
    />
  );

  return (
    <Box role="group" aria-label={t('credits.inRow')} onBlur={leave}>
      <Row>
        {text('title')}
        {text('role')}
        {text('production')}
        <TextField
          size="small"
          select
          label={t('credits.kind')}
          value={typed.kind}
          onChange={({ target }) => type({ kind: target.value as CreditKind })}
          slotProps={{ select: { native: true } }}
        >
          {CREDIT_KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`casting:creditKinds.${each}`)}
            </option>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t('credits.year')}
          value={showWhole(typed.year)}
          error={problem === 'year'}
          onChange={({ target }) => type({ year: parseWhole(target.value) })}
          onKeyDown={enter}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        />
      </Row>
      <FormHelperText error={problem !== undefined} role={problem === undefined ? undefined : 'alert'}>
        {problem === undefined ? t('credits.inRowHelp') : t(`credits.problems.${problem}`)}
      </FormHelperText>
      <Stack direction="row" spacing={1} sx={{ mt: 1, mb: 2 }}>
        <Button variant="outlined" onClick={addAndGoOn}>
          {t('credits.addThis')}
        </Button>
        <Button
          onClick={() => {
            if (addTyped()) onClose();
          }}
        >
          {t('credits.addedAll')}
        </Button>
      </Stack>
      <span role="status" style={visuallyHidden}>
        {added === '' ? '' : t('credits.added', { name: added })}
      </span>
    </Box>
  );
}
