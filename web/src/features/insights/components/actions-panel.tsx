// A table of what visitors did on the page: how often each action, and by what share of the opens.
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PAGE_ACTIONS } from '@marquee/domain/views/page-actions';
import { numberLocale } from '#web/i18n/number-locale.ts';
import { DataTable } from './data-table.tsx';
import { Panel } from '#web/components/panel.tsx';
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
  return (
    <Panel title={t('actions.title')}>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{t('actions.empty')}</Typography>
      ) : (
        <DataTable
          caption={t('actions.title')}
          columns={[t('actions.action'), t('actions.times'), t('actions.share')]}
          rows={rows}
        />
      )}
    </Panel>
  );
}
