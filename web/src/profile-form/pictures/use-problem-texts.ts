import { useTranslation } from 'react-i18next';
import type { UploadProblem } from '../api/upload-problem.ts';

/** Texts for one file of the gallery; a problem without one is named by its title. */
const FILE_TEXTS = {
  'too-large': 'too-large',
  'unsupported-type': 'unsupported-type',
  'invalid-type': 'unsupported-type',
  'public-url': 'public-url',
  unexpected: 'unexpected',
} as const satisfies Partial<Record<UploadProblem, string>>;

export interface ProblemTexts {
  /** The toast of one failed picture. */
  readonly toast: (problem: UploadProblem) => { readonly title: string; readonly text: string };
  /** One failed file of a gallery. */
  readonly ofFile: (problem: UploadProblem) => string;
}

/** Words a failed upload. */
export function useProblemTexts(): ProblemTexts {
  const { t } = useTranslation('profileEditor');
  return {
    toast: (problem) => ({ title: t(`upload.${problem}.title`), text: t(`upload.${problem}.text`) }),
    ofFile: (problem) => {
      if (problem === 'unauthenticated') return t('upload.unauthenticated.gallery');
      return problem in FILE_TEXTS
        ? t(`uploadFile.${FILE_TEXTS[problem as keyof typeof FILE_TEXTS]}`)
        : t(`upload.${problem}.title`);
    },
  };
}
