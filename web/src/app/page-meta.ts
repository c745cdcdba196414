import type { TFunction } from 'i18next';
import type { ScreenMeta } from '../components/page-meta.ts';
import type { RouteHandle } from './route-handle.ts';

/** What a route says to search engines and in the tab. */
export function pageMeta({ meta, robots }: NonNullable<RouteHandle['page']>, t: TFunction): ScreenMeta {
  const title = t(`meta.${meta}.title`);
  return {
    title: meta === 'home' ? title : t('meta.title', { page: title }),
    description: t(`meta.${meta}.description`),
    robots,
  };
}
