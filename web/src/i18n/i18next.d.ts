// Makes `t` know every key of the catalogue.
import 'i18next';
import type * as english from './catalogue.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof english;
  }
}
