// The settings files of the project.
import { CONTACTS, settingsProblems, webSettingsFile } from '../../../scripts/config/project-settings.ts';
import type { Check } from '../check.ts';
import { missing, ok, warning } from '../finding.ts';

export const settings: Check = ({ projectId, wanted: { env, functionsEnv } }) => {
  const problems = settingsProblems(projectId, env, functionsEnv);
  // A person fills in the values that setup cannot know.
  const by = env && functionsEnv ? 'hand' : undefined;
  if (problems.length > 0) return problems.map(({ what, fix }) => missing(what, fix, by));
  return [
    ok(`the settings are filled in; the site is ${env?.['VITE_SITE_ORIGIN'] ?? ''}`),
    ...Object.entries(CONTACTS)
      .filter(([name]) => (env?.[name] ?? '') === '')
      .map(([name, what]) =>
        warning(
          `the site does not show ${what}`,
          `Set ${name} in ${webSettingsFile(projectId)} and deploy.`,
          'hand',
        ),
      ),
  ];
};
