import { PICTURE_STEPS } from './picture.ts';
import { LIMITS } from '../values/limits.ts';

/** Files of one picture: the picture and its smaller copies. */
const FILES = 1 + PICTURE_STEPS.length;

/** Files that a profile names: the portrait, its photos, and thumbnails of its videos. */
const NAMED = (1 + LIMITS.photos) * FILES + 1 + LIMITS.additionalVideos;

/** Room for files that replace others. */
const REPLACEMENTS = 32;

/** The stored copy of yesterday's profile (private/yesterday) may name as many other files as the profile. */
export const FILES_PER_ACCOUNT = 2 * NAMED + REPLACEMENTS;
