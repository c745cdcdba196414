// Offers push messages above a list of notifications that is not empty, until the offer is answered.
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PUSH_OFFER } from '../config/local-keys.ts';
import { readText, storeText } from '../storage/device-storage.ts';
import { PushState } from './push-state.tsx';
import { pushSupport } from './push-support.ts';
import { usePush } from './use-push.ts';

export function PushOffer({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('push');
  const push = usePush(uid);
  const [isAnswered, setIsAnswered] = useState(
    // Not offered where the browser stores nothing: the offer would return on every visit.
    () => readText(PUSH_OFFER) === uid || !storeText(PUSH_OFFER, readText(PUSH_OFFER)),
  );
  // Not offered where the permission was denied before. If the user denies it now, a hint on how to undo that stays.
  const [isPossible] = useState(() => !['denied', 'unsupported'].includes(pushSupport()));
  const { thisDevice, devices } = push;
  if (isAnswered || thisDevice !== undefined || devices.status !== 'ready' || !isPossible) return null;
  const answer = (): void => {
    storeText(PUSH_OFFER, uid);
    setIsAnswered(true);
  };
  return (
    <Paper variant="outlined" sx={{ p: 2.5, mb: 3 }}>
      <PushState push={push}>
        <Button onClick={answer} sx={{ alignSelf: 'flex-start' }}>
          {t('later')}
        </Button>
      </PushState>
    </Paper>
  );
}
