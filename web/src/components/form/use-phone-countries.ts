import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { loadPhoneCountries } from '@marquee/domain/profile/phone-countries';
import { areForeignNumbersChecked, isForeign } from '@marquee/domain/profile/phone-number';
import { untilReplaced } from '../until-replaced.ts';

/**
 * Loads the numbers of all countries once one with another code than India's is typed, and checks the form again.
 * Without a connection such numbers are checked by their length.
 */
export function usePhoneCountries(digits: string): void {
  const { validateForm } = useFormikContext();
  const isNeeded = isForeign(digits) && !areForeignNumbersChecked();
  const check = useEffectEvent(() => void validateForm());
  useEffect(() => {
    if (!isNeeded) return undefined;
    return untilReplaced(
      loadPhoneCountries(),
      () => check(),
      () => undefined,
    );
  }, [isNeeded]);
}
