// Starts the app.
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '../pwa/install-prompt.ts';
import { startTexts } from '../i18n/app-texts.ts';
import { Providers } from './providers.tsx';
import { reloadForNewFiles } from './new-files.ts';
import { router } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

addEventListener('vite:preloadError', reloadForNewFiles);
// Imported here, because a stylesheet linked in the HTML would block the first paint.
import('../theme/font-faces.css').catch((error: unknown) =>
  console.warn('The fonts could not be loaded: the device’s own are shown.', error),
);

function render(container: HTMLElement): void {
  // A transition: React yields to the browser between slices of the first render.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

const isComplete = 'toSorted' in Array.prototype && 'groupBy' in Object && 'withResolvers' in Promise;
const filled = isComplete
  ? undefined
  : import('./fill-in.ts').catch((error: unknown) =>
      console.warn('This browser lacks functions, which could not be loaded.', error),
    );

void Promise.all([startTexts(), filled]).then(() => render(root));
