// The numbers of all countries, about 35 kB compressed: browsers load them when a number with another code is typed.
import { areForeignNumbersChecked, checkForeignNumbers } from './phone-number.ts';

export async function loadPhoneCountries(): Promise<void> {
  if (areForeignNumbersChecked()) return;
  const { isValidPhoneNumber } = await import('libphonenumber-js/min');
  checkForeignNumbers((digits) => isValidPhoneNumber(`+${digits}`));
}
