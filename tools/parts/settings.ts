// The settings files of the project.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  CONTACTS,
  functionsSettingsFile,
  readEnvFile,
  settingsProblems,
  webSettingsFile,
} from '../../scripts/config/project-settings.ts';
import { fromRoot } from '../../scripts/config/project.ts';
import type { Check, Mend, MendTarget, Part } from '../doctor/check.ts';
import { missing, ok, warning } from '../doctor/finding.ts';
import { listAt, textAt } from '../doctor/google-api.ts';
import { FIREBASE } from './project.ts';

const checkSettings: Check = ({ projectId, wanted: { env, functionsEnv } }) => {
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

const PLACEHOLDER = /your[-_. ]/i;

/** Fills empty settings of an env file, which is copied from `example` if missing. Returns the names of those filled. */
export function fill(path: string, example: string, values: Readonly<Record<string, string>>): string[] {
  const file = fromRoot(path);
  const text = readFileSync(existsSync(file) ? file : fromRoot(example), 'utf8');
  const there = readEnvFile(text);
  const written = Object.entries(values).filter(
    ([name, value]) => value !== '' && ((there[name] ?? '') === '' || PLACEHOLDER.test(there[name] ?? '')),
  );
  let filled = text;
  for (const [name, value] of written)
    filled = new RegExp(`^${name}=`, 'm').test(filled)
      ? filled.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`)
      : `${filled.trimEnd()}\n${name}=${value}\n`;
  if (filled !== text || !existsSync(file)) writeFileSync(file, filled);
  return written.map(([name]) => name);
}

/** Returns the configuration of the project's web app; registers an app where there is none. */
async function webApp({ projectId, api, report }: MendTarget) {
  const list = `${FIREBASE}/projects/${projectId}/webApps`;
  // Not seen is not absent: a second app would be registered.
  let appId = textAt(listAt(await api.known(list), 'apps')[0], 'appId');
  if (appId === '') {
    appId = textAt(await api.change('POST', list, { displayName: 'Marquee' }), 'appId');
    report(`registered the web app ${appId}`);
  }
  return api.known(`${FIREBASE}/projects/${projectId}/webApps/${appId}/config`);
}

const mendSettings: Mend = async (target) => {
  const { projectId, options, wanted, report } = target;
  const app = await webApp(target);
  const site = options.site ?? (wanted.siteOrigin || `https://${projectId}.web.app`);
  const web = fill(webSettingsFile(projectId), 'web/.env.example', {
    VITE_FIREBASE_API_KEY: textAt(app, 'apiKey'),
    VITE_FIREBASE_AUTH_DOMAIN: new URL(site).host,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: textAt(app, 'storageBucket') || `${projectId}.firebasestorage.app`,
    VITE_FIREBASE_APP_ID: textAt(app, 'appId'),
    VITE_SITE_ORIGIN: site,
  });
  const functions = fill(functionsSettingsFile(projectId), 'functions/.env.example', { SITE_ORIGIN: site });
  if (web.length > 0) report(`wrote ${web.join(', ')} into ${webSettingsFile(projectId)}`);
  if (functions.length > 0) report(`wrote ${functions.join(', ')} into ${functionsSettingsFile(projectId)}`);
};

export const settings: Part = { name: 'Settings', check: checkSettings, mend: mendSettings };
