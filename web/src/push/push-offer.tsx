// The offer of push messages on the list of notifications, once somebody has viewed the profile, until it is answered.
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PUSH_OFFER } from '../config/local-keys.ts';
import { PushState } from './push-state.tsx';
import { pushSupport } from './push-support.ts';
import { usePush } from './use-push.ts';

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(PUSH_OFFER) !== null;
  } catch {
    return true; // Where nothing is stored it would come again and again.
  }
}

export function PushOffer({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('push');
  const push = usePush(uid);
  const [isAnswered, setIsAnswered] = useState(wasAnswered);
  // Whoever blocked messages before is not asked again; whoever does so now reads how to undo it.
  const [isPossible] = useState(() => !['denied', 'unsupported'].includes(pushSupport()));
  const { thisDevice, devices } = push;
  if (isAnswered || thisDevice !== undefined || devices.status !== 'ready' || !isPossible) return null;
  const answer = (): void => {
    localStorage.setItem(PUSH_OFFER, 'answered');
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
