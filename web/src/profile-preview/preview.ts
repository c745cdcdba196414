// A profile as visitors see it: its code, styles and texts are loaded when it is first shown.
import { lazy } from 'react';
import { loadTexts } from '../i18n/app-texts.ts';

const loadPageTexts = () => loadTexts('publicProfile', 'casting');

export const OwnProfile = lazy(async () => {
  const [{ OwnProfile: Loaded }] = await Promise.all([import('./own-profile.tsx'), loadPageTexts()]);
  return { default: Loaded };
});

export const ShownProfile = lazy(async () => {
  const [{ ShownProfile: Loaded }] = await Promise.all([import('./own-profile.tsx'), loadPageTexts()]);
  return { default: Loaded };
});

export const PhonePreview = lazy(async () => {
  const [{ PhonePreview: Loaded }] = await Promise.all([import('./phone-preview.tsx'), loadPageTexts()]);
  return { default: Loaded };
});
