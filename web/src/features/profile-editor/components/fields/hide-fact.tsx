import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { HideableName } from '@marquee/domain/profile/profile-fields';
import { hideableLabel } from '../../../../profile-form/fields/hideable-label.ts';
import { useProfileField } from '../../../../profile-form/fields/use-profile-field.ts';

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
      color={isHidden ? 'error' : 'default'}
      aria-pressed={isHidden}
      aria-label={t('hide.hide', { name: hideableLabel(name, t) })}
      title={t(isHidden ? 'hide.hidden' : 'hide.shown')}
      onClick={(event) => {
        // A surrounding Autocomplete would handle the click as a click on its own field.
        event.stopPropagation();
        setHidden(isHidden ? hidden.filter((each) => each !== name) : [...hidden, name]);
      }}
    >
      {isHidden ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
    </IconButton>
  );
});

/** A button that hides a fact from the page, or shows it again; the form keeps its value. */
export function HideFact({ name }: { readonly name: HideableName }) {
  const { value, setValue } = useProfileField('hidden');
  return <Eye name={name} hidden={value} setHidden={setValue} />;
}
