import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusField } from '../fields/focus-field.ts';

/** Leads to the field or section that the address names: `/profile/edit#introduction`, `#profile-media`. */
export function useFirstFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') focusField(hash.slice(1), 'center');
  }, [hash]);
}
