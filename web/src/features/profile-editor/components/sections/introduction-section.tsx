import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import { FormTextField } from '#web/components/form/form-field.tsx';

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

export function IntroductionField() {
  const { t } = useTranslation('profileEditor');
  return (
    <FormTextField
      name="introduction"
      label={t('fields.introduction')}
      helperText={t('fields.introductionHelp')}
      aside={countOf}
      autoCapitalize="sentences"
      multiline
      minRows={4}
    />
  );
}
