// The number of opens on each day: a chart, and on request a table.
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from './data-table.tsx';
import { Panel } from '#web/components/panel.tsx';
import { SourcesChart } from './sources-chart.tsx';
import { sourceCount, type Totals } from './totals.ts';

export function DayPanel({ totals, range }: { readonly totals: Totals; readonly range: number }) {
  const { t } = useTranslation('insights');
  const [showsTable, setShowsTable] = useState(false);
  const { days, sources } = totals;
  return (
    <Panel
      title={t('chart.title')}
      action={
        <Button aria-expanded={showsTable} onClick={() => setShowsTable((before) => !before)}>
          {t(showsTable ? 'chart.hideTable' : 'chart.table')}
        </Button>
      }
    >
      <SourcesChart
        days={days}
        sources={sources}
        name={(source) => t(`sources.${source}`)}
        othersName={t('chart.others')}
      />
      <Collapse in={showsTable} unmountOnExit>
        <DataTable
          caption={t('chart.caption', { days: range })}
          columns={[t('chart.day'), t('chart.all'), ...sources.map((source) => t(`sources.${source}`))]}
          rows={[...days].reverse().map((day) => ({
            key: day.day,
            name: dayjs(day.day).format('D MMM YYYY'),
            values: [day.count, ...sources.map((source) => sourceCount(day, source))],
          }))}
        />
      </Collapse>
    </Panel>
  );
}
