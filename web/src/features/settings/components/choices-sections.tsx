// Three sections of the settings: what other owners see of the user who views their profiles; the theme; the language.
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { THEME_MODES, type Settings, type ThemeMode } from '@marquee/domain/accounts/settings';
import { LanguageSwitch } from '#web/components/language-switch.tsx';
import { saveSettings } from '#web/firebase/save-settings.ts';
import { Choice } from './choice.tsx';
import { Item, Section } from './section.tsx';
import { useSaveFailure } from './use-save-failure.ts';

const ICONS = {
  system: SettingsBrightnessOutlined,
  light: LightModeOutlined,
  dark: DarkModeOutlined,
} as const;

interface ChoicesProps {
  readonly uid: string;
  readonly settings: Settings;
}

function useChange(uid: string): (changed: Partial<Settings>) => void {
  const reportFailure = useSaveFailure();
  return (changed) => {
    saveSettings(uid, changed).catch((error: unknown) => {
      reportFailure('The settings could not be saved.', error);
    });
  };
}

export function ViewerSection({ uid, settings }: ChoicesProps) {
  const { t } = useTranslation('settings');
  const change = useChange(uid);
  return (
    <Section id="viewer" title={t('viewer.title')} text={t('viewer.text')}>
      <Choice
        label={t('viewer.name')}
        help={t('viewer.nameHelp')}
        checked={settings.show_name_when_viewing}
        onChange={(show_name_when_viewing) => change({ show_name_when_viewing })}
      />
      <Choice
        label={t('viewer.email')}
        help={t('viewer.emailHelp')}
        checked={settings.show_email_when_viewing}
        onChange={(show_email_when_viewing) => change({ show_email_when_viewing })}
      />
    </Section>
  );
}

export function AppearanceSection({ uid, settings }: ChoicesProps) {
  const { t } = useTranslation('settings');
  const change = useChange(uid);
  const { mode, setMode } = useColorScheme();
  return (
    <Section id="appearance" title={t('appearance.title')} text={t('appearance.text')}>
      <Item>
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={mode ?? settings.theme}
          aria-label={t('appearance.label')}
          onChange={(_event, chosen: ThemeMode | null) => {
            if (chosen === null) return;
            setMode(chosen);
            change({ theme: chosen });
          }}
        >
          {THEME_MODES.map((option) => {
            const Icon = ICONS[option];
            return (
              <ToggleButton key={option} value={option} sx={{ gap: 1, minWidth: 0, px: 1 }}>
                <Icon fontSize="small" aria-hidden="true" sx={{ display: { xs: 'none', sm: 'block' } }} />
                <span>{t(`appearance.${option}`)}</span>
              </ToggleButton>
            );
          })}
        </ToggleButtonGroup>
      </Item>
    </Section>
  );
}

export function LanguageSection() {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <Section id="language" title={t('common:language.label')} text={t('language.text')}>
      <Item>
        <LanguageSwitch fullWidth />
      </Item>
    </Section>
  );
}
