// A profile as visitors see it, small, with the notification its owner gets.
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Portrait } from './portrait.tsx';

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: 360,
  margin: '0 auto',
  paddingBlockEnd: theme.spacing(5),
}));

const Card = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
  rotate: '1.5deg',
}));

const Bar = styled('div')({
  padding: '10px 16px',
  color: '#fff',
  backgroundColor: 'var(--mq-bar)',
  backgroundImage: 'radial-gradient(circle, var(--mq-light) 0 2px, transparent 2.5px)',
  backgroundSize: '18px 12px',
  backgroundRepeat: 'repeat-x',
  backgroundPosition: '0 100%',
  fontSize: 13,
  paddingBlockEnd: 18,
});

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(2),
}));

const Notice = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: -12,
  display: 'flex',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { insetInlineStart: 0 },
}));

export function ProfilePreview() {
  const { t } = useTranslation('landing');
  return (
    <Figure aria-label={t('preview.label')}>
      <Card>
        <Bar>{t('preview.address')}</Bar>
        <Portrait />
        <div style={{ padding: '20px 20px 40px' }}>
          <Typography component="p" variant="h3">
            {t('preview.name')}
          </Typography>
          <Typography color="textSecondary">{t('preview.role')}</Typography>
          <Facts>
            <Chip size="small" label={t('preview.height')} />
            <Chip size="small" label={t('preview.ages')} />
            <Chip size="small" label={t('preview.languages')} />
          </Facts>
        </div>
      </Card>
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
