import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PRODUCT } from '@marquee/domain/product';
import { paths } from '../../config/paths.ts';

/** A lit sign, aubergine in both schemes. */
const Card = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  padding: theme.spacing(8, 3),
  borderRadius: theme.shape.borderRadius,
  color: '#fff',
  backgroundColor: 'var(--mq-bar)',
  backgroundImage:
    'radial-gradient(circle, var(--mq-light) 0 3px, transparent 3.5px), radial-gradient(circle, var(--mq-light) 0 3px, transparent 3.5px)',
  backgroundSize: '32px 32px',
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'center 6px, center calc(100% - 6px)',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(11, 9) },
}));

/** What it is on the left, what that means and what can be done on the right; below each other on a phone. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 8),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}));

const Points = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  [theme.breakpoints.up('md')]: { flexDirection: 'column' },
}));

const POINTS = ['fees', 'agency', 'ads'] as const;

export function FreeCard() {
  const { t } = useTranslation('landing');
  return (
    <Container maxWidth="lg">
      <Card aria-labelledby="free-title">
        <Columns>
          <div>
            <Typography variant="h2" id="free-title">
              {t('free.title')}
            </Typography>
            <Typography sx={{ mt: 2, maxWidth: '56ch', fontSize: '1.125rem' }}>{t('free.text')}</Typography>
          </div>
          <div>
            <Points>
              {POINTS.map((point) => (
                <li key={point}>
                  <Check fontSize="small" aria-hidden="true" />
                  {t(`free.points.${point}`)}
                </li>
              ))}
            </Points>
            <Stack direction={{ xs: 'column', sm: 'row', md: 'column' }} spacing={2}>
              <Button
                component={Link}
                to={paths.signup.href()}
                variant="outlined"
                color="inherit"
                size="large"
              >
                {t('free.profile')}
              </Button>
              <Button href={PRODUCT.donateUrl} target="_blank" rel="noopener" color="inherit" size="large">
                {t('free.donate')}
              </Button>
            </Stack>
          </div>
        </Columns>
      </Card>
    </Container>
  );
}
