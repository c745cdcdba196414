import { internationalDigits } from '@marquee/domain/profile/phone-number';
import { FormTextField } from './form-field.tsx';
import { useFormField } from './use-form-field.ts';
import { usePhoneCountries } from './use-phone-countries.ts';

export function PhoneField(props: Parameters<typeof FormTextField>[0]) {
  usePhoneCountries(internationalDigits(useFormField<string>(props.name).value));
  return <FormTextField type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}
