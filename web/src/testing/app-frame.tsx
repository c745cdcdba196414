// What screens need in tests: the providers of texts and theme, and `matchMedia`, which jsdom lacks.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { makeTheme } from '../theme/theme.ts';
import * as english from '../i18n/catalogue.ts';
import { createI18n } from '../i18n/create-i18n.ts';

const i18n = createI18n(english);
const theme = makeTheme();
/** Style sheets outside the document: jsdom would ask each rule whether an element is visible, a fifth of the tests' time. */
const styles = createCache({ key: 'css', container: document.createElement('div') });

/** The wrapper to render a feature's components in. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    </I18nextProvider>
  );
}

/** Provides a `matchMedia` whose queries all match; jsdom has none, and MUI asks for the pointer's kind. */
export function provideMatchMedia(): void {
  const nothing = (): void => undefined;
  globalThis.matchMedia = (media) =>
    ({
      media,
      matches: true,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    }) as unknown as MediaQueryList;
}
