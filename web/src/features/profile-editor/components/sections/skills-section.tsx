import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LEVELS, type LanguageLevel } from '@marquee/domain/profile/options';
import { own } from '@marquee/domain/values/read-value';
import { LanguagesField } from '#web/profile-form/fields/languages-field.tsx';
import { SkillVideos } from './skill-videos.tsx';
import { SkillsField } from './skills-field.tsx';
import { shownLanguage } from '#web/i18n/listed-name.ts';
import { ChoiceRows } from '../fields/choice-rows.tsx';
import { withEntry } from '../fields/with-entry.ts';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';

interface LevelsProps {
  readonly languages: readonly string[];
  readonly levels: Readonly<Record<string, LanguageLevel>>;
  readonly setLevels: (levels: Readonly<Record<string, LanguageLevel>>) => void;
}

const Levels = memo(function Levels({ languages, levels, setLevels }: LevelsProps) {
  const { t } = useTranslation('profileEditor');
  const { t: casting } = useTranslation('casting');
  if (languages.length === 0) return null;
  return (
    <ChoiceRows
      label={t('languages.levels')}
      rows={languages.map((name) => ({
        id: name,
        name: shownLanguage(name, casting),
        chosen: own(levels, name) ?? '',
      }))}
      options={LANGUAGE_LEVELS.map((id) => ({ id, label: casting(`languageLevels.${id}`) }))}
      choiceLabel={(name) => t('languages.level', { name })}
      onChoose={(name, chosen) =>
        setLevels(
          withEntry(
            levels,
            name,
            LANGUAGE_LEVELS.find((level) => level === chosen),
          ),
        )
      }
    />
  );
});

/** A select for the level of each chosen language. */
function LanguageLevels() {
  const { value: languages } = useProfileField('languages');
  const { value: levels, setValue: setLevels } = useProfileField('language_levels');
  return <Levels languages={languages} levels={levels} setLevels={setLevels} />;
}

export function SkillFields() {
  return (
    <>
      <SkillsField />
      <SkillVideos />
    </>
  );
}

export function LanguageFields() {
  return (
    <div>
      <LanguagesField />
      <LanguageLevels />
    </div>
  );
}
