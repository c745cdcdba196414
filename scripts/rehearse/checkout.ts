// A copy of the repository, so that nothing touches this folder's sources, builds and settings; for a rehearsal with the
// settings of a project that does not exist.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from '../config/project.ts';

export const PROJECT = 'marquee-rehearsal';
export const SITE_ORIGIN = 'https://marquee-rehearsal.example';

/** Has the form of Google's API keys, so that the search for secrets finds one. */
const API_KEY = `AIza${'r'.repeat(35)}`;

const WEB_SETTINGS = `VITE_FIREBASE_API_KEY=${API_KEY}
VITE_FIREBASE_AUTH_DOMAIN=${new URL(SITE_ORIGIN).host}
VITE_FIREBASE_PROJECT_ID=${PROJECT}
VITE_FIREBASE_STORAGE_BUCKET=${PROJECT}.firebasestorage.app
VITE_FIREBASE_APP_ID=1:1:web:1
VITE_SITE_ORIGIN=${SITE_ORIGIN}
VITE_APP_CHECK_KEY=
VITE_USE_EMULATORS=false
VITE_REQUIRE_EMAIL_VERIFICATION=true
VITE_OPERATOR=Marquee Rehearsal, 1 Sample Road, Mumbai 400001, India
VITE_PRIVACY_EMAIL=privacy@marquee-rehearsal.example
VITE_GRIEVANCE_OFFICER=Asha Sample
VITE_MAIL_PROVIDER=Example Mail Ltd.
`;

const FUNCTIONS_SETTINGS = `SITE_ORIGIN=${SITE_ORIGIN}
ENFORCE_APP_CHECK=false
SMTP_URL=smtps://marquee@smtp.marquee-rehearsal.example:465
MAIL_FROM=Marquee <hello@marquee-rehearsal.example>
MAIL_PER_MINUTE=100
MAIL_PER_DAY=2000
MODERATION_EMAIL=moderation@marquee-rehearsal.example
`;

const WORKSPACES = ['domain', 'web', 'functions', 'emulator'];

/** Links the packages installed in this repository's `folder` into a copy. Links to workspaces lead to the copy's. */
function linkPackages(folder: string, copy: string): void {
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    if (name.startsWith('.') && name !== '.bin') continue;
    const path = join(folder, name);
    if (name === '@marquee') linkPackages(path, join(copy, name));
    else symlinkSync(entry.isSymbolicLink() ? readlinkSync(path) : path, join(copy, name));
  }
}

/** Copies all files but ignored ones into an empty folder; its packages are those installed in this repository. */
export function copyRepository(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  copyFiles(folder);
  linkPackages(fromRoot('node_modules'), join(folder, 'node_modules'));
  for (const workspace of WORKSPACES) {
    const packages = fromRoot(workspace, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, workspace, 'node_modules'));
  }
}

function copyFiles(folder: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: fromRoot('.'),
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0').filter((path) => path !== '' && existsSync(fromRoot(path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // A build is fresh while the times of its sources are.
    cpSync(fromRoot(file), join(folder, file), { preserveTimestamps: true });
  }
}

/** Makes the copy of a rehearsal in an empty folder. */
export function checkOut(folder: string): void {
  copyRepository(folder);
  writeSettings(folder);
  // A git repository, in which the project's settings are tracked as they would be.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
}

/** Brings the files of an earlier copy up to date; what was built there stays. */
export function updateCheckout(folder: string): void {
  copyFiles(folder);
  writeSettings(folder);
}

function writeSettings(folder: string): void {
  for (const [path, text] of [
    [`web/.env.${PROJECT}`, WEB_SETTINGS],
    [`functions/.env.${PROJECT}`, FUNCTIONS_SETTINGS],
  ] as const) {
    const file = join(folder, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
