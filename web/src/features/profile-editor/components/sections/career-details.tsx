import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import { FormTextField } from '../../../../components/form/form-field.tsx';
import { EditorSection, ShortFieldRow } from '../fields/editor-section.tsx';
import { FieldGroup, FLOATING_LABEL } from '../fields/field-group.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { LanguagesField } from './languages-field.tsx';
import { LocationField } from './location-field.tsx';
import { SkillsField } from './skills-field.tsx';

function Counter({ count }: { readonly count: number }) {
  const { t } = useTranslation('profileEditor');
  const max = LIMITS.longText;
  return (
    <span aria-label={t('fields.counterLabel', { count, max })} role="img" style={{ whiteSpace: 'nowrap' }}>
      {t('fields.counter', { count, max })}
    </span>
  );
}

const countOf = (text: string) => <Counter count={text.length} />;

export function CareerDetails() {
  const { t } = useTranslation('profileEditor');
  return (
    <EditorSection id="career-details" title={t('sections.career.title')} text={t('sections.career.text')}>
      <LocationField />
      <FieldGroup name="screen_age" label={t('fields.screenAge')}>
        <ShortFieldRow sx={{ pt: FLOATING_LABEL }}>
          <NumberField name="screen_age_min" label={t('fields.screenAgeMin')} />
          <NumberField name="screen_age_max" label={t('fields.screenAgeMax')} />
        </ShortFieldRow>
      </FieldGroup>
      <FormTextField
        name="education"
        label={t('fields.education')}
        autoCapitalize="sentences"
        multiline
        minRows={2}
      />
      <FormTextField
        name="introduction"
        label={t('fields.introduction')}
        helperText={t('fields.introductionHelp')}
        aside={countOf}
        autoCapitalize="sentences"
        multiline
        minRows={4}
      />
      <SkillsField />
      <LanguagesField />
    </EditorSection>
  );
}
