// The settings of a real project: web/.env.<project>, which the build reads, and functions/.env.<project>, which
// firebase-tools reads. Both are committed: they hold no secret.
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './project.ts';

export type Settings = Readonly<Record<string, string>>;

export function readEnvFile(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^\s*([A-Z_][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value.replace(/^(['"])(.*)\1$/, '$2')]];
    }),
  );
}

export const webSettingsFile = (projectId: string): string => `web/.env.${projectId}`;
export const functionsSettingsFile = (projectId: string): string => `functions/.env.${projectId}`;

/** The variables of a file below the root; `undefined` when there is none. */
export const readSettings = (path: string, root = fromRoot('.')): Settings | undefined =>
  existsSync(`${root}/${path}`) ? readEnvFile(readFileSync(`${root}/${path}`, 'utf8')) : undefined;

/** Parameters of the functions. All must be set: without a terminal, firebase-tools does not use their defaults. */
export const FUNCTIONS_PARAMETERS = [
  'SITE_ORIGIN',
  'ENFORCE_APP_CHECK',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_PER_MINUTE',
  'MAIL_PER_DAY',
  'MODERATION_EMAIL',
] as const;

/** Secrets of the functions, in Secret Manager: `npx firebase functions:secrets:set NAME`. */
export const FUNCTIONS_SECRETS = ['SMTP_PASSWORD', 'UNSUBSCRIBE_SECRET', 'VAPID_PRIVATE_KEY'] as const;

/** Whether an address is https, a host and perhaps a port alone, as SITE_ORIGIN and VITE_SITE_ORIGIN must be. */
export const isSiteOrigin = (address: string): boolean => /^https:\/\/[a-z0-9.-]+(:\d+)?$/i.test(address);

function originProblem(name: string, origin: string): SettingsProblem[] {
  if (origin === '' || isSiteOrigin(origin)) return [];
  return [
    { what: `${name} is ${origin}`, fix: 'Give scheme and host only, such as https://marquee.example.' },
  ];
}

const PLACEHOLDER = /your[-_. ]|placeholder|changeme|^<.*>$/i;

export interface SettingsProblem {
  readonly what: string;
  readonly fix: string;
}

const placeholders = (file: string, settings: Settings): SettingsProblem[] =>
  Object.entries(settings)
    .filter(([, value]) => PLACEHOLDER.test(value))
    .map(([name]) => ({
      what: `${name} is still a placeholder in ${file}`,
      fix: `Fill in ${name} (docs/set-up.md).`,
    }));

const absent = (file: string, settings: Settings, names: readonly string[]): SettingsProblem[] =>
  names
    .filter((name) => (settings[name] ?? '') === '')
    .map((name) => ({ what: `${name} is missing in ${file}`, fix: `Add a line ${name}=… to ${file}.` }));

const WEB_NAMES = [
  ...['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map(
    (name) => `VITE_FIREBASE_${name}`,
  ),
  'VITE_SITE_ORIGIN',
  // The privacy policy contains these values.
  'VITE_OPERATOR',
  'VITE_PRIVACY_EMAIL',
  'VITE_GRIEVANCE_OFFICER',
  'VITE_MAIL_PROVIDER',
];

/** The settings with the site's contact addresses, each with what it is; where one is empty, the site leaves it out. */
export const CONTACTS = {
  VITE_AUTHOR_URL: "the founder's website, which terms and privacy policy name for questions",
  VITE_DONATE_URL: 'the page that accepts donations',
  VITE_MODERATION_EMAIL: 'the e-mail address for appeals and reports',
} as const;

function contactProblems(file: string, web: Settings): SettingsProblem[] {
  return [...Object.keys(CONTACTS), 'VITE_PRIVACY_EMAIL'].flatMap((name) => {
    const value = web[name] ?? '';
    const isEmail = name.endsWith('_EMAIL');
    if (value === '' || (isEmail ? /^[^@\s]+@[^@\s]+\.[^@\s]+$/ : /^https:\/\/\S+$/).test(value)) return [];
    return [
      {
        what: `${name} in ${file} is ${value}`,
        fix: isEmail
          ? 'Give an e-mail address, or nothing.'
          : 'Give an address that begins with https://, or nothing.',
      },
    ];
  });
}

/** Faults of the mail server's settings. */
function mailProblems(
  file: string,
  { SMTP_URL = '', MAIL_FROM = '', MAIL_PER_MINUTE = '', MAIL_PER_DAY = '', MODERATION_EMAIL = '' }: Settings,
) {
  const wrong = (what: string, value: string, fix: string): SettingsProblem[] =>
    value === '' ? [] : [{ what: `${what} in ${file} is ${value}`, fix }];
  return [
    ...(/^smtps?:\/\/[^\s:@/]+@[a-z0-9.-]+(:\d+)?$/i.test(SMTP_URL)
      ? []
      : wrong(
          'SMTP_URL',
          SMTP_URL,
          'Give smtps://user@host:465, without the password; an @ of the user is %40.',
        )),
    ...(/^[^<>"]+ <[^\s<>@]+@[^\s<>@]+>$/.test(MAIL_FROM)
      ? []
      : wrong('MAIL_FROM', MAIL_FROM, 'Give name and address, such as Marquee <hello@marquee.example>.')),
    ...(Number(MAIL_PER_MINUTE) >= 1
      ? []
      : wrong('MAIL_PER_MINUTE', MAIL_PER_MINUTE, 'Give the mails a minute that your provider accepts.')),
    ...(Number(MAIL_PER_DAY) >= 1
      ? []
      : wrong('MAIL_PER_DAY', MAIL_PER_DAY, 'Give the mails a day that your provider accepts.')),
    ...(/^[^\s<>@]+@[^\s<>@]+$/.test(MODERATION_EMAIL)
      ? []
      : wrong('MODERATION_EMAIL', MODERATION_EMAIL, 'Give the address that your moderators read.')),
  ];
}

function webProblems(projectId: string, file: string, web: Settings): SettingsProblem[] {
  const problems = [...absent(file, web, WEB_NAMES), ...placeholders(file, web)];
  const project = web['VITE_FIREBASE_PROJECT_ID'] ?? '';
  if (project !== '' && project !== projectId)
    problems.push({
      what: `${file} is for ${project}`,
      fix: `Set VITE_FIREBASE_PROJECT_ID=${projectId} and its neighbours in ${file}.`,
    });
  if (web['VITE_USE_EMULATORS'] === 'true')
    problems.push({ what: `VITE_USE_EMULATORS is true in ${file}`, fix: `Set it to false in ${file}.` });
  problems.push(...contactProblems(file, web));
  const origin = web['VITE_SITE_ORIGIN'] ?? '';
  problems.push(...originProblem('VITE_SITE_ORIGIN', origin));
  if (isSiteOrigin(origin) && `https://${web['VITE_FIREBASE_AUTH_DOMAIN'] ?? ''}` !== origin)
    problems.push({
      what: `VITE_FIREBASE_AUTH_DOMAIN in ${file} is not the host of VITE_SITE_ORIGIN`,
      fix: `Set VITE_FIREBASE_AUTH_DOMAIN=${origin.slice('https://'.length)}: login with Google works on that host only.`,
    });
  return problems;
}

/** Faults of a project's settings, found before anything is built. */
export function settingsProblems(
  projectId: string,
  web: Settings | undefined,
  functions: Settings | undefined,
): SettingsProblem[] {
  const webFile = webSettingsFile(projectId);
  const functionsFile = functionsSettingsFile(projectId);
  const problems: SettingsProblem[] = [];
  if (web) problems.push(...webProblems(projectId, webFile, web));
  else
    problems.push({
      what: `${webFile} is not there`,
      fix: `Copy web/.env.example to ${webFile} and fill it in.`,
    });
  if (functions)
    problems.push(
      ...absent(functionsFile, functions, FUNCTIONS_PARAMETERS),
      ...placeholders(functionsFile, functions),
      ...mailProblems(functionsFile, functions),
    );
  else
    problems.push({
      what: `${functionsFile} is not there`,
      fix: `Copy functions/.env.example to ${functionsFile} and fill it in.`,
    });
  const [page, site] = [functions?.['SITE_ORIGIN'] ?? '', web?.['VITE_SITE_ORIGIN'] ?? ''];
  problems.push(...originProblem('SITE_ORIGIN', page));
  if (page !== '' && site !== '' && page !== site)
    problems.push({
      what: `SITE_ORIGIN is ${page} and VITE_SITE_ORIGIN is ${site}`,
      fix: `Give the same address in ${functionsFile} and ${webFile}.`,
    });
  return problems;
}

/** Throws an error that names every fault of a project's settings, if there is any. */
export function checkSettings(projectId: string, root = fromRoot('.')): void {
  const problems = settingsProblems(
    projectId,
    readSettings(webSettingsFile(projectId), root),
    readSettings(functionsSettingsFile(projectId), root),
  );
  if (problems.length === 0) return;
  throw new Error(
    `${projectId} cannot be built for:\n${problems.map(({ what, fix }) => `  ${what}. ${fix}`).join('\n')}`,
  );
}
