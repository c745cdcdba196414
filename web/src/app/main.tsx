// Starts the app. Its page may be painted already (web/src/server/prerender-app.tsx): then it takes over what is there.
import './after-react.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { startSession } from '../firebase/session.ts';
import { i18n, startSpeaking } from '../i18n/app-texts.ts';
import '../lib/install-prompt.ts';
import { fetchBeforeImport } from '../lib/lazy-import.ts';
import { nextTask } from '../lib/next-task.ts';
import { AppRouter, loadScreens } from './app-router.tsx';
import { Providers } from './providers.tsx';
import { routes } from './router.tsx';
import { canTakeOver, makeUpFor } from './take-over.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const history = createBrowserHistory({ v5Compat: true });
// Taking all these modules in was a task already.
await nextTask();
// The first screen's code is on its way, and who is signed in is found out, while the frame's texts come.
startSession();
const speaking = startSpeaking();
const start = history.location;
const loading = loadScreens(routes, start);
await speaking;
const isLoaded = await loading;

const onStarted = (): void => {
  fetchBeforeImport();
  makeUpFor();
};

const app = (
  <StrictMode>
    <Providers texts={i18n}>
      <AppRouter routes={routes} start={start} history={history} onStarted={onStarted} />
    </Providers>
  </StrictMode>
);

// As a transition, React lets the browser do other things in between.
startTransition(() => {
  if (isLoaded !== false && canTakeOver(root, start.pathname)) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
