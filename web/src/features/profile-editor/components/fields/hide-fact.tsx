import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasHideable } from '@marquee/domain/profile/hidden-facts';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import type { HideableName } from '@marquee/domain/profile/profile-fields';
import { hideableLabel } from '#web/profile-form/fields/hideable-label.ts';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';

interface EyeProps {
  readonly name: HideableName;
  readonly hidden: readonly HideableName[];
  readonly setHidden: (hidden: readonly HideableName[]) => void;
}

const Eye = memo(function Eye({ name, hidden, setHidden }: EyeProps) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const isHidden = hidden.includes(name);
  return (
    <IconButton
      size="small"
      aria-label={t(isHidden ? 'hide.show' : 'hide.hide', { name: hideableLabel(name, t) })}
      title={t(isHidden ? 'hide.hidden' : 'hide.shown')}
      sx={{ gap: 0.5, borderRadius: 1 }}
      onClick={(event) => {
        // A surrounding Autocomplete would handle the click as a click on its own field.
        event.stopPropagation();
        setHidden(isHidden ? hidden.filter((each) => each !== name) : [...hidden, name]);
      }}
    >
      {isHidden ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      {isHidden ? <Typography variant="body2">{t('hide.word')}</Typography> : null}
    </IconButton>
  );
});

/**
 * A button that hides a fact from the page, or shows it again; the form keeps its value. There is none for a fact without
 * a value.
 */
export function HideFact({ name }: { readonly name: HideableName }) {
  const { values } = useFormikContext<ProfileForm>();
  const { value: hidden, setValue: setHidden } = useProfileField('hidden');
  if (!hidden.includes(name) && !hasHideable(values, name)) return null;
  return <Eye name={name} hidden={hidden} setHidden={setHidden} />;
}
