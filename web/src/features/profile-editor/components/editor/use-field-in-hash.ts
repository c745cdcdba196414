import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { decodeUri } from '@marquee/domain/values/decode-uri';
import { fieldId } from '#web/components/form/field-id.ts';
import { untilFound } from '#web/components/until-found.ts';
import { paths } from '#web/config/paths.ts';
import { focusField } from '../fields/focus-field.ts';
import { sectionOf } from '../sections/sections.ts';

/** Focuses the field that the address names: `/profile/edit/introduction#education`, `/profile/edit#education`. */
export function useFieldInHash(): void {
  const { hash, key } = useLocation();
  const { section } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    const id = decodeUri(hash.slice(1));
    const home = sectionOf(id);
    if (home !== undefined && home !== section) {
      void navigate({ pathname: paths.profileEditSection.href(home), hash }, { replace: true });
      return undefined;
    }
    return id === '' ? undefined : untilFound(() => focusField(id));
  }, [hash, key, section, navigate]);
}

export function useOpenField(): (field: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (field) => {
      const home = sectionOf(field);
      if (focusField(field) || home === undefined) return;
      void navigate({ pathname: paths.profileEditSection.href(home), hash: fieldId(field) });
    },
    [navigate],
  );
}
