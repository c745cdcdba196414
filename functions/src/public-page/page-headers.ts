// The headers of every HTML document that a function answers with.
import { assets, headScript, pageStyles, usesAppCheck } from 'virtual:public-page';
import { bucketName } from '../runtime/admin.ts';
import { isEmulator } from '../runtime/function-options.ts';
import { securityHeaders } from './security-headers.ts';

/** Made at the first request, because only a running instance knows the bucket's name. */
let headers: ReturnType<typeof securityHeaders> | undefined;

export const pageHeaders = (): ReturnType<typeof securityHeaders> =>
  (headers ??= securityHeaders({
    styles: pageStyles(assets),
    script: headScript,
    isEmulator: isEmulator(),
    bucket: bucketName(),
    usesAppCheck,
  }));
