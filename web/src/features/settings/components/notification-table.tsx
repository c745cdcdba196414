// The notification choices: a row for each kind, a column for each channel.
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  CHOICE_FIELDS,
  NOTIFICATION_KINDS,
  NOTIFICATION_CHANNELS,
  type NotificationKind,
  type NotificationChannel,
} from '@marquee/domain/accounts/notification-choices';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import type { AllChoices } from '../api/choices.ts';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { padding: theme.spacing(1, 0), textAlign: 'center', verticalAlign: 'middle' },
  '& th:first-of-type': { textAlign: 'start', fontWeight: 'inherit', paddingInlineEnd: theme.spacing(1) },
  '& col.channel': { width: 96 },
  '& .name, & .help': { display: 'block' },
  '& .blocked': { display: 'block', fontSize: '0.75rem', lineHeight: 1.2 },
  // As high as a checkbox, so that all cells of a row are aligned.
  '& .no-choice': { display: 'inline-flex', alignItems: 'center', minHeight: 42 },
  [theme.breakpoints.down('sm')]: {
    '& col.channel': { width: 50 },
    '& td': { verticalAlign: 'top' },
    // The name is beside its checkboxes, its explanation below them.
    '& .name': { display: 'flex', alignItems: 'center', minHeight: 42, lineHeight: 1.25 },
    '& .help': { width: 'calc(100% + 150px)' },
  },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}));

interface NotificationTableProps {
  readonly choices: AllChoices;
  /** Whether mails can be sent: only to a verified address. */
  readonly canMail: boolean;
  /** Whether this browser blocks push messages and no other device gets them. */
  readonly isPushBlocked: boolean;
  readonly onChange: (change: Partial<AllChoices>) => void;
}

export function NotificationTable(props: NotificationTableProps) {
  const { t } = useTranslation('push');
  return (
    <Table>
      <caption style={visuallyHidden}>{t('table.caption')}</caption>
      <colgroup>
        <col />
        {NOTIFICATION_CHANNELS.map((channel) => (
          <col key={channel} className="channel" />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span style={visuallyHidden}>{t('table.kind')}</span>
          </th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <Typography key={channel} component="th" scope="col" variant="body2" color="textSecondary">
              <span>{t(`table.${channel}`)}</span>
              {channel === 'push' && props.isPushBlocked ? (
                <span className="blocked">{t('table.blocked')}</span>
              ) : null}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <Typography component="span" className="name" sx={{ fontWeight: 600 }}>
                {t(`table.${kind}`)}
              </Typography>
              <Typography component="span" className="help" variant="body2" color="textSecondary">
                {t(kind === 'summary' && !props.canMail ? 'table.noMail' : `table.${kind}Help`)}
              </Typography>
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <td key={channel}>
                <Cell kind={kind} channel={channel} {...props} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface CellProps extends NotificationTableProps {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
}

function Cell({ kind, channel, choices, canMail, isPushBlocked, onChange }: CellProps) {
  const { t } = useTranslation('push');
  const field = CHOICE_FIELDS[kind][channel];
  if (field === null) {
    return (
      <Typography component="span" className="no-choice" color="textSecondary">
        <span aria-hidden="true">–</span>
        <span style={visuallyHidden}>{t('table.never')}</span>
      </Typography>
    );
  }
  if (field === 'always') {
    return (
      <Typography component="span" className="no-choice" variant="body2" color="textSecondary">
        {t('table.always')}
      </Typography>
    );
  }
  const { app } = CHOICE_FIELDS[kind];
  // Notifications that are off in the app are not pushed either.
  const isOffInApp = channel === 'push' && app !== null && app !== 'always' && !choices[app];
  const isOff = isOffInApp || (channel === 'mail' && !canMail) || (channel === 'push' && isPushBlocked);
  return (
    <Checkbox
      checked={choices[field] && !isOff}
      disabled={isOff}
      onChange={(_event, checked) => onChange({ [field]: checked })}
      slotProps={{
        input: {
          'aria-label': t('table.cell', { kind: t(`table.${kind}`), channel: t(`table.${channel}`) }),
        },
      }}
    />
  );
}
