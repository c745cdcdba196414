import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import { internationalDigits } from '@marquee/domain/profile/phone-number';
import {
  EMPTY_REPRESENTATION,
  REPRESENTATION_ROLES,
  representationLink,
  type Representation,
} from '@marquee/domain/profile/representation';
import { useFieldError } from '#web/components/form/form.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { usePhoneCountries } from '#web/components/form/use-phone-countries.ts';
import type { FormField } from '#web/components/form/use-form-field.ts';
import { FieldRow } from '#web/profile-form/fields/field-row.ts';
import { FieldGroup, FLOATING_LABEL } from '#web/profile-form/fields/field-group.tsx';
import { HideFact } from '../fields/hide-fact.tsx';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';

type RepresentationText = 'name' | 'company' | 'phone' | 'email';

const INPUTS: Readonly<Record<RepresentationText, Pick<TextFieldProps, 'type' | 'autoComplete'>>> = {
  name: { type: 'text' },
  company: { type: 'text', autoComplete: 'organization' },
  phone: { type: 'tel' },
  email: { type: 'email' },
};

const isEmpty = ({ name, company, phone, email }: Representation): boolean =>
  name + company + phone + email === '';

interface FieldsProps extends Pick<FormField<Representation | null>, 'value' | 'setValue'> {
  readonly leave: (field: RepresentationText) => void;
  readonly nameError: string | undefined;
  readonly emailError: string | undefined;
  readonly phoneError: string | undefined;
}

const Fields = memo(function Fields({
  value,
  setValue,
  leave,
  nameError,
  emailError,
  phoneError,
}: FieldsProps) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const shown = value ?? EMPTY_REPRESENTATION;
  const change = (changed: Partial<Representation>): void => {
    const next = { ...shown, ...changed };
    // A role without other details is no agent: the value is null.
    setValue(isEmpty(next) && !next.instead && next.role === EMPTY_REPRESENTATION.role ? null : next);
  };
  const text = (field: RepresentationText, error?: string) => (
    <TextField
      {...INPUTS[field]}
      id={fieldId(`representation.${field}`)}
      label={t(`representation.${field}`)}
      value={shown[field]}
      fullWidth
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => change({ [field]: target.value })}
      onBlur={() => leave(field)}
      slotProps={{ htmlInput: { maxLength: field === 'phone' ? LIMITS.phone : LIMITS.shortText } }}
    />
  );
  return (
    <>
      <FieldRow sx={{ pt: FLOATING_LABEL }}>
        <TextField
          select
          label={t('representation.role')}
          value={shown.role}
          onChange={({ target }) => {
            const role = REPRESENTATION_ROLES.find((each) => each === target.value);
            if (role) change({ role });
          }}
        >
          {REPRESENTATION_ROLES.map((role) => (
            <MenuItem key={role} value={role}>
              {t(`casting:representationRoles.${role}`)}
            </MenuItem>
          ))}
        </TextField>
        {text('name', nameError)}
        {text('company')}
        {text('phone', phoneError)}
        {text('email', emailError)}
      </FieldRow>
      <FormControlLabel
        control={<Switch checked={shown.instead} onChange={(_event, instead) => change({ instead })} />}
        label={t('representation.instead')}
        sx={{ mt: 2 }}
      />
      {shown.instead && representationLink(shown) === '' && (
        <FormHelperText>{t('representation.insteadHelp')}</FormHelperText>
      )}
    </>
  );
});

export function RepresentationField() {
  const { t } = useTranslation('profileEditor');
  const nameError = useFieldError('representation.name');
  const emailError = useFieldError('representation.email');
  const phoneError = useFieldError('representation.phone');
  const { value, setValue } = useProfileField('representation');
  usePhoneCountries(internationalDigits(value?.phone ?? ''));
  const { setFieldTouched } = useFormikContext();
  const leave = useCallback(
    (field: RepresentationText) => void setFieldTouched(`representation.${field}`),
    [setFieldTouched],
  );
  return (
    <FieldGroup
      name="representation"
      label={t('representation.label')}
      aside={<HideFact name="representation" />}
      help={t('representation.help')}
    >
      <Fields
        value={value}
        setValue={setValue}
        leave={leave}
        nameError={nameError}
        emailError={emailError}
        phoneError={phoneError}
      />
    </FieldGroup>
  );
}
