import { usePage } from '../page-context.ts';
import { LANGUAGE_NAMES, type Language } from '#web/i18n/languages.ts';

/** A link to this page in the other language. The script stores the choice on this device. */
export function LanguageLink({ className }: { readonly className?: string }) {
  const { language, paths } = usePage();
  const other: Language = language === 'en' ? 'hi' : 'en';
  return (
    <a className={className} href={paths[other]} hrefLang={other} lang={other} data-language={other}>
      {LANGUAGE_NAMES[other]}
    </a>
  );
}
