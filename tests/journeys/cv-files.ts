// Old CVs as files to choose: the same as in the tests of the reader of CVs.
import { CV_MAKES } from '../../web/src/profile-form/old-cv/makes/cv-makes.ts';

/** The old CV of CV_MAKES that `what` describes, as a file for a file chooser. */
export function cvFile(what: string) {
  const cv = CV_MAKES.find((each) => each.what === what);
  if (!cv) throw new Error(`There is no CV called ${what}.`);
  return { name: `cv.${cv.end}`, mimeType: '', buffer: Buffer.from(cv.bytes()) };
}
