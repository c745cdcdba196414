import { LanguageLevels } from './language-levels.tsx';
import { LanguagesField } from '#web/profile-form/fields/languages-field.tsx';
import { SkillVideos } from './skill-videos.tsx';
import { SkillsField } from './skills-field.tsx';

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
