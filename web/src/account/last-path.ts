// Restores the screen of a tab that was redirected to /my-profile while it was hidden.
import { TIMING } from '@marquee/domain/values/timing';
import { routeAt, type RouteName } from '@marquee/domain/site/routes';
import { paths } from '../config/paths.ts';
import { clearFlags, getFlag, setFlag } from './session-flags.ts';

const RESTORED: readonly (RouteName | undefined)[] = [
  'settings',
  'settingsGroup',
  'notifications',
  'profileEdit',
  'profileEditSection',
];

const isRestored = (path: string): boolean => RESTORED.includes(routeAt(path)?.name);

/** Called when the tab is hidden: stores its path if that screen can be restored, else removes the stored one. */
export function rememberPath(path: string): void {
  if (isRestored(path)) setFlag('last_path', path);
  else clearFlags('last_path');
}

/**
 * Called when the tab becomes visible: the path to return to, if the user was redirected from it. Returns `undefined`
 * within a second of the last call.
 */
export function pathToRestore(path: string, now: number): string | undefined {
  const before = Number(getFlag('last_visibility_time') ?? Number.NaN);
  if (now - before >= 0 && now - before < TIMING.visibilityDedupe) return undefined;
  setFlag('last_visibility_time', String(now));
  const last = getFlag('last_path');
  clearFlags('last_path');
  return path === paths.myProfile.path && last !== undefined && isRestored(last) ? last : undefined;
}
