// The dialog in which an old CV is checked, from a file or from pasted lines. Loaded once it is opened.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { LIMITS } from '@marquee/domain/values/limits';
import { useIsPhone } from '#web/components/screen-width.ts';
import { CvCheck } from './cv-check.tsx';
import {
  countChosen,
  excessOf,
  firstChoices,
  offersOf,
  withChosen,
  type BlockChoice,
  type Offer,
} from './cv-choice.ts';
import { CV_FILE, problemOf, type CvFileProblem } from './cv-file-problem.ts';
import { readCvText } from './read-cv-file.ts';
import type { ReadCv } from './read-cv.ts';

interface CvDialogProps {
  /** The CV that was read from a file; without it, lines are pasted first. */
  readonly cv?: ReadCv;
  readonly onAdded?: () => void;
  readonly onClose: () => void;
}

interface PasteProps {
  readonly text: string;
  readonly problem: CvFileProblem | undefined;
  readonly onChange: (text: string) => void;
}

function Paste({ text, problem, onChange }: PasteProps) {
  const { t } = useTranslation('oldCv');
  return (
    <>
      <DialogContentText sx={{ mb: 2 }}>{t('paste.help')}</DialogContentText>
      {problem === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t(`file.problems.${problem}`)}
        </Alert>
      )}
      <TextField
        label={t('paste.label')}
        placeholder={t('paste.example')}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        multiline
        minRows={8}
        maxRows={20}
        fullWidth
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: CV_FILE.maxText } }}
      />
    </>
  );
}

export function CvDialog({ cv: ofFile, onAdded, onClose }: CvDialogProps) {
  const { t } = useTranslation(['oldCv', 'profileEditor', 'common']);
  const { values, setValues } = useFormikContext<ProfileForm>();
  const isPhone = useIsPhone();
  const [text, setText] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<CvFileProblem>();
  const [cv, setCv] = useState(ofFile);
  const [choices, setChoices] = useState<readonly BlockChoice[]>(() =>
    ofFile ? firstChoices(ofFile, values) : [],
  );
  const [offers, setOffers] = useState<readonly Offer[]>(() => (ofFile ? offersOf(ofFile, values) : []));
  const count = countChosen(choices, offers);
  const excess = excessOf(choices, values);
  const read = async (): Promise<void> => {
    setIsReading(true);
    setProblem(undefined);
    try {
      const result = await readCvText(text);
      setCv(result);
      setChoices(firstChoices(result, values));
      setOffers(offersOf(result, values));
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setIsReading(false);
    }
  };
  const add = (): void => {
    void setValues(withChosen(values, choices, offers, Date.now()));
    onAdded?.();
    onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} onClose={onClose} aria-labelledby="cv-title">
      <DialogTitle id="cv-title">{t(ofFile ? 'file.title' : 'profileEditor:credits.paste')}</DialogTitle>
      <DialogContent>
        {cv ? (
          <CvCheck
            cv={cv}
            form={values}
            choices={choices}
            setChoices={setChoices}
            offers={offers}
            setOffers={setOffers}
          />
        ) : (
          <Paste text={text} problem={problem} onChange={setText} />
        )}
      </DialogContent>
      {cv && excess ? (
        <Alert severity="warning" role="status" sx={{ mx: 3 }}>
          {t(`check.tooMany.${excess.list}`, { count: excess.over, max: LIMITS[excess.list] })}
        </Alert>
      ) : null}
      <DialogActions>
        <Button onClick={cv && !ofFile ? () => setCv(undefined) : onClose}>
          {t(cv && !ofFile ? 'paste.back' : 'common:cancel')}
        </Button>
        {cv ? (
          <Button variant="contained" disabled={count === 0 || excess !== undefined} onClick={add}>
            {t('check.add', { count })}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={text.trim() === ''}
            loading={isReading}
            onClick={() => void read()}
          >
            {t('paste.read')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
