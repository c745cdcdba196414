// Registers the service worker once the page is loaded, except in `vite dev`, whose files have no fixed names; and
// opens the path that the worker's message names.
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { asRecord } from '@marquee/domain/values/record';
import { useSession } from '../account/session.ts';
import { withFirestore } from '../firebase/with-firestore.ts';
import { deviceNote } from '../push/device-note.ts';
import { onceIdle } from '../pwa/once-idle.ts';

/** The path in the worker's message that a push notification was tapped; `undefined` for another message. */
function pathToOpen(message: unknown): string | undefined {
  const { type, path } = asRecord(message);
  return type === 'OPEN' && typeof path === 'string' ? path : undefined;
}

function useOpenedPushes(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      const path = pathToOpen(data);
      if (path !== undefined) void navigate(path);
    };
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}

/** Milliseconds from the idle page to the worker's start: the first screen's requests come before the worker's. */
const WORKER_DELAY = 2000;

async function startWorker(uid: string | undefined): Promise<void> {
  const worker = await import('../pwa/worker.ts');
  await worker.startWorker(uid !== undefined);
  if (uid === undefined || deviceNote()?.uid !== uid) return;
  const { renewPush } = await withFirestore(() => import('../push/push-devices.ts'));
  await renewPush(uid);
}

export function WorkerEffects() {
  useOpenedPushes();
  const session = useSession();
  const { status } = session;
  const uid = session.status === 'signed-in' ? session.user.uid : undefined;
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || status === 'pending') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = onceIdle(() => {
      timer = setTimeout(() => {
        startWorker(uid).catch((error: unknown) => console.warn('The service worker is not ready.', error));
      }, WORKER_DELAY);
    });
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [status, uid]);
  return null;
}
