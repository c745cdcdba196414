import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/config/paths.ts';

/** A tip beside a link that contains the account's id: a username makes it short. */
export function UsernameTip() {
  const { t } = useTranslation('sharing');
  const action = (
    <Button color="inherit" href={`${paths.settings.href()}#username`}>
      {t('setUsername')}
    </Button>
  );
  return (
    <Alert severity="info" action={action}>
      {t('usernameTip')}
    </Alert>
  );
}
