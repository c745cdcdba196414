// The validator comes without types; this is what is used of it.
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }

  export default class Validator {
    /** schema.org's vocabulary, as JSON-LD. */
    constructor(vocabulary: object);
    /** Takes what @marbec/web-auto-extractor gives: items by format and type. */
    validate(data: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<Issue[]>;
  }
}
