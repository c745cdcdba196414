import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import { FormTextField } from '../../../../components/form/form-field.tsx';
import { HideFact } from '../fields/hide-fact.tsx';
import { EditorSection } from '../fields/editor-section.tsx';

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

export function IntroductionSection() {
  const { t } = useTranslation('profileEditor');
  return (
    <EditorSection id="introduction">
      <FormTextField
        name="introduction"
        label={t('fields.introduction')}
        helperText={t('fields.introductionHelp')}
        aside={countOf}
        autoCapitalize="sentences"
        multiline
        minRows={4}
      />
      <FormTextField
        name="education"
        label={t('fields.education')}
        aside={<HideFact name="education" />}
        autoCapitalize="sentences"
        multiline
        minRows={2}
      />
    </EditorSection>
  );
}
