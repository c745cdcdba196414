// A table of what visitors did on the page: how often each action, and by what share of the opens. Folded on a phone.
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PAGE_ACTIONS } from '@marquee/domain/views/page-actions';
import { numberLocale } from '#web/i18n/number-locale.ts';
import { DataTable, type DataRow } from './data-table.tsx';
import { Fold } from '#web/components/fold.tsx';
import { Panel } from '#web/components/panel.tsx';
import { useIsWide } from '#web/components/screen-width.ts';
import type { Totals } from './totals.ts';

const percent = (part: number, whole: number): string =>
  new Intl.NumberFormat(numberLocale(), { style: 'percent' }).format(whole === 0 ? 0 : part / whole);

export function ActionsPanel({ totals: { all } }: { readonly totals: Totals }) {
  const { t } = useTranslation('insights');
  const rows = PAGE_ACTIONS.flatMap((action) => {
    const times = all.actions[action] ?? 0;
    const name = t(`actions.${action === 'share' ? 'shared' : action}`);
    return times === 0 ? [] : [{ key: action, name, values: [times, percent(times, all.count)] }];
  });
  const isWide = useIsWide();
  if (rows.length > 0 && !isWide) {
    const most = [...rows].sort((one, other) => Number(other.values[0]) - Number(one.values[0]));
    return (
      <Paper variant="outlined" sx={{ px: 2.5, py: 2 }}>
        <Fold
          label={t('actions.title')}
          summary={most.map(({ name, values }) => `${name}: ${String(values[0])}`).join(' · ')}
        >
          <Actions rows={rows} />
        </Fold>
      </Paper>
    );
  }
  return (
    <Panel title={t('actions.title')}>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('actions.empty')}</Typography>
      ) : (
        <Actions rows={rows} />
      )}
    </Panel>
  );
}

function Actions({ rows }: { readonly rows: readonly DataRow[] }) {
  const { t } = useTranslation('insights');
  return (
    <DataTable
      caption={t('actions.title')}
      columns={[t('actions.action'), t('actions.times'), t('actions.share')]}
      rows={rows}
    />
  );
}
