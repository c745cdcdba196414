import { EditorSection } from '../fields/editor-section.tsx';
import { LanguageLevels } from './language-levels.tsx';
import { LanguagesField } from '../../../../profile-form/fields/languages-field.tsx';
import { SkillVideos } from './skill-videos.tsx';
import { SkillsField } from './skills-field.tsx';

export function SkillsSection() {
  return (
    <EditorSection id="skills">
      <SkillsField />
      <SkillVideos />
      <div>
        <LanguagesField />
        <LanguageLevels />
      </div>
    </EditorSection>
  );
}
