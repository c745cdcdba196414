// How to enable push on an iPhone: three steps with Safari's icons.
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
}));

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));

const Picture = styled('svg')(({ theme }) => ({
  width: 44,
  height: 44,
  padding: 9,
  borderRadius: 10,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.action.hover,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));

const STEPS = [
  // Safari's Share icon, its 'Add to Home Screen' icon, and a phone with the app's initial.
  { key: 'share', path: 'M12 15V3m-4 4 4-4 4 4M7 10H5v11h14V10h-2' },
  { key: 'add', path: 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm8 2v8m-4-4h8' },
  {
    key: 'open',
    path: 'M7 4a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2zm2.5 11V9l2.5 3 2.5-3v6',
  },
] as const;

export function IosSteps() {
  const { t } = useTranslation('push');
  return (
    <Steps>
      {STEPS.map(({ key, path }) => (
        <Step key={key}>
          <Picture viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </Picture>
          <Typography>{t(`ios.${key}`)}</Typography>
        </Step>
      ))}
    </Steps>
  );
}
