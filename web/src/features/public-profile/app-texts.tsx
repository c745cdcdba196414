// Inside the app the page's texts are the app's, and follow its language.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTextsContext } from './page-texts.ts';

export function AppTexts({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('publicProfile');
  return <PageTextsContext value={t}>{children}</PageTextsContext>;
}
