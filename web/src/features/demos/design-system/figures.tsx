// A sample chart and a sample table.
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Part } from './part.tsx';

/** The views of an imaginary week. */
const WEEK = [3, 5, 2, 8, 6, 11, 7] as const;
const HIGHEST = Math.max(...WEEK);

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(1.25, 1),
    textAlign: 'start',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& td:last-child, & th:last-child': { textAlign: 'end' },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 600 },
}));

export function Figures() {
  const { t } = useTranslation('demos');
  return (
    <Part title={t('typography.figures')} text={t('typography.figuresText')}>
      <Box
        role="img"
        aria-label={t('typography.chart')}
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'flex-end',
          height: 140,
          borderBlockEnd: 1,
          borderColor: 'divider',
        }}
      >
        {WEEK.map((count, day) => (
          <Box
            key={day}
            sx={{
              flex: 1,
              maxWidth: 48,
              height: `${String((count / HIGHEST) * 100)}%`,
              borderRadius: '4px 4px 0 0',
              bgcolor: day === WEEK.length - 1 ? 'secondary.main' : 'primary.main',
            }}
          />
        ))}
      </Box>
      <Table>
        <caption>
          <Typography variant="body2" color="textSecondary" component="span">
            {t('typography.chart')}
          </Typography>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('typography.day')}</th>
            <th scope="col">{t('typography.views')}</th>
          </tr>
        </thead>
        <tbody>
          {WEEK.slice(-3).map((count, day) => (
            <tr key={day}>
              <td>{day + 5}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  );
}
