import { keepLanguage } from '../../i18n/chosen-language.ts';
import { languageOf } from '../../i18n/languages.ts';
import { usePageTexts } from './page-texts.ts';

/**
 * This page in the other language. The language is in the address, so that the edge keeps one page for all who read it
 * in the same (docs/decisions.md); a click is also a choice for the app.
 */
export function LanguageLink() {
  const t = usePageTexts();
  const code: string = t('otherLanguage.code');
  return (
    <a
      href={code === 'en' ? '?' : `?lang=${code}`}
      hrefLang={code}
      lang={code}
      onClick={() => {
        const language = languageOf(code);
        if (language) keepLanguage(language);
      }}
    >
      {t('otherLanguage.name')}
    </a>
  );
}
