// Old CVs as different programs and people write them: their files, and what must be read from them.
import { DOCX_LAYOUTS } from './docx-layouts.ts';
import { PDF_LAYOUTS } from './pdf-layouts.ts';

export interface OldCv {
  readonly what: string;
  readonly end: 'pdf' | 'docx';
  readonly bytes: () => Promise<Uint8Array>;
  /** The credits that the dialog must show: `kind | title | role | production | year`. */
  readonly credits: readonly string[];
}

export const OLD_CVS: readonly OldCv[] = [...PDF_LAYOUTS, ...DOCX_LAYOUTS];
