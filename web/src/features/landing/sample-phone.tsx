// A phone with a real profile in it, and the notification its owner gets.
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import TouchApp from '@mui/icons-material/TouchAppOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Portrait } from './portrait.tsx';
import { useAtRest } from './use-at-rest.ts';

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: 364,
  margin: '0 auto',
  // The notification hangs below the phone: what is said in it stays readable.
  paddingBlockEnd: theme.spacing(6.5),
}));

const Phone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  height: 640,
  border: '10px solid var(--mq-bar)',
  borderRadius: 44,
  backgroundColor: theme.vars.palette.background.default,
  boxShadow: '0 2px 4px rgb(35 21 44 / 12%), 0 30px 60px -20px rgb(35 21 44 / 45%)',
}));

const Bar = styled('div')({
  flex: 'none',
  padding: '10px 20px 18px',
  color: '#fff',
  backgroundColor: 'var(--mq-bar)',
  backgroundImage: 'radial-gradient(circle, var(--mq-light) 0 2px, transparent 2.5px)',
  backgroundSize: '18px 12px',
  backgroundRepeat: 'repeat-x',
  backgroundPosition: '0 100%',
  fontSize: 13,
  textAlign: 'center',
});

const Screen = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '& > *': { position: 'absolute', inset: 0 },
});

/** Over the phone until it is asked for, so that scrolling the page does not get caught in it. */
const Cover = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  // Clear of the name, on the picture.
  paddingBlockEnd: 196,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  color: '#fff',
  background: 'none',
  '&:focus-visible': { outlineOffset: -6 },
  '& > span': {
    display: 'inline-flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    padding: theme.spacing(1.25, 2.5),
    borderRadius: 999,
    backgroundColor: 'var(--mq-bar)',
    border: '1px solid rgb(255 255 255 / 35%)',
    boxShadow: theme.shadows[8],
  },
}));

const Notice = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: -28,
  display: 'flex',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { insetInlineStart: -8 },
}));

interface SamplePhoneProps {
  /** The profile; lazy, and first rendered when the page is at rest or the visitor asks for it. */
  readonly children: ReactNode;
}

export function SamplePhone({ children }: SamplePhoneProps) {
  const { t } = useTranslation('landing');
  const figure = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isAtRest = useAtRest(figure);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Figure ref={figure} aria-label={t('preview.label')}>
      <Phone>
        <Bar>{t('preview.address')}</Bar>
        <Screen>
          <Portrait />
          {isAtRest || isOpen ? (
            <div ref={screen} inert={!isOpen}>
              <ErrorBoundary fallback={null}>
                <Suspense fallback={null}>{children}</Suspense>
              </ErrorBoundary>
            </div>
          ) : null}
          {isOpen ? null : (
            <Cover
              type="button"
              onClick={() => {
                setIsOpen(true);
                // The cover goes, and the focus with it: on to what it covered.
                requestAnimationFrame(() => screen.current?.querySelector('iframe')?.focus());
              }}
            >
              <span>
                <TouchApp fontSize="small" aria-hidden="true" />
                {t('preview.open')}
              </span>
            </Cover>
          )}
        </Screen>
      </Phone>
      <Notice>
        <NotificationsActive color="primary" aria-hidden="true" />
        <div>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('preview.noticeTitle')} · {t('preview.now')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('preview.notice')}
          </Typography>
        </div>
      </Notice>
    </Figure>
  );
}
