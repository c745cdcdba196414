import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#web/components/load-failed.tsx';
import type { Push } from '#web/push/use-push.ts';
import { Item, Line, Named } from './section.tsx';

/** The account's devices with push messages, each with a button that ends the messages to that device. */
export function PushDevices({ push }: { readonly push: Push }) {
  const { t } = useTranslation('push');
  const { devices, thisDevice, isWorking, end } = push;
  return (
    <Item>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('devices.title')}
      </Typography>
      {devices.status === 'error' ? (
        <LoadFailed text={t('devices.loadFailed')} onRetry={devices.retry} />
      ) : null}
      {devices.status === 'ready' && devices.data.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('devices.none')}
        </Typography>
      ) : null}
      {devices.status === 'ready' ? (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {devices.data.map(({ id, name, created_at }) => (
            <Line as="li" key={id} sx={{ mt: 1.5 }}>
              <Named name={id === thisDevice ? `${name} · ${t('devices.thisDevice')}` : name}>
                {t('devices.since', { date: dayjs(created_at).format('D MMMM YYYY') })}
              </Named>
              <Button
                variant="outlined"
                size="small"
                disabled={isWorking}
                aria-label={t('devices.endNamed', { name })}
                onClick={() => void end(id)}
              >
                {t('devices.end')}
              </Button>
            </Line>
          ))}
        </ul>
      ) : null}
    </Item>
  );
}
