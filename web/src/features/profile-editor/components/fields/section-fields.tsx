import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { EDITOR_FIELDS } from './editor-fields.tsx';
import { EditorSection } from './editor-section.tsx';
import { fieldNamesOf } from '../sections/sections.ts';

/** The inputs of a section's fields, in the order of the table of fields. */
export function SectionFields({ section }: { readonly section: SectionId }) {
  return (
    <EditorSection id={section}>
      {fieldNamesOf(section).map((name) => {
        const { Input } = EDITOR_FIELDS[name];
        return Input === null ? null : <Input key={name} />;
      })}
    </EditorSection>
  );
}
