// Old CVs as files to choose: the same as in the tests of the reader of CVs.
import { CV_MAKES } from '../../web/src/profile-form/old-cv/makes/cv-makes.ts';

/** The old CV of CV_MAKES that `what` describes, as a file for a file chooser. */
export function cvFile(what: string) {
  const make = CV_MAKES.find((each) => each.what === what);
  if (!make) throw new Error(`There is no make called ${what}.`);
  return { name: `cv.${make.end}`, mimeType: '', buffer: Buffer.from(make.bytes()) };
}
