// Starts the app.
import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-devanagari/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { COLOR_MODE } from '../config/local-keys.ts';
import { i18n, startSpeaking } from '../i18n/app-texts.ts';
import '../lib/install-prompt.ts';
import { AppRouter, loadScreens } from './app-router.tsx';
import { Providers } from './providers.tsx';
import { routes } from './router.tsx';
import { Start } from './start.tsx';
import { COLOR_SCHEME_ATTRIBUTE } from './theme/tokens.ts';

/** The scheme MUI is going to set, before the first paint: otherwise a dark screen would begin with a light flash. */
function setScheme(): void {
  let mode: string | null = null;
  try {
    mode = localStorage.getItem(COLOR_MODE);
  } catch {
    // Storage refused: the system's scheme it is.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute(
    COLOR_SCHEME_ATTRIBUTE,
    mode === 'light' || mode === 'dark' ? mode : system,
  );
}

setScheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// The first screen's code is on its way while the frame's texts come.
void loadScreens(routes, globalThis.location.pathname);

await startSpeaking();

createRoot(root).render(
  <StrictMode>
    <Providers texts={i18n}>
      <AppRouter routes={routes} start={<Start />} />
    </Providers>
  </StrictMode>,
);
