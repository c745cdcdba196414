// The field for the file of an old CV. The CV is read on the device; users check its contents before the form gets
// them.
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '#web/components/drop-area.tsx';
import { CV_FILE, CV_FILE_TYPES, problemOf, type CvFileProblem } from './cv-file-problem.ts';
import { readCvFile } from './read-cv-file.ts';
import type { ReadCv } from './read-cv.ts';

const CvDialog = lazy(async () => ({ default: (await import('./cv-dialog.tsx')).CvDialog }));

type State =
  | { readonly status: 'empty' | 'reading' | 'added' }
  | { readonly status: 'failed'; readonly problem: CvFileProblem; readonly name: string }
  | { readonly status: 'read'; readonly cv: ReadCv; readonly isAdded: boolean };

export function CvFileField() {
  const { t } = useTranslation('oldCv');
  const [state, setState] = useState<State>({ status: 'empty' });
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setState({ status: 'reading' });
    try {
      setState({ status: 'read', cv: await readCvFile(file), isAdded: false });
    } catch (error) {
      setState({ status: 'failed', problem: problemOf(error), name: file.name });
    }
  };
  return (
    <div role="group" aria-label={t('file.label')}>
      <DropArea
        accept={CV_FILE_TYPES}
        minSize={0}
        maxSize={CV_FILE.maxBytes}
        multiple={false}
        disabled={state.status === 'reading'}
        onFiles={([file]) => void read(file)}
        overlay={(drag) => t(drag === 'accept' ? 'file.dropHere' : 'file.dropRefused')}
      >
        {(open) => (
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
            <Button
              variant="outlined"
              startIcon={<UploadFile />}
              loading={state.status === 'reading'}
              loadingPosition="start"
              onClick={open}
              sx={{ flexShrink: 0 }}
            >
              {t('file.choose')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              <span role="status">{state.status === 'reading' ? t('file.reading') : ''}</span>
              <span>{state.status === 'reading' ? '' : t('file.help')}</span>
            </Typography>
          </Stack>
        )}
      </DropArea>
      {state.status === 'failed' ? (
        <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <strong translate="no">{state.name}</strong>
          <span>{`: ${t(`file.problems.${state.problem}`)}`}</span>
        </Alert>
      ) : null}
      {state.status === 'added' ? (
        <Alert severity="success" role="status" sx={{ mt: 2 }}>
          {t('file.added')}
        </Alert>
      ) : null}
      {state.status === 'read' ? (
        <Suspense>
          <CvDialog
            cv={state.cv}
            onAdded={() => setState({ ...state, isAdded: true })}
            onClose={() =>
              setState((now) => ({ status: now.status === 'read' && now.isAdded ? 'added' : 'empty' }))
            }
          />
        </Suspense>
      ) : null}
    </div>
  );
}
