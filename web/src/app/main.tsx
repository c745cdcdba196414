// Starts the app.
import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-devanagari/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createI18n } from '../i18n/create-i18n.ts';
import { english } from '../i18n/catalogue.ts';
import '../lib/install-prompt.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <Providers texts={createI18n(english)}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
