// The number of opens in the range with its change from as many days before; below it people and contacts, smaller.
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { numberText } from '#web/i18n/number-text.ts';
import type { Change, Totals } from './totals.ts';

const FURTHER = ['people', 'contacts'] as const;

interface NumbersProps {
  readonly totals: Totals;
  /** Days. */
  readonly range: number;
}

export function Numbers({ totals, range }: NumbersProps) {
  const { t } = useTranslation('insights');
  return (
    <Paper
      component="dl"
      variant="outlined"
      aria-label={t('numbers.title')}
      sx={{
        display: { xs: 'flex', sm: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: '2fr 1fr 1fr',
        gap: { xs: 2, sm: 3 },
        alignItems: 'start',
        p: { xs: 2.5, md: 3 },
        m: 0,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flexBasis: '100%' }}>
        <Typography component="dt" color="textSecondary">
          {t('numbers.opens')}
        </Typography>
        <Box component="dd" sx={{ m: 0 }}>
          <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {numberText(totals.opens.now)}
          </Typography>
          <Typography>
            <ChangeText change={totals.opens} range={range} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('numbers.opensHelp')}
          </Typography>
        </Box>
      </Box>
      {FURTHER.map((name) => (
        <Box key={name} sx={{ flex: '1 1 7rem', minWidth: 0 }}>
          <Typography component="dt" color="textSecondary">
            {t(`numbers.${name}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {numberText(totals[name].now)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`numbers.${name}Help`)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Paper>
  );
}

function ChangeText({ change: { difference }, range }: { readonly change: Change; readonly range: number }) {
  const { t } = useTranslation('insights');
  if (difference === 0) return t('numbers.same', { days: range });
  const text = difference > 0 ? 'numbers.more' : 'numbers.fewer';
  return t(text, { number: numberText(Math.abs(difference)), days: range });
}
