// Buttons that choose the language, each labelled in its own language; the choice is stored on this device. MUI's
// toggle buttons would add 3 KB to every first visit of an account screen.
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '../i18n/app-texts.ts';
import { storeLanguage } from '../i18n/chosen-language.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages.ts';
import { useToast } from './toast.tsx';

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Choice = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  '&:lang(hi)': { fontFamily: 'var(--mq-hindi-name)' },
  flex: 1,
  minHeight: 40,
  padding: theme.spacing(0.5, 2),
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-pressed="true"]': {
    color: 'var(--mq-brand)',
    backgroundColor: 'var(--mq-wash)',
  },
  '& + &': { borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
}));

interface LanguageSwitchProps {
  readonly fullWidth?: boolean;
  readonly size?: 'small' | 'medium';
}

export function LanguageSwitch({ fullWidth = false, size = 'medium' }: LanguageSwitchProps) {
  const { t } = useTranslation('common');
  const toast = useToast();

  const change = async (language: Language): Promise<void> => {
    try {
      await changeLanguage(language);
      storeLanguage(currentLanguage());
    } catch (error) {
      console.warn('The texts of the language could not be loaded.', error);
      toast({ variant: 'error', title: t('language.failed.title'), text: t('language.failed.text') });
    }
  };

  return (
    <Group
      role="group"
      aria-label={t('language.label')}
      style={fullWidth ? { width: '100%' } : undefined}
      data-needs-script=""
    >
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          lang={language}
          aria-pressed={language === currentLanguage()}
          style={size === 'small' ? undefined : { minHeight: 48 }}
          onClick={() => void change(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Choice>
      ))}
    </Group>
  );
}
