import { pictureBase } from '@marquee/domain/picture';
import { env } from './env.ts';

/** The base URL of pictures: Cloud Storage, or the local suite's (firebase.json). */
export const PICTURE_BASE = pictureBase(
  env.firebase.storageBucket,
  env.useEmulators ? 'http://localhost:9199' : undefined,
);
