import { pictureBase, pictureUrl as urlOf } from '@marquee/domain/profile/picture';
import { env } from './env.ts';

/** The base URL of pictures: Cloud Storage, or the local suite's (firebase.json). */
const BASE = pictureBase(env.firebase.storageBucket, env.useEmulators ? 'http://localhost:9199' : undefined);

/** The address of a picture file of the account. */
export const pictureUrl = (uid: string, file: string): string => urlOf(BASE, uid, file);
