import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section, TABLET } from './section.tsx';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 4),
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up(TABLET)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { columnGap: theme.spacing(6) },
}));

const Step = styled('li')(({ theme }) => ({
  borderBlockStart: `2px solid ${theme.vars.palette.text.primary}`,
  paddingBlockStart: theme.spacing(2),
}));

const Numeral = styled('span')(({ theme }) => ({
  display: 'block',
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '4.5rem',
  lineHeight: 1,
  fontWeight: 300,
  color: theme.vars.palette.text.secondary,
  marginBlockEnd: theme.spacing(2),
}));

const STEPS = ['create', 'publish', 'share'] as const;

export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <Section id="how-it-works" title={t('steps.title')}>
      <List>
        {STEPS.map((step, index) => (
          <Step key={step}>
            <Numeral aria-hidden="true">{index + 1}</Numeral>
            <Typography variant="h3" gutterBottom>
              {t(`steps.items.${step}.title`)}
            </Typography>
            <Typography color="textSecondary">{t(`steps.items.${step}.text`)}</Typography>
          </Step>
        ))}
      </List>
    </Section>
  );
}
