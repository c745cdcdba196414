// The folders of Cloud Storage: which names, types and sizes a picture may have.
import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER, THE_VERIFIED_OWNER, type ActorName } from '../actors.ts';

export interface Folder {
  /** The folder's name in docs/data-and-rules.md. */
  readonly name: string;
  readonly path: string;
  /** Returns a valid file name, another for each `serial`. */
  readonly file: (serial: number) => string;
  /** Returns valid names of every form. */
  readonly goodNames: (serial: number) => readonly string[];
  readonly badNames: readonly string[];
  /** The actors who may read a file. */
  readonly see: readonly ActorName[];
  readonly add: readonly ActorName[];
  readonly remove: readonly ActorName[];
}

export const SIZES = {
  accepted: [1024, 5 * 1024 * 1024],
  refused: [0, 1, 1023, 5 * 1024 * 1024 + 1],
} as const;

export const TYPES = {
  accepted: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  refused: [
    'image/svg+xml',
    'image/heic',
    'image/*',
    'image/jpeg; charset=utf-8',
    'IMAGE/JPEG',
    'text/html',
    'application/pdf',
    'application/octet-stream',
    'video/mp4',
  ],
} as const;

/** Metadata as Cloud Storage stores it for an upload of the app. */
export const GOOD_METADATA: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'with a quoted picture name in Content-Disposition': {
    contentDisposition: 'inline; filename="owner1_gallery_1_a.webp"',
    contentEncoding: '',
  },
  'with an encoded picture name in Content-Disposition': {
    contentDisposition: "inline; filename*=utf-8''owner1-profile-1.jpg",
    contentEncoding: 'identity',
  },
};

/** Metadata that would make a browser download a picture or misread its bytes. */
export const BAD_METADATA: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'to be saved as a file': {
    contentDisposition: 'attachment; filename=setup.exe',
    contentEncoding: 'identity',
  },
  'shown inline, with the name of a program': {
    contentDisposition: 'inline; filename=setup.exe',
    contentEncoding: 'identity',
  },
  'shown inline, with a second name, of a program': {
    contentDisposition: 'inline; filename=a.jpg; filename=setup.exe',
    contentEncoding: 'identity',
  },
  'shown inline, with a name like a picture’s after .exe': {
    contentDisposition: 'inline; filename="setup.exe .png"',
    contentEncoding: 'identity',
  },
  'shown inline, with an encoded name that hides .exe': {
    contentDisposition: "inline; filename*=utf-8''setup%2Eexe%00.png",
    contentEncoding: 'identity',
  },
  'without Content-Disposition': { contentEncoding: 'identity' },
  'with the encoding gzip': { contentDisposition: 'inline', contentEncoding: 'gzip' },
};

const everyExtension = (file: string): string[] =>
  ['png', 'jpg', 'jpeg', 'gif', 'webp'].map((extension) => `${file}.${extension}`);

export const folders: readonly Folder[] = [
  {
    name: 'profiles/{uid}/profile/{file}',
    path: `profiles/${OWNER}/profile`,
    file: (serial) => `${OWNER}-profile-${String(serial)}.jpg`,
    goodNames: (serial) => [
      ...everyExtension(`${OWNER}-profile-${String(serial)}`),
      ...everyExtension(`${OWNER}-profile-${String(serial)}-thumb`),
      ...everyExtension(`${OWNER}-profile-${String(serial)}-a1b2c3`),
      ...everyExtension(`${OWNER}-profile-${String(serial)}-0-thumb`),
      ...everyExtension(`${OWNER}-profile-${String(serial)}-0-medium`),
    ],
    badNames: [
      'anything.jpg',
      'x',
      OWNER,
      `${OWNER}-profile-1`,
      `${OWNER}-profile-.jpg`,
      `${OWNER}-profile-1.html`,
      `${OWNER}-profile-1.svg`,
      `${OWNER}-profile-1.jpg.html`,
      `${OWNER}-profile-1_thumb.jpg`,
      `${OWNER}-profile-1-A.jpg`,
      `${OWNER}-profile-1-.jpg`,
      `${OWNER}-profile-1-a-b.jpg`,
      `${OWNER}-profile-1-a-thumb-medium.jpg`,
      `${OWNER}-profile-1-${'a'.repeat(16)}.jpg`,
      `${OWNER}_gallery_1_a.jpg`,
      `${OTHER}-profile-1.jpg`,
      `deeper/${OWNER}-profile-1.jpg`,
      `${OWNER}-profile-${'1'.repeat(16)}.jpg`,
      `${'x'.repeat(300)}.jpg`,
    ],
    see: EVERYBODY,
    add: THE_VERIFIED_OWNER,
    remove: THE_OWNER,
  },
  {
    name: 'profiles/{uid}/gallery/{file}',
    path: `profiles/${OWNER}/gallery`,
    file: (serial) => `${OWNER}_gallery_${String(serial)}_a1b2c3.jpg`,
    goodNames: (serial) => [
      ...everyExtension(`${OWNER}_gallery_${String(serial)}_a1b2c3`),
      ...everyExtension(`${OWNER}_gallery_${String(serial)}_0_thumb`),
      ...everyExtension(`${OWNER}_gallery_${String(serial)}_0_medium`),
    ],
    badNames: [
      'anything.jpg',
      'x',
      OWNER,
      `${OWNER}_gallery_1.jpg`,
      `${OWNER}_gallery_1_.jpg`,
      `${OWNER}_gallery_1_A.jpg`,
      `${OWNER}_gallery_1_a.html`,
      `${OWNER}_gallery_1_a.jpg.html`,
      `${OWNER}_gallery_1_a-thumb.jpg`,
      `${OWNER}_gallery_1_a_large.jpg`,
      `${OWNER}-profile-1.jpg`,
      `${OTHER}_gallery_1_a.jpg`,
      `deeper/${OWNER}_gallery_1_a.jpg`,
      `${OWNER}_gallery_${'1'.repeat(16)}_a.jpg`,
      `${OWNER}_gallery_1_${'a'.repeat(16)}.jpg`,
      `${'x'.repeat(300)}.jpg`,
    ],
    see: EVERYBODY,
    add: THE_VERIFIED_OWNER,
    remove: THE_OWNER,
  },
  {
    // Thumbnails of videos: functions store them.
    name: 'profiles/{uid}/videos/{file}',
    path: `profiles/${OWNER}/videos`,
    file: (serial) => `youtube-${String(serial).padStart(11, '0')}.jpg`,
    goodNames: () => [],
    badNames: [],
    see: EVERYBODY,
    add: [],
    remove: NOBODY,
  },
  ...[`profiles/${OWNER}`, `profiles/${OWNER}/other`, 'public', `users/${OWNER}`].map((path) => ({
    name: path,
    path,
    file: (serial: number) => `${OWNER}-profile-${String(serial)}.jpg`,
    goodNames: () => [],
    badNames: [],
    see: NOBODY,
    add: NOBODY,
    remove: NOBODY,
  })),
];
