// Colours, type, spacing, elevation and motion.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#web/components/logo.tsx';
import { Part, Row, Tiles } from './part.tsx';

const COLOURS = [
  'paper',
  'surface',
  'wash',
  'line',
  'muted',
  'ink',
  'brand',
  'bar',
  'accent',
  'success',
  'warning',
  'danger',
  'focus',
] as const;

const SCALE = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const TEXT = ['body1', 'body2', 'button', 'caption'] as const;
/** Sample spaces, as multiples of the theme's 8 px. */
const SPACES = [0.5, 1, 2, 3, 4, 6, 8] as const;

export function Colours() {
  const { t } = useTranslation('demos');
  return (
    <Part title={t('typography.colours')} text={t('typography.coloursText')}>
      <Tiles least={130}>
        {COLOURS.map((name) => (
          <div key={name}>
            <Box
              sx={{ height: 64, borderRadius: 1, border: '1px solid', borderColor: 'divider', mb: 0.5 }}
              style={{ backgroundColor: `var(--mq-${name})` }}
            />
            <Typography variant="body2">{name}</Typography>
          </div>
        ))}
      </Tiles>
    </Part>
  );
}

export function TypeScale() {
  const { t } = useTranslation('demos');
  return (
    <Part title={t('typography.scale')} text={t('typography.scaleText')}>
      {SCALE.map((variant) => (
        <div key={variant}>
          <Typography variant="caption" color="textSecondary">
            {variant}
          </Typography>
          <Typography variant={variant} component="p">
            {t('typography.sample')}
          </Typography>
        </div>
      ))}
      <Typography variant="h3" component="p" lang="hi">
        {t('typography.devanagari')}
      </Typography>
      {TEXT.map((variant) => (
        <div key={variant}>
          <Typography variant="caption" color="textSecondary">
            {variant}
          </Typography>
          <Typography variant={variant} component="p" sx={{ maxWidth: '65ch' }}>
            {t('typography.body')}
          </Typography>
        </div>
      ))}
      <Logo />
    </Part>
  );
}

export function Measures() {
  const { t } = useTranslation('demos');
  return (
    <Part title={t('typography.spacing')} text={t('typography.spacingText')}>
      {SPACES.map((space) => (
        <Box key={space} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" sx={{ width: 48, fontVariantNumeric: 'tabular-nums' }}>
            {`${String(space * 8)} px`}
          </Typography>
          <Box sx={{ width: (theme) => theme.spacing(space), height: 16, bgcolor: 'primary.main' }} />
        </Box>
      ))}
      <Tiles least={180}>
        {(['flat', 'outlined', 'raised'] as const).map((height) => (
          <Box
            key={height}
            sx={{
              p: 3,
              borderRadius: 1,
              bgcolor: 'background.paper',
              ...(height === 'outlined' ? { border: '1px solid', borderColor: 'divider' } : {}),
              ...(height === 'raised' ? { boxShadow: 8 } : {}),
            }}
          >
            {t(`typography.heights.${height}`)}
          </Box>
        ))}
      </Tiles>
    </Part>
  );
}

export function Motion() {
  const { t } = useTranslation('demos');
  const [isThere, setIsThere] = useState(false);
  return (
    <Part title={t('typography.motion')} text={t('typography.motionText')}>
      <Row>
        <Button variant="outlined" onClick={() => setIsThere((before) => !before)}>
          {t('typography.move')}
        </Button>
      </Row>
      <Box sx={{ height: 40, borderRadius: 99, bgcolor: 'var(--mq-wash)', containerType: 'inline-size' }}>
        <Box
          sx={{
            width: 40,
            height: 40,
            borderRadius: 99,
            bgcolor: 'var(--mq-light)',
            transition: 'translate 500ms var(--mq-motion)',
            translate: isThere ? 'calc(100cqi - 40px) 0' : '0 0',
          }}
        />
      </Box>
    </Part>
  );
}
