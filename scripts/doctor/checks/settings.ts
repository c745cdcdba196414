// The settings files of the project.
import { settingsProblems } from '../../lib/settings.ts';
import type { Check } from '../check.ts';
import { missing, ok } from '../finding.ts';

export const settings: Check = ({ projectId, wanted: { env, functionsEnv } }) => {
  const problems = settingsProblems(projectId, env, functionsEnv);
  if (problems.length > 0) return problems.map(({ what, mend }) => missing(what, mend));
  return [ok(`the settings are filled in; the site is ${env?.['VITE_SITE_ORIGIN'] ?? ''}`)];
};
