// Made by build.ts: the web's server renderer, bundled, and the names of the built app's files.
declare module 'virtual:public-page' {
  import type { PublicPageAssets, PublicPageRenderer } from '@marquee/domain/public-page';

  export const renderPublicPage: PublicPageRenderer['renderPublicPage'];
  export const publicPageStyles: PublicPageRenderer['publicPageStyles'];
  export const publicPageScript: PublicPageRenderer['publicPageScript'];
  export const usesAppCheck: PublicPageRenderer['usesAppCheck'];
  export const assets: PublicPageAssets;
}
