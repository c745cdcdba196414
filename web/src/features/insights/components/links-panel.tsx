// The account's named links with their counts, and the actions on each.
import AddLink from '@mui/icons-material/AddLink';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LinkAnswer, LinkAnswers } from '@marquee/domain/views/link-answer';
import { LINK_LIMITS, linkState, type NamedLink } from '@marquee/domain/views/named-link';
import type { SentRow } from '@marquee/domain/views/sends';
import type { Profile } from '@marquee/domain/profile/profile';
import { paths } from '../../../config/paths.ts';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { visuallyHidden } from '../../../components/visually-hidden.ts';
import type { Live } from '../../../firebase/live.ts';
import { useVersions } from '../../../links/versions.ts';
import { LinkDialog, type LinkTask } from '../../../links/link-dialog.tsx';
import { LinkMenu } from './link-menu.tsx';
import { Panel } from '../../../components/panel.tsx';
import type { Totals } from './totals.ts';

interface LinksPanelProps {
  readonly profile: Profile;
  readonly links: Live<readonly NamedLink[]>;
  readonly totals: Totals;
  readonly answers: LinkAnswers;
  /** The rows of the log of sent links, one for each link. */
  readonly sent: readonly SentRow[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function LinksPanel({ profile, links, ...shown }: LinksPanelProps) {
  const { t } = useTranslation('insights');
  const [task, setTask] = useState<LinkTask>({ kind: 'make' });
  const [isOpen, setIsOpen] = useState(false);
  const [round, setRound] = useState(0);
  const known = links.status === 'ready' ? links.data : [];
  const isFull = known.length >= LINK_LIMITS.links;
  const start = (next: LinkTask): void => {
    setTask(next);
    setRound((before) => before + 1);
    setIsOpen(true);
  };
  return (
    <Panel
      title={t('links.title')}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={paths.versions.href()}>
            {t('links.versions')}
          </Button>
          <Button
            variant="contained"
            color="secondary"
            startIcon={<AddLink />}
            disabled={links.status !== 'ready' || isFull}
            onClick={() => start({ kind: 'make' })}
          >
            {t('links.make')}
          </Button>
        </Stack>
      }
    >
      {links.status === 'error' ? <LoadFailed text={t('links.loadFailed')} onRetry={links.retry} /> : null}
      {isFull ? <Alert severity="info">{t('links.full')}</Alert> : null}
      {links.status === 'ready' && known.length === 0 ? (
        <Typography color="textSecondary">{t('links.empty')}</Typography>
      ) : null}
      {known.length > 0 ? <LinksTable uid={profile.id} links={known} {...shown} onStart={start} /> : null}
      <LinkDialog key={round} profile={profile} task={task} open={isOpen} onClose={() => setIsOpen(false)} />
    </Panel>
  );
}

/**
 * How many links are shown at first, the newest ones: two hundred rows take longer to render than the rest of the page.
 */
const FIRST_LINKS = 20;

const COLUMNS = ['opens', 'videos', 'cv', 'contacts'] as const;

/** The styles of a column's cells: beside the menu, a phone has room for only two columns of numbers. */
const cellOf = (column: (typeof COLUMNS)[number]) => ({
  fontVariantNumeric: 'tabular-nums',
  px: { xs: 1, sm: 2 },
  ...(column === 'videos' || column === 'cv' ? { display: { xs: 'none', sm: 'table-cell' } } : {}),
});

interface LinksTableProps extends Omit<LinksPanelProps, 'profile' | 'links'> {
  readonly uid: string;
  readonly links: readonly NamedLink[];
  readonly onStart: (task: LinkTask) => void;
}

function LinksTable({ uid, links, totals, answers, sent, now, onStart }: LinksTableProps) {
  const { t } = useTranslation('insights');
  const [showsAll, setShowsAll] = useState(false);
  const versions = useVersions(uid);
  const nameOf = ({ version }: NamedLink): string =>
    versions.status === 'ready' ? (versions.data.find(({ id }) => id === version)?.name ?? '') : '';
  const shown = showsAll ? links : links.slice(0, FIRST_LINKS);
  return (
    <>
      <TableContainer tabIndex={0} role="group" aria-label={t('links.title')}>
        <Table size="small">
          <caption style={visuallyHidden}>{t('links.title')}</caption>
          <TableHead>
            <TableRow>
              <TableCell scope="col" sx={{ px: { xs: 0, sm: 2 } }}>
                {t('links.link')}
              </TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} scope="col" align="right" sx={cellOf(column)}>
                  {t(`links.${column}`)}
                </TableCell>
              ))}
              <TableCell component="td" />
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((link) => {
              const { count = 0, actions = {} } = totals.all.links[link.code] ?? {};
              const values = {
                opens: count,
                videos: actions.video ?? 0,
                cv: actions.cv ?? 0,
                contacts: actions.contact ?? 0,
              };
              return (
                <TableRow key={link.code}>
                  <TableCell
                    component="th"
                    scope="row"
                    sx={{ px: { xs: 0, sm: 2 }, overflowWrap: 'anywhere' }}
                  >
                    {link.label}
                    <LinkFacts
                      link={link}
                      now={now}
                      version={nameOf(link)}
                      answer={answers[link.code]}
                      earlier={(totals.links[link.code]?.count ?? 0) - count}
                    />
                  </TableCell>
                  {COLUMNS.map((column) => (
                    <TableCell key={column} align="right" sx={cellOf(column)}>
                      {values[column]}
                    </TableCell>
                  ))}
                  <TableCell align="right" sx={{ px: 0 }}>
                    <LinkMenu
                      uid={uid}
                      link={link}
                      reached={sent.find(({ code }) => code === link.code)?.reached ?? 'sent'}
                      onStart={onStart}
                    />
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      {shown.length < links.length ? (
        <Button sx={{ mt: 1 }} onClick={() => setShowsAll(true)}>
          {t('links.showAll', { count: links.length })}
        </Button>
      ) : null}
    </>
  );
}

interface LinkFactsProps {
  readonly link: NamedLink;
  readonly now: number;
  /** The name of the version that the link shows; '' for none. */
  readonly version: string;
  readonly answer: LinkAnswer | undefined;
  /** How often the link was opened before the days shown. */
  readonly earlier: number;
}

/** Chips with the answer to the link, and with what differs from an ordinary link. */
function LinkFacts({ link, now, version, answer, earlier }: LinkFactsProps) {
  const { t } = useTranslation(['insights', 'answers']);
  const state = linkState(link, now);
  const facts = [
    ...(answer
      ? [
          t('answers:fact', {
            answer: t(`answers:words.${answer.answer}`),
            day: dayjs(answer.answered_at).format('D MMM'),
          }),
        ]
      : []),
    ...(version === '' ? [] : [version]),
    ...(state === 'live' ? [] : [t(`links.${state}`)]),
    ...(state === 'live' && link.ends > 0
      ? [t('links.until', { day: dayjs(link.ends - 1).format('DD MMMM YYYY') })]
      : []),
    ...(link.opens_private ? [t('links.opensPrivate')] : []),
    ...(earlier > 0 ? [t('links.earlier', { count: earlier })] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {facts.map((fact) => (
        // The text wraps where a phone has no room for it beside the numbers.
        <Chip
          key={fact}
          size="small"
          variant="outlined"
          label={fact}
          sx={{ blockSize: 'auto', minBlockSize: 24, '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Stack>
  );
}
