// The frame of an onboarding screen: progress, a title that takes the focus, and the screen's content.
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { STEPS, type Step } from './steps.ts';

/** The number of steps shown in the progress; the screen with the finished page is not one. */
const COUNT = STEPS.length - 1;

/** On a phone, toasts are below the top bar: at the bottom they would cover 'Next' and the texts about the picture. */
const TOASTS_AT_TOP = {
  '@media (max-width: 599.95px)': {
    '.notistack-SnackbarContainer.notistack-SnackbarContainer': { top: 72, bottom: 'auto' },
  },
};

interface StepFrameProps {
  readonly step: Step;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function StepFrame({ step, title, text, children }: StepFrameProps) {
  const { t } = useTranslation('welcome');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step>(undefined);
  useEffect(() => {
    // On the first screen the navigation has already moved the focus here.
    if (shown.current !== undefined && shown.current !== step) {
      heading.current?.focus({ preventScroll: true });
      globalThis.scrollTo({ top: 0 });
    }
    shown.current = step;
  }, [step]);
  const number = STEPS.indexOf(step) + 1;
  return (
    <>
      <GlobalStyles styles={TOASTS_AT_TOP} />
      {step === 'page' ? null : (
        <Box sx={{ mb: 3 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('progress', { step: number, all: COUNT })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(number / COUNT) * 100}
            aria-label={t('progress', { step: number, all: COUNT })}
            sx={{ height: 6, borderRadius: 3 }}
          />
        </Box>
      )}
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4, maxWidth: '60ch' }}>
        {text}
      </Typography>
      {children}
    </>
  );
}
