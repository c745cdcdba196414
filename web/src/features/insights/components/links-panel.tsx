// The account's named links: for whom, for which project, how far each has got, how often it was opened; and what can be
// done with each.
import AddLink from '@mui/icons-material/AddLink';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LINK_LIMITS, type SentLink } from '@marquee/domain/views/named-link';
import type { SentRow } from '@marquee/domain/views/sent-rows';
import type { Profile } from '@marquee/domain/profile/profile';
import { useIsWide } from '#web/components/screen-width.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Panel } from '#web/components/panel.tsx';
import { saveFile } from '#web/components/save-file.ts';
import { linkRowId, paths } from '#web/config/paths.ts';
import type { Live } from '#web/firebase/live.ts';
import { useVersions } from '#web/sharing/api/versions.ts';
import { LinkDialog, type LinkTask } from '#web/sharing/components/link-dialog.tsx';
import { LinkList } from './link-list.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { sentCsv } from './sent-csv.ts';
import type { Totals } from './totals.ts';

/** How many rows are shown at first: on a phone so few that what people looked at is not far. */
const FIRST_ROWS = { phone: 3, wide: 20 } as const;

interface LinksPanelProps {
  readonly profile: Profile;
  readonly links: Live<readonly SentLink[]>;
  /** A row for each link. */
  readonly rows: readonly SentRow[];
  readonly totals: Totals;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function LinksPanel({ profile, links, rows, totals, now }: LinksPanelProps) {
  const { t } = useTranslation('insights');
  const [task, setTask] = useState<LinkTask>({ kind: 'make' });
  const [isOpen, setIsOpen] = useState(false);
  const [round, setRound] = useState(0);
  const isLoaded = links.status === 'ready';
  const isFull = isLoaded && links.data.length >= LINK_LIMITS.links;
  const start = (next: LinkTask): void => {
    setTask(next);
    setRound((before) => before + 1);
    setIsOpen(true);
  };
  return (
    <Panel
      id="sent"
      title={t('links.title')}
      action={<Actions canMake={isLoaded && !isFull} onMake={() => start({ kind: 'make' })} />}
    >
      {links.status === 'error' ? <LoadFailed text={t('links.loadFailed')} onRetry={links.retry} /> : null}
      {links.status === 'loading' ? (
        <Skeleton variant="rounded" height={120} role="status" aria-label={t('links.loading')} />
      ) : null}
      {isFull ? <Alert severity="info">{t('links.full')}</Alert> : null}
      {isLoaded && rows.length === 0 ? (
        <Typography color="textSecondary">{t('links.empty')}</Typography>
      ) : null}
      {isLoaded && rows.length > 0 ? (
        <Rows uid={profile.id} rows={rows} totals={totals} now={now} onStart={start} />
      ) : null}
      <LinkDialog key={round} profile={profile} task={task} open={isOpen} onClose={() => setIsOpen(false)} />
    </Panel>
  );
}

interface ActionsProps {
  readonly canMake: boolean;
  readonly onMake: () => void;
}

function Actions({ canMake, onMake }: ActionsProps) {
  const { t } = useTranslation('insights');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        color="secondary"
        startIcon={<AddLink />}
        disabled={!canMake}
        onClick={onMake}
      >
        {t('links.make')}
      </Button>
      <Button component={Link} to={paths.versions.href()}>
        {t('links.versions')}
      </Button>
    </Stack>
  );
}

interface RowsProps extends Pick<LinksPanelProps, 'rows' | 'totals' | 'now'> {
  readonly uid: string;
  readonly onStart: (task: LinkTask) => void;
}

function Rows({ uid, rows, totals, now, onStart }: RowsProps) {
  const { t } = useTranslation(['insights', 'answers']);
  // A notification leads to a link's row.
  const { hash } = useLocation();
  const first = FIRST_ROWS[useIsWide() ? 'wide' : 'phone'];
  const isLater = rows.slice(first).some(({ link }) => hash === `#${linkRowId(link.code)}`);
  const [wantsAll, setWantsAll] = useState(false);
  const showsAll = wantsAll || isLater;
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
  const [edited, setEdited] = useState<SentRow>();
  const [isOpen, setIsOpen] = useState(false);
  const versions = useVersions(uid);
  const names = new Map((versions.status === 'ready' ? versions.data : []).map(({ id, name }) => [id, name]));
  const shown = (showsAll ? rows : rows.slice(0, first)).map((row) => {
    const { code, version } = row.link;
    const views = totals.all.links[code];
    return {
      row,
      version: names.get(version) ?? '',
      views,
      earlier: (totals.links[code]?.count ?? 0) - (views?.count ?? 0),
    };
  });
  return (
    <>
      <LinkList
        uid={uid}
        rows={shown}
        now={now}
        onStart={onStart}
        onNotes={(row) => {
          setEdited(row);
          setIsOpen(true);
        }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {shown.length < rows.length ? (
          <Button onClick={() => setWantsAll(true)}>{t('links.showAll', { count: rows.length })}</Button>
        ) : null}
        <Button
          aria-label={t('sent.downloadLabel')}
          onClick={() => saveFile(new Blob([sentCsv(t, rows)], { type: 'text/csv' }), 'marquee-sent.csv')}
        >
          {t('sent.download')}
        </Button>
      </Stack>
      {edited ? (
        <NotesDialog
          key={edited.link.code}
          uid={uid}
          row={edited}
          views={totals.links[edited.link.code]}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
