// Made by build.ts: the web's renderer of public pages, bundled, and the files of the built site that its pages use.
declare module 'virtual:public-page' {
  import type { PageAssets, PublicPageRenderer } from '@marquee/domain/public-page';

  export const renderPublicPage: PublicPageRenderer['renderPublicPage'];
  export const renderReportAnswer: PublicPageRenderer['renderReportAnswer'];
  export const pageStyles: PublicPageRenderer['pageStyles'];
  export const headScript: PublicPageRenderer['headScript'];
  export const usesAppCheck: PublicPageRenderer['usesAppCheck'];
  export const assets: PageAssets;
}
