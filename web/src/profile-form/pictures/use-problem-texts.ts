import { useTranslation } from 'react-i18next';
import type { UploadProblem } from '../api/upload-problem.ts';

/** The keys of the gallery's texts for one file, by problem; any other problem is shown by its toast's title. */
const FILE_TEXTS = {
  'too-large': 'too-large',
  'unsupported-type': 'unsupported-type',
  'invalid-type': 'unsupported-type',
  'public-url': 'public-url',
  unexpected: 'unexpected',
} as const satisfies Partial<Record<UploadProblem, string>>;

export interface ProblemTexts {
  /** The toast for a failed picture. */
  readonly toast: (problem: UploadProblem) => { readonly title: string; readonly text: string };
  /** The text for one failed file of the gallery. */
  readonly ofFile: (problem: UploadProblem) => string;
}

/** The texts of failed uploads. */
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
