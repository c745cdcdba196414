// Starts the app.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { startSession } from '../firebase/session.ts';
import { i18n, startSpeaking } from '../i18n/app-texts.ts';
import '../lib/install-prompt.ts';
import { fetchBeforeImport } from '../lib/lazy-import.ts';
import { AppRouter, loadScreens } from './app-router.tsx';
import { Providers } from './providers.tsx';
import { routes } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const history = createBrowserHistory({ v5Compat: true });
// The first screen's code is on its way, and who is signed in is found out, while the frame's texts come.
startSession();
const speaking = startSpeaking();
const start = history.location;
const loading = loadScreens(routes, start);
await speaking;
await loading;

const app = (
  <StrictMode>
    <Providers texts={i18n}>
      <AppRouter routes={routes} start={start} history={history} onStarted={fetchBeforeImport} />
    </Providers>
  </StrictMode>
);

createRoot(root).render(app);
