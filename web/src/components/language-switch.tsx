// The choice of language, in each language's own words; kept on this device.
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { speak, spokenLanguage } from '../i18n/app-texts.ts';
import { keepLanguage } from '../i18n/chosen-language.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages.ts';
import { useToast } from './toast.tsx';

export function LanguageSwitch(props: Pick<ToggleButtonGroupProps, 'fullWidth' | 'size'>) {
  const { t } = useTranslation('common');
  const toast = useToast();

  const change = async (language: Language): Promise<void> => {
    try {
      await speak(language);
      keepLanguage(language);
    } catch (error) {
      console.warn(error);
      toast({ variant: 'error', title: t('language.failed.title'), text: t('language.failed.text') });
    }
  };

  return (
    <ToggleButtonGroup
      {...props}
      exclusive
      value={spokenLanguage()}
      aria-label={t('language.label')}
      onChange={(_event, chosen: Language | null) => {
        if (chosen !== null) void change(chosen);
      }}
    >
      {LANGUAGES.map((language) => (
        <ToggleButton key={language} value={language} lang={language} sx={{ px: 2 }}>
          {LANGUAGE_NAMES[language]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
