import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import { EditorSection, ShortFieldRow } from '../fields/editor-section.tsx';
import { FieldGroup, FLOATING_LABEL } from '../fields/field-group.tsx';
import { NumberInput } from '../fields/number-field.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { LanguagesInput } from './languages-input.tsx';
import { LocationInput } from './location-input.tsx';
import { SkillsInput } from './skills-input.tsx';

export function CareerDetails() {
  const { t } = useTranslation('profileEditor');
  return (
    <EditorSection id="career-details" title={t('sections.career.title')} text={t('sections.career.text')}>
      <LocationInput />
      <FieldGroup name="screen_age" label={t('fields.screenAge')}>
        <ShortFieldRow sx={{ pt: FLOATING_LABEL }}>
          <NumberInput name="screen_age_min" label={t('fields.screenAgeMin')} />
          <NumberInput name="screen_age_max" label={t('fields.screenAgeMax')} />
        </ShortFieldRow>
      </FieldGroup>
      <TextInput
        name="education"
        label={t('fields.education')}
        autoCapitalize="sentences"
        multiline
        minRows={2}
      />
      <TextInput
        name="introduction"
        label={t('fields.introduction')}
        help={t('fields.introductionHelp')}
        max={LIMITS.longText}
        autoCapitalize="sentences"
        multiline
        minRows={4}
      />
      <SkillsInput />
      <LanguagesInput />
    </EditorSection>
  );
}
