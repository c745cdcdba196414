import { useTranslation } from 'react-i18next';
import { areaOf } from './headers/picture-header.ts';
import type { UploadFailure, UploadProblem } from '../api/upload-problem.ts';

/** The keys of the gallery's texts for one file, by problem; any other problem is shown by its toast's title. */
const FILE_TEXTS = {
  'too-large': 'too-large',
  'unsupported-type': 'unsupported-type',
  'invalid-type': 'unsupported-type',
  'public-url': 'public-url',
  unexpected: 'unexpected',
} as const satisfies Partial<Record<UploadProblem, string>>;

/** Problems whose title alone would not say what to do. */
const EXPLAINED: readonly UploadProblem[] = ['gone', 'incomplete', 'too-many-pixels', 'too-slow'];

export interface ProblemTexts {
  readonly toast: (failure: UploadFailure) => { readonly title: string; readonly text: string };
  /** The text for one failed file of the gallery. */
  readonly ofFile: (failure: UploadFailure) => string;
}

/** The texts of failed uploads. */
export function useProblemTexts(): ProblemTexts {
  const { t } = useTranslation('profileEditor');
  const toast: ProblemTexts['toast'] = ({ problem, size = { width: 0, height: 0 } }) => ({
    title: t(`upload.${problem}.title`),
    text: t(`upload.${problem}.text`, { ...size, megapixels: Math.round(areaOf(size) / 1_000_000) }),
  });
  return {
    toast,
    ofFile: (failure) => {
      const { problem } = failure;
      if (problem === 'unauthenticated') return t('upload.unauthenticated.gallery');
      if (EXPLAINED.includes(problem)) return Object.values(toast(failure)).join('. ');
      return problem in FILE_TEXTS
        ? t(`uploadFile.${FILE_TEXTS[problem as keyof typeof FILE_TEXTS]}`)
        : t(`upload.${problem}.title`);
    },
  };
}
