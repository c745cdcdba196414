import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { withoutHidden } from '@marquee/domain/profile/hidden-facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { useFormikContext } from 'formik';
import { availabilityText } from '../../../../i18n/availability-text.ts';
import { DEFAULT_LANGUAGE, languageOf } from '../../../../i18n/languages.ts';

/** The page's sentence about the dates in the form. */
export function DatesPreview() {
  const { t } = useTranslation('profileEditor');
  const { t: tCasting, i18n } = useTranslation('casting');
  const { values } = useFormikContext<ProfileForm>();
  const language = languageOf(i18n.language) ?? DEFAULT_LANGUAGE;
  const text = availabilityText(withoutHidden(values).facts, tCasting, language);
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      {text === '' ? t('dates.ask') : t('dates.preview', { text })}
    </Typography>
  );
}
