// Old CVs as files to choose: the same as in the tests of the reader of CVs.
import { OLD_CVS } from '../old-cv/old-cvs.ts';

/** The old CV of OLD_CVS that `what` describes, as a file for a file chooser. */
export async function cvFile(what: string) {
  const cv = OLD_CVS.find((each) => each.what === what);
  if (!cv) throw new Error(`There is no CV called ${what}.`);
  return { name: `cv.${cv.end}`, mimeType: '', buffer: Buffer.from(await cv.bytes()) };
}
