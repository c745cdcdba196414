// Asks which value to keep of each field that was changed both here and elsewhere.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { asStored } from '#web/profile-form/api/load-profile.ts';
import { clashTexts, type ClashTexts } from '#web/profile-form/changes/changes.ts';
import type { Side } from '#web/profile-form/merging/merge-entries.ts';
import { mergeForms, type Choices } from '#web/profile-form/merging/merge-forms.ts';
import type { Conflict } from '#web/profile-form/saving/save-profile.ts';

interface ChoiceProps extends ClashTexts {
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

/** The two values of one field, and which of them stays. */
function Choice({ label, mine, theirs, side, onChoose }: ChoiceProps) {
  const { t } = useTranslation('profileEditor');
  const id = useId();
  const word = (text: string): string => {
    if (text === '') return t('changes.empty');
    return mine === theirs ? t('changes.detail', { value: text }) : text;
  };
  return (
    <FormControl fullWidth sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_event, value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      >
        <FormControlLabel
          value="mine"
          control={<Radio />}
          label={t('conflict.mine', { value: word(mine) })}
        />
        <FormControlLabel
          value="theirs"
          control={<Radio />}
          label={t('conflict.theirs', { value: word(theirs) })}
        />
      </RadioGroup>
    </FormControl>
  );
}

interface ConflictDialogProps {
  readonly uid: string;
  readonly conflict: Conflict;
  /** Saves the merged form over what was saved elsewhere. */
  readonly onSave: (form: ProfileForm) => void;
  readonly onClose: () => void;
}

export function ConflictDialog({ uid, conflict, onSave, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('profileEditor');
  const { t: editor } = useTranslation(['profileEditor', 'casting']);
  const { t: casting } = useTranslation('casting');
  const [choices, setChoices] = useState<Choices>({});
  const forms = useMemo(() => {
    const { base, mine, theirs } = conflict;
    return { base: base.form, mine: asStored(uid, mine), theirs: theirs.form };
  }, [uid, conflict]);
  const { clashes } = useMemo(() => mergeForms(forms), [forms]);
  return (
    <Dialog open maxWidth="sm" fullWidth onClose={onClose} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogContent tabIndex={0}>
        <DialogContentText>{t('conflict.text')}</DialogContentText>
        {clashes.map((clash) => (
          <Choice
            key={clash.id}
            {...clashTexts(clash, forms, { editor, casting })}
            side={choices[clash.id] ?? 'mine'}
            onChoose={(side) => setChoices({ ...choices, [clash.id]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('conflict.back')}</Button>
        <Button variant="contained" onClick={() => onSave(mergeForms(forms, choices).form)}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
