// Made by build.ts: the web's renderer of public pages, bundled, and the files of the built site that its pages use.
declare module 'virtual:public-page' {
  import type { DocumentTexts } from '@marquee/domain/site/documents';
  import type { BuiltAssets, PublicPageRenderer } from '@marquee/domain/site/public-page';

  export const renderPublicPage: PublicPageRenderer['renderPublicPage'];
  export const renderCopy: PublicPageRenderer['renderCopy'];
  export const renderReportAnswer: PublicPageRenderer['renderReportAnswer'];
  export const renderContactAnswer: PublicPageRenderer['renderContactAnswer'];
  export const renderMessageAnswer: PublicPageRenderer['renderMessageAnswer'];
  export const renderLinkAnswer: PublicPageRenderer['renderLinkAnswer'];
  export const cvContent: DocumentTexts['cvContent'];
  export const shortlistContent: DocumentTexts['shortlistContent'];
  export const cardContent: DocumentTexts['cardContent'];
  export const sheetContent: DocumentTexts['sheetContent'];
  export const pageStyles: PublicPageRenderer['pageStyles'];
  export const headScript: PublicPageRenderer['headScript'];
  export const usesAppCheck: PublicPageRenderer['usesAppCheck'];
  export const assets: BuiltAssets;
}
