// The log of sent links: a row for each named link, with the actor's notes.
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLogFull, type SendLog, type SentRow } from '@marquee/domain/views/sends';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { saveFile } from '../../../components/save-file.ts';
import type { Live } from '../../../firebase/live.ts';
import { Panel } from '../../../components/panel.tsx';
import { sentCsv } from './sent-csv.ts';
import { SentDialog } from './sent-dialog.tsx';
import { SentRows } from './sent-rows.tsx';

/** How many rows are shown at first. */
const FIRST_ROWS = 20;

interface SentPanelProps {
  readonly uid: string;
  readonly log: Live<SendLog>;
  readonly rows: readonly SentRow[];
}

export function SentPanel({ uid, log, rows }: SentPanelProps) {
  const { t } = useTranslation(['insights', 'answers']);
  const hasRows = log.status === 'ready' && rows.length > 0;
  const download = (): void =>
    saveFile(new Blob([sentCsv(t, rows)], { type: 'text/csv' }), 'marquee-sent.csv');
  return (
    <Panel
      id="sent"
      title={t('sent.title')}
      action={
        hasRows ? (
          <Button startIcon={<FileDownloadOutlined />} onClick={download}>
            {t('sent.download')}
          </Button>
        ) : null
      }
    >
      {log.status === 'error' ? <LoadFailed text={t('sent.loadFailed')} onRetry={log.retry} /> : null}
      {log.status === 'loading' ? (
        <Skeleton variant="rounded" height={120} role="status" aria-label={t('sent.loading')} />
      ) : null}
      {log.status === 'ready' && isLogFull(log.data) ? <Alert severity="info">{t('sent.full')}</Alert> : null}
      {log.status === 'ready' && rows.length === 0 ? (
        <Typography color="textSecondary">{t('sent.empty')}</Typography>
      ) : null}
      {hasRows ? <Rows uid={uid} rows={rows} /> : null}
    </Panel>
  );
}

function Rows({ uid, rows }: Pick<SentPanelProps, 'uid' | 'rows'>) {
  const { t } = useTranslation('insights');
  const [showsAll, setShowsAll] = useState(false);
  const [editedRow, setEditedRow] = useState<SentRow>();
  const [isOpen, setIsOpen] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <>
      <SentRows
        rows={shown}
        onEdit={(row) => {
          setEditedRow(row);
          setIsOpen(true);
        }}
      />
      {shown.length < rows.length ? (
        <Button sx={{ mt: 1 }} onClick={() => setShowsAll(true)}>
          {t('sent.showAll', { count: rows.length })}
        </Button>
      ) : null}
      {editedRow ? (
        <SentDialog
          key={editedRow.code}
          uid={uid}
          row={editedRow}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
