import type { TFunction } from 'i18next';
import type { HideableName } from '@marquee/domain/profile/profile-fields';

/** The label of a field or fact that can be hidden from the page. */
export function hideableLabel(name: HideableName, t: TFunction<['profileEditor', 'casting']>): string {
  switch (name) {
    case 'height':
      return t('fields.height');
    case 'screen_age':
      return t('fields.screenAge');
    case 'education':
      return t('fields.education');
    case 'credits':
      return t('sections.credits.title');
    case 'representation':
      return t('sections.representation.title');
    default:
      return t(`casting:facts.${name}`);
  }
}
