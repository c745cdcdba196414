import type { TFunction } from 'i18next';
import { FACTS, type FactName } from '@marquee/domain/profile/facts';
import type { HideableName } from '@marquee/domain/profile/profile-fields';
import { labelKey } from './field-labels.ts';

const isFact = (name: HideableName): name is FactName => Object.hasOwn(FACTS, name);

/** The label of a field or fact that can be hidden from the page. */
export function hideableLabel(name: HideableName, t: TFunction<['profileEditor', 'casting']>): string {
  if (name === 'screen_age') return t('fields.screenAge');
  if (name === 'representation') return t('sections.representation.title');
  return isFact(name) ? t(`casting:facts.${name}`) : t(labelKey(name));
}
