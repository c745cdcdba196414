// Registers the service worker once the page is loaded, and handles its messages. Not in `vite dev`, whose files have
// no fixed names.
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { asRecord } from '@marquee/domain/values/record';
import { useSession } from '../account/session.ts';
import { deviceNote } from '../push/device-note.ts';
import { onceIdle } from '../pwa/once-idle.ts';

/** The path that a tapped push notification opens. */
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

/** Milliseconds after the page is idle: requests of the first screen come before those of the worker's cache. */
const WORKER_DELAY = 2000;

async function startWorker(uid: string | undefined): Promise<void> {
  const worker = await import('../pwa/worker.ts');
  await worker.startWorker(uid !== undefined);
  if (uid === undefined || deviceNote()?.uid !== uid) return;
  const { renewPush } = await import('../push/push-devices.ts');
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
