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
// Not by the document, whose first paint would wait for the style sheet.
void import('../theme/font-faces.css');
await startTexts();

// In a transition, React renders in slices and lets the browser paint and answer between them.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  ),
);
