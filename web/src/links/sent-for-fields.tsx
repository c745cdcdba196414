import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { isLogFull, SEND_LIMITS } from '@marquee/domain/views/sends';
import { FormTextField } from '../components/form/form-field.tsx';
import { useSendLog } from './send-log.ts';

/** Project and role that a link is sent for, for the log: optional, and not asked when the log is full. */
export function SentForFields({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('links');
  const log = useSendLog(uid);
  if (log.status === 'ready' && isLogFull(log.data)) return null;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5 }}>
      {(['project', 'role'] as const).map((name) => (
        <FormTextField
          key={name}
          name={name}
          label={t(`form.${name}`)}
          maxLength={SEND_LIMITS[name]}
          autoComplete="off"
        />
      ))}
    </Stack>
  );
}
