// A page that shows the type, the colours and the parts, for whoever works on them (specification, section 2).
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../components/toast.tsx';

const SCALE = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const COLOURS = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'brand',
  'accent',
  'danger',
  'success',
  'wash',
] as const;

const Swatches = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Swatch = styled('div')(({ theme }) => ({
  height: 64,
  marginBlockEnd: theme.spacing(0.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="section" spacing={2.5} sx={{ mt: 7, alignItems: 'stretch' }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

export function TypographyDemoPage() {
  const { t } = useTranslation('demos');
  const toast = useToast();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 5, md: 10 } }}>
      <Typography variant="h1">{t('typography.title')}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t('typography.intro')}
      </Typography>
      <Part title={t('typography.scale')}>
        {SCALE.map((variant) => (
          <Typography key={variant} variant={variant} component="p">
            {t('typography.sample')}
          </Typography>
        ))}
        <Typography variant="h3" component="p" lang="hi">
          {t('typography.devanagari')}
        </Typography>
        <Typography sx={{ maxWidth: '65ch' }}>{t('typography.body')}</Typography>
      </Part>
      <Part title={t('typography.colours')}>
        <Swatches>
          {COLOURS.map((name) => (
            <li key={name}>
              <Swatch style={{ backgroundColor: `var(--mq-${name})` }} />
              <Typography variant="body2">{name}</Typography>
            </li>
          ))}
        </Swatches>
      </Part>
      <Part title={t('typography.buttons')}>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" color="secondary">
            {t('typography.primary')}
          </Button>
          <Button variant="contained">{t('typography.contained')}</Button>
          <Button variant="outlined">{t('typography.outlined')}</Button>
          <Button>{t('typography.text')}</Button>
          <Button variant="contained" disabled>
            {t('typography.disabled')}
          </Button>
        </Stack>
      </Part>
      <Part title={t('typography.fields')}>
        <TextField id="demo-field" label={t('typography.field')} helperText={t('typography.fieldHint')} />
        <TextField
          id="demo-error"
          label={t('typography.fieldError')}
          helperText={t('typography.fieldErrorText')}
          error
        />
        <Stack direction="row" spacing={2}>
          <FormControlLabel control={<Checkbox defaultChecked />} label={t('typography.checkbox')} />
          <FormControlLabel control={<Switch defaultChecked />} label={t('typography.toggle')} />
          <Chip label={t('typography.text')} />
        </Stack>
      </Part>
      <Part title={t('typography.alerts')}>
        {(['info', 'success', 'warning', 'error'] as const).map((severity) => (
          <Alert key={severity} severity={severity} role="note">
            {t(`typography.${severity}`)}
          </Alert>
        ))}
        <Button
          variant="outlined"
          onClick={() =>
            toast({ title: t('typography.toastTitle'), text: t('typography.toastText'), variant: 'success' })
          }
        >
          {t('typography.toast')}
        </Button>
      </Part>
      <Part title={t('typography.loading')}>
        <Skeleton variant="rounded" height={140} />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Part>
    </Container>
  );
}
