// What a first visit to an app route loads beyond the app's entry: layouts, screen, footer and English texts, by the
// names of Vite's manifest. Prerendered pages preload it (prerender.config.ts), bench/app-size.ts weighs it.
import type { PrerenderedRoute } from '../domain/src/routes.ts';

const text = (name: string): string => `src/i18n/en/${name}.ts`;
const page = (name: string): string => `src/features/${name}-page.tsx`;
const FOOTER = 'src/components/site-footer.tsx';

export const FIRST_SCREENS = {
  '/': [FOOTER, 'src/app/routes/landing.tsx', text('landing'), text('faqs')],
  '/login': [page('auth/login'), text('auth')],
  '/signup': [page('auth/signup'), text('auth')],
  '/register': [page('auth/register'), text('auth')],
  '/terms': [FOOTER, page('legal/terms'), text('legal')],
  '/privacy': [FOOTER, page('legal/privacy'), text('legal')],
  '/faqs': [FOOTER, page('legal/faqs'), text('faqs')],
} as const satisfies Record<PrerenderedRoute, readonly string[]>;
