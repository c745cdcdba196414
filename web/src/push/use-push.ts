// Push in this browser, as the settings and the list of notifications show it.
import { useState } from 'react';
import { PUSH_DEVICE } from '../config/local-keys.ts';
import type { Live } from '../firebase/live.ts';
import { useStoredText } from '../storage/use-stored-text.ts';
import { readDeviceNote } from './device-note.ts';
import type { PushDevice } from '../firebase/references.ts';
import { endDevice, turnPushOn, usePushDevices } from './push-devices.ts';
import { pushSupport, type PushSupport } from './push-support.ts';

export interface Push {
  readonly support: PushSupport;
  readonly devices: Live<readonly PushDevice[]>;
  /** The id of this browser's device document while this account has push enabled here. */
  readonly thisDevice: string | undefined;
  readonly isWorking: boolean;
  readonly hasFailed: boolean;
  readonly turnOn: () => Promise<void>;
  readonly end: (id: string) => Promise<void>;
}

export function usePush(uid: string): Push {
  const devices = usePushDevices(uid);
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const note = readDeviceNote(useStoredText(PUSH_DEVICE));
  const isListed = devices.status === 'ready' && devices.data.some(({ id }) => id === note?.id);

  const work = async (task: () => Promise<unknown>): Promise<void> => {
    setState('working');
    try {
      await task();
      setState('idle');
    } catch (error) {
      console.error('Push could not be switched in this browser.', error);
      setState('failed');
    }
  };

  return {
    support: pushSupport(),
    devices,
    thisDevice: note?.uid === uid && isListed ? note.id : undefined,
    isWorking: state === 'working',
    hasFailed: state === 'failed',
    turnOn: () => work(() => turnPushOn(uid)),
    end: (id) => work(() => endDevice(id)),
  };
}
