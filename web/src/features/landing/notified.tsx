import Visibility from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section, TABLET } from './section.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'center',
  marginBlockStart: theme.spacing(6),
  [theme.breakpoints.up(TABLET)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(10) },
}));

const Points = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Notices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 3),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: 'var(--mq-wash)',
}));

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[1],
}));

export function Notified() {
  const { t } = useTranslation('landing');
  return (
    <Section id="notified" title={t('notified.title')} text={t('notified.text')}>
      <Columns>
        <Points>
          {(['send', 'told'] as const).map((point) => (
            <li key={point}>
              <Typography variant="h3" gutterBottom>
                {t(`notified.${point}.title`)}
              </Typography>
              <Typography color="textSecondary">{t(`notified.${point}.text`)}</Typography>
            </li>
          ))}
        </Points>
        <Notices aria-hidden="true">
          {(['first', 'second'] as const).map((notice) => (
            <Notice key={notice}>
              <Visibility color="primary" />
              <div>
                <Typography sx={{ fontWeight: 600 }}>{t(`notified.${notice}Notice`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`notified.${notice}Time`)}
                </Typography>
              </div>
            </Notice>
          ))}
        </Notices>
      </Columns>
    </Section>
  );
}
