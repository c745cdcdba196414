// The rows of sent links: a table where it fits, else a list.
import EditOutlined from '@mui/icons-material/EditOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { SentRow } from '@marquee/domain/views/sends';
import { saveFile } from '../../../components/save-file.ts';
import { useToast } from '../../../components/toast.tsx';
import { useIsWide } from '../../../components/screen-width.ts';
import { visuallyHidden } from '../../../components/visually-hidden.ts';

interface SentRowsProps {
  readonly rows: readonly SentRow[];
  readonly onEdit: (row: SentRow) => void;
}

export function SentRows(props: SentRowsProps) {
  const isWide = useIsWide();
  return isWide ? <SentTable {...props} /> : <SentList {...props} />;
}

const shownDay = (day: string): string => (day === '' ? '' : dayjs(day).format('D MMM YYYY'));

/** A note shows at most three lines; the dialog shows all of it. */
const NOTE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

function SentTable({ rows, onEdit }: SentRowsProps) {
  const { t } = useTranslation('insights');
  const columns = ['to', 'projectAndRole', 'sentOn', 'state', 'nextOn', 'note'] as const;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t('sent.title')}>
      <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top', px: 1 } }}>
        <caption style={visuallyHidden}>{t('sent.title')}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} scope="col">
                {t(`sent.${column}`)}
              </TableCell>
            ))}
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.code}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minInlineSize: '7rem' }}>
                {row.send.label}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minInlineSize: '7rem' }}>
                {row.send.project}
                <Typography variant="body2" color="textSecondary">
                  {row.send.role}
                </Typography>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{shownDay(row.send.sent_on)}</TableCell>
              <TableCell>
                <States row={row} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', fontWeight: row.waits ? 600 : 400 }}>
                {shownDay(row.send.next_on)}
              </TableCell>
              <TableCell sx={{ inlineSize: '25%' }}>
                <Box sx={NOTE}>{row.send.note}</Box>
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Actions row={row} onEdit={onEdit} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function SentList({ rows, onEdit }: SentRowsProps) {
  const { t } = useTranslation('insights');
  return (
    <Box component="ul" aria-label={t('sent.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => {
        const { label, project, role, sent_on, next_on, note } = row.send;
        const isFor = [project, role].filter((text) => text !== '').join(' · ');
        return (
          <Box
            component="li"
            key={row.code}
            sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
                {isFor === '' ? null : <Typography variant="body2">{isFor}</Typography>}
              </Box>
              <Box sx={{ flex: 'none', mt: -1, mr: -1 }}>
                <Actions row={row} onEdit={onEdit} />
              </Box>
            </Stack>
            <Box sx={{ mt: 0.5 }}>
              <States row={row} />
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {t('sent.sentOnDay', { day: shownDay(sent_on) })}
            </Typography>
            {next_on === '' ? null : (
              <Typography variant="body2" sx={{ fontWeight: row.waits ? 600 : 400 }}>
                {t('sent.nextOnDay', { day: shownDay(next_on) })}
              </Typography>
            )}
            {note === '' ? null : (
              <Typography variant="body2" sx={{ ...NOTE, mt: 0.5 }}>
                {note}
              </Typography>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** Chips of a row: the state, the answer, and whether the actor has to do something. */
function States({ row: { state, answer, waits, hasLink } }: { readonly row: SentRow }) {
  const { t } = useTranslation(['insights', 'answers']);
  const isOver = state === 'closed';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {waits ? <Chip size="small" color="secondary" label={t('sent.waits')} /> : null}
      <Chip
        size="small"
        color={state === 'booked' ? 'success' : isOver ? 'default' : 'primary'}
        variant="outlined"
        label={t(`sent.states.${state}`)}
      />
      {answer === undefined ? null : (
        <Chip size="small" variant="outlined" label={t(`answers:words.${answer}`)} />
      )}
      {hasLink ? null : <Chip size="small" variant="outlined" label={t('sent.noLink')} />}
    </Stack>
  );
}

function Actions({ row, onEdit }: { readonly row: SentRow; readonly onEdit: SentRowsProps['onEdit'] }) {
  const { t } = useTranslation('insights');
  const toast = useToast();
  const { label, next_on } = row.send;
  const saveEntry = async (): Promise<void> => {
    try {
      const { calendarEntry } = await import('./calendar-entry.ts');
      saveFile(new Blob([calendarEntry(row, Date.now())], { type: 'text/calendar' }), `${next_on}.ics`);
    } catch (error) {
      console.error('The calendar file could not be made.', error);
      toast({ variant: 'error', title: t('sent.calendarFailed.title'), text: t('sent.calendarFailed.text') });
    }
  };
  return (
    <>
      {next_on === '' ? null : (
        <Tooltip title={t('sent.calendar', { label })}>
          <IconButton aria-label={t('sent.calendar', { label })} onClick={() => void saveEntry()}>
            <EventOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={t('sent.edit', { label })}>
        <IconButton aria-label={t('sent.edit', { label })} onClick={() => onEdit(row)}>
          <EditOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  );
}
