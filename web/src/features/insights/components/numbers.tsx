// The numbers of opens, people and contacts in the range, each with its change from as many days before.
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { numberLocale } from '../../../i18n/number-locale.ts';
import type { Change, Totals } from './totals.ts';

const NUMBERS = ['opens', 'people', 'contacts'] as const;

export function Numbers({ totals, range }: { readonly totals: Totals; readonly range: number }) {
  const { t } = useTranslation('insights');
  return (
    <Box
      component="dl"
      aria-label={t('numbers.title')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, m: 0 }}
    >
      {NUMBERS.map((name) => (
        <Paper key={name} variant="outlined" sx={{ p: 2.5 }}>
          <Typography component="dt" color="textSecondary">
            {t(`numbers.${name}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {totals[name].now.toLocaleString(numberLocale())}
            </Typography>
            <Typography variant="body2">
              <ChangeText change={totals[name]} range={range} />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`numbers.${name}Help`)}
            </Typography>
          </Box>
        </Paper>
      ))}
    </Box>
  );
}

function ChangeText({ change: { difference }, range }: { readonly change: Change; readonly range: number }) {
  const { t } = useTranslation('insights');
  if (difference === 0) return t('numbers.same', { days: range });
  const text = difference > 0 ? 'numbers.more' : 'numbers.fewer';
  return t(text, { count: Math.abs(difference), days: range });
}
