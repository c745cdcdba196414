// A profile as visitors see it: its code, styles and texts are loaded when it is first shown.
import { lazy } from 'react';
import { loadTexts } from '../i18n/app-texts.ts';

async function load() {
  const [loaded] = await Promise.all([import('./own-profile.tsx'), loadTexts('publicProfile', 'casting')]);
  return loaded;
}

export const OwnProfile = lazy(async () => ({ default: (await load()).OwnProfile }));

export const ShownProfile = lazy(async () => ({ default: (await load()).ShownProfile }));
