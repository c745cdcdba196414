// /insights: how often the profile was opened, from where, by which named links, and what visitors did.
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csv, type CsvTable } from '@marquee/domain/values/csv';
import { PAGE_ACTIONS } from '@marquee/domain/views/page-actions';
import { LONGEST_RETURN } from '@marquee/domain/views/half-hour';
import { VIEW_SOURCES, type DayViews } from '@marquee/domain/views/views';
import type { SentLink } from '@marquee/domain/views/named-link';
import { sentRows } from '@marquee/domain/views/sent-rows';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import { emptyProfile, type Profile } from '@marquee/domain/profile/profile';
import { useSignedInUser } from '#web/account/session.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { EmptySeats } from '#web/components/pictures/empty-seats.tsx';
import { saveFile } from '#web/components/save-file.ts';
import { ScreenTitle } from '#web/components/screen-title.tsx';
import { useNow } from '#web/components/use-now.ts';
import { ScreenContainer } from '#web/components/screen-container.tsx';
import { useLiveDocument, type Live } from '#web/firebase/live.ts';
import { profileRef } from '#web/firebase/references.ts';
import { useNamedLinks } from '#web/sharing/api/named-links.ts';
import { useViews } from '#web/firebase/use-views.ts';
import { ActionsPanel } from './components/actions-panel.tsx';
import { linkRows } from './components/link-rows.ts';
import { DayPanel } from './components/day-panel.tsx';
import { LinksPanel } from './components/links-panel.tsx';
import { Numbers } from './components/view-numbers.tsx';
import { returnsWithin, sourceCount, totalsOf, type Totals } from './components/totals.ts';

const RANGES = [7, 30, 90] as const;
type Range = (typeof RANGES)[number];

/** Twice the longest range: the days before the range are needed for comparison. */
const DAYS_READ = 180;

/** Milliseconds between updates of the time, so that a page left open shows the new day after midnight. */
const CLOCK = 10 * 60 * 1000;

export default function InsightsPage() {
  const { uid } = useSignedInUser();
  const profile = useLiveDocument(profileRef(uid));
  const views = useViews(uid, DAYS_READ);
  const links = useNamedLinks(uid);
  return (
    <ScreenContainer>
      <Insights profile={profile} views={views} links={links} uid={uid} />
    </ScreenContainer>
  );
}

interface InsightsProps {
  readonly uid: string;
  readonly profile: Live<Profile | undefined>;
  readonly views: Live<readonly DayViews[]>;
  readonly links: Live<readonly SentLink[]>;
}

function Insights({ uid, profile, views, links }: InsightsProps) {
  const { t } = useTranslation('insights');
  const [range, setRange] = useState<Range>(30);
  const now = useNow(CLOCK);
  const stored = views.status === 'ready' ? views.data : undefined;
  const totals = useMemo(() => (stored ? totalsOf(stored, range, now) : undefined), [stored, range, now]);
  const shown = profile.status === 'ready' ? (profile.data ?? emptyProfile(uid)) : undefined;
  const failed = [views, profile].find(({ status }) => status === 'error');
  return (
    <>
      <ScreenTitle title={t('title')} intro={t('intro')} />
      <Toolbar range={range} onRange={setRange} totals={totals} links={links} />
      {failed?.status === 'error' ? (
        <LoadFailed title={t('failed.title')} text={t('failed.text')} onRetry={failed.retry} />
      ) : totals && shown ? (
        <Stack sx={{ gap: 3 }}>
          <Numbers totals={totals} range={range} />
          {totals.all.count === 0 ? (
            <NoOpens isPublic={shown.is_profile_public} />
          ) : (
            <DayPanel totals={totals} range={range} />
          )}
          <Links profile={shown} links={links} totals={totals} now={now} />
          <ActionsPanel totals={totals} />
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
            {t('privacy')}
          </Typography>
        </Stack>
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

interface LinksProps extends Pick<InsightsProps, 'links'> {
  readonly profile: Profile;
  readonly totals: Totals;
  readonly now: number;
}

function Links({ profile, links, totals, now }: LinksProps) {
  const stored = links.status === 'ready' ? links.data : [];
  const rows = sentRows(stored, totals.links, dayInIndia(now));
  return <LinksPanel profile={profile} links={links} rows={rows} totals={totals} now={now} />;
}

interface ToolbarProps {
  readonly range: Range;
  readonly onRange: (range: Range) => void;
  readonly totals: Totals | undefined;
  readonly links: Live<readonly SentLink[]>;
}

function Toolbar({ range, onRange, totals, links }: ToolbarProps) {
  const { t } = useTranslation('insights');
  const tables = useCsvTables();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mb: 3 }}>
      <ToggleButtonGroup
        exclusive
        value={range}
        onChange={(_event, chosen: Range | null) => {
          if (chosen !== null) onRange(chosen);
        }}
        aria-label={t('range')}
      >
        {RANGES.map((option) => (
          <ToggleButton key={option} value={option} sx={{ px: 2 }}>
            {t('days', { days: option })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        startIcon={<FileDownloadOutlined />}
        disabled={!totals || links.status !== 'ready'}
        onClick={() => {
          if (!totals || links.status !== 'ready') return;
          const text = csv(tables(totals, links.data));
          saveFile(new Blob([text], { type: 'text/csv' }), `marquee-insights-${String(range)}.csv`);
        }}
      >
        {t('download')}
      </Button>
    </Stack>
  );
}

/**
 * Returns a function that makes the CSV file's two tables, one with a row for each day, one with a row for each link.
 */
function useCsvTables(): (totals: Totals, links: readonly SentLink[]) => CsvTable[] {
  const { t } = useTranslation(['insights', 'answers']);
  const answerOf = (link: SentLink | undefined): string =>
    link?.answer ? t(`answers:words.${link.answer.answer}`) : '';
  const actionNames = PAGE_ACTIONS.map((action) => t(`actions.${action === 'share' ? 'shared' : action}`));
  return (totals, links) => [
    [
      [
        t('csv.day'),
        t('csv.total'),
        t('csv.returned'),
        ...VIEW_SOURCES.map((source) => t(`sources.${source}`)),
        ...actionNames,
      ],
      ...totals.days.map((day) => [
        day.day,
        day.count,
        returnsWithin(day, LONGEST_RETURN),
        ...VIEW_SOURCES.map((source) => sourceCount(day, source)),
        ...PAGE_ACTIONS.map((action) => day.actions[action] ?? 0),
      ]),
    ],
    [
      [t('links.link'), t('links.opens'), ...actionNames, t('csv.inAll'), t('answers:column')],
      ...linkRows(links, totals, answerOf, t('csv.deletedLink')),
    ],
  ];
}

function NoOpens({ isPublic }: { readonly isPublic: boolean }) {
  const { t } = useTranslation('insights');
  return (
    <Paper variant="outlined">
      <EmptyState
        picture={<EmptySeats />}
        heading="h2"
        title={t('empty.title')}
        text={t(isPublic ? 'empty.text' : 'empty.privateText')}
      />
    </Paper>
  );
}

function PageSkeleton() {
  const { t } = useTranslation('insights');
  return (
    <Stack role="status" aria-label={t('loading')} data-skeleton="" sx={{ gap: 3 }}>
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
