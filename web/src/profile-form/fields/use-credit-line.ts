import { useTranslation } from 'react-i18next';
import type { Credit } from '@marquee/domain/profile/credit';

/** Returns a function that makes the line below a credit's title: role and its size, production, year. */
export function useCreditLine(): (credit: Credit) => string {
  const { t } = useTranslation('casting');
  return ({ role, size, production, year }) =>
    [role, size === '' ? '' : t(`roleSizes.${size}`), production, year === 0 ? '' : String(year)]
      .filter((part) => part !== '')
      .join(' · ');
}
