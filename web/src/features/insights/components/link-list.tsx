// The rows of named links: a table where it fits, else a list.
import Box from '@mui/material/Box';
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
import { useTranslation } from 'react-i18next';
import { dayInIndia } from '@marquee/domain/values/calendar-day';
import { linkState } from '@marquee/domain/views/named-link';
import type { SentRow } from '@marquee/domain/views/sent-rows';
import type { DayViews } from '@marquee/domain/views/views';
import { useIsWide } from '#web/components/screen-width.ts';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { linkRowId } from '#web/config/paths.ts';
import { numberText } from '#web/i18n/number-text.ts';
import type { LinkTask } from '#web/sharing/components/link-dialog.tsx';
import { counted } from './counted.ts';
import { LinkMenu } from './link-menu.tsx';

/** A row that an address names gets the focus, and shows it. */
const NAMED = { '&:focus': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 } } as const;

export interface LinkRow {
  readonly row: SentRow;
  /** The name of the version that the link shows; '' for none. */
  readonly version: string;
  /** What the link counted in the days shown. */
  readonly views: DayViews['links'][string] | undefined;
  /** How often the link was opened before the days shown. */
  readonly earlier: number;
}

interface LinkListProps {
  readonly uid: string;
  readonly rows: readonly LinkRow[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onStart: (task: LinkTask) => void;
  readonly onNotes: (row: SentRow) => void;
}

export function LinkList(props: LinkListProps) {
  const isWide = useIsWide();
  return isWide ? <RowTable {...props} /> : <RowList {...props} />;
}

const shownDay = (day: string): string => (day === '' ? '' : dayjs(day).format('D MMM YYYY'));

/** A note shows at most two lines; the dialog shows all of it. */
const NOTE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

const COLUMNS = ['to', 'projectAndRole', 'state', 'nextOn', 'opens'] as const;

function RowTable({ uid, rows, now, onStart, onNotes }: LinkListProps) {
  const { t } = useTranslation('insights');
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('links.title')}>
      <Table
        size="small"
        sx={{ '& td, & th': { verticalAlign: 'top' }, '& tr > th:first-of-type': { pl: 0 } }}
      >
        <caption style={visuallyHidden}>{t('links.title')}</caption>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} scope="col" align={column === 'opens' ? 'right' : 'left'}>
                {t(column === 'opens' ? 'links.opens' : `sent.${column}`)}
              </TableCell>
            ))}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((one) => {
            const { row } = one;
            const { code, label, project, role, note, next_on } = row.link;
            return (
              <TableRow key={code} id={linkRowId(code)} tabIndex={-1} sx={NAMED}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', inlineSize: '30%' }}>
                  {label}
                  <Facts {...one} now={now} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', inlineSize: '30%' }}>
                  {project}
                  {role === '' ? null : (
                    <Typography variant="body2" color="textSecondary">
                      {role}
                    </Typography>
                  )}
                  {note === '' ? null : (
                    <Typography variant="body2" component="div" sx={NOTE}>
                      {note}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  <Status row={row} />
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap', fontWeight: row.waits ? 600 : 400 }}>
                  {shownDay(next_on)}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {numberText(one.views?.count ?? 0)}
                </TableCell>
                <TableCell align="right" sx={{ px: 0, '& > button': { mt: -0.75 } }}>
                  <LinkMenu uid={uid} row={row} onStart={onStart} onNotes={onNotes} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function RowList({ uid, rows, now, onStart, onNotes }: LinkListProps) {
  const { t } = useTranslation('insights');
  return (
    <Box component="ul" aria-label={t('links.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((one) => {
        const { row } = one;
        const { code, label, project, role, next_on, note } = row.link;
        const isFor = [project, role].filter((text) => text !== '').join(' · ');
        return (
          <Box
            component="li"
            key={code}
            id={linkRowId(code)}
            tabIndex={-1}
            sx={{ ...NAMED, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
              <Box sx={{ minInlineSize: 0, flex: '1 1 8rem', overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
                {isFor === '' ? null : <Typography variant="body2">{isFor}</Typography>}
              </Box>
              <Typography
                variant="body2"
                sx={{ flex: 'none', pt: 0.25, fontVariantNumeric: 'tabular-nums' }}
                color="textSecondary"
              >
                {t('links.opened', counted(one.views?.count ?? 0))}
              </Typography>
              <Box sx={{ flex: 'none', mt: -1, mr: -1 }}>
                <LinkMenu uid={uid} row={row} onStart={onStart} onNotes={onNotes} />
              </Box>
            </Stack>
            <Facts {...one} now={now} />
            <Box sx={{ mt: 0.5 }}>
              <Status row={row} />
            </Box>
            {next_on === '' ? null : (
              <Typography variant="body2" sx={{ mt: 0.5, fontWeight: row.waits ? 600 : 400 }}>
                {t('sent.nextOnDay', { day: shownDay(next_on) })}
              </Typography>
            )}
            {note === '' ? null : (
              <Typography variant="body2" component="div" sx={{ ...NOTE, mt: 0.5 }}>
                {note}
              </Typography>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** Chips of a row: whether it is the actor's turn, and the answer, else the state. */
function Status({ row: { state, link, waits } }: { readonly row: SentRow }) {
  const { t } = useTranslation(['insights', 'answers']);
  const answer = link.answer?.answer;
  const isAnswer = state === 'answered' && answer !== undefined;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {waits ? <Chip size="small" color="secondary" label={t('sent.waits')} /> : null}
      <Chip
        size="small"
        color={state === 'booked' ? 'success' : state === 'closed' ? 'default' : 'primary'}
        variant="outlined"
        label={isAnswer ? t(`answers:words.${answer}`) : t(`sent.states.${state}`)}
      />
      {answer === undefined || isAnswer ? null : (
        <Chip size="small" variant="outlined" label={t(`answers:words.${answer}`)} />
      )}
    </Stack>
  );
}

/** One line with the day on which the link was sent, and with what differs from an ordinary link. */
function Facts({ row: { link }, version, earlier, now }: LinkRow & { readonly now: number }) {
  const { t } = useTranslation('insights');
  const state = linkState(link, now);
  const facts = [
    t('sent.sentOnDay', { day: shownDay(dayInIndia(link.created_at)) }),
    ...(version === '' ? [] : [version]),
    ...(link.archived ? [t('sent.noLink')] : state === 'live' ? [] : [t(`links.${state}`)]),
    ...(state === 'live' && link.ends > 0
      ? [t('links.until', { day: dayjs(link.ends - 1).format('D MMM YYYY') })]
      : []),
    ...(link.opens_private ? [t('links.opensPrivate')] : []),
    ...(earlier > 0 ? [t('links.earlier', counted(earlier))] : []),
  ];
  return (
    <Typography variant="body2" component="div" color="textSecondary">
      {facts.join(' · ')}
    </Typography>
  );
}
