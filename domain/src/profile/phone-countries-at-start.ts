// For servers, which read stored numbers at once: importing this module makes the numbers of all countries known.
import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { checkForeignNumbers } from './phone-number.ts';

checkForeignNumbers((digits) => isValidPhoneNumber(`+${digits}`));
