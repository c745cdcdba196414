// Stored profiles of every shape that a document can have, to test that nothing which reads them throws.
import fc from 'fast-check';
import { emptyProfile, PUBLIC_NAMES, type Profile } from '@marquee/domain/profile/profile';
import { FIELDS } from '@marquee/domain/profile/profile-fields';

const NAMES = [...new Set([...Object.keys(emptyProfile('u1')), ...Object.keys(FIELDS)])];

/** Texts of any characters, including those that markup and script data must escape. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--',
    '"><img src=x>',
    '\u2028',
    '\0',
    '{{name}}',
    '%E0%A4%A',
  ),
);

const address = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1',
    'https://youtu.be/',
    'https://www.instagram.com/reel/ABC/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    '//x.example/1.jpg',
  ),
  text,
);

const size = fc.oneof(fc.nat(4000), fc.double(), fc.constantFrom('1200', -1, 1e12, null));

const picture = fc.oneof(
  address,
  fc.record({ url: address, thumb_url: address, width: size, height: size }, { requiredKeys: ['url'] }),
  fc.record(
    {
      file: fc.oneof(text, fc.constantFrom('gallery/a.jpg', 'profile/a.webp', '../u2/gallery/a.jpg')),
      width: size,
      height: size,
      steps: fc.oneof(fc.anything(), fc.constant([480])),
      caption: text,
    },
    { requiredKeys: ['file'] },
  ),
);

const video = fc.oneof(
  address,
  fc.record({ url: address, platform: fc.oneof(fc.constantFrom('youtube', 'instagram'), fc.anything()) }),
);

/** A value that is nearly what some field should hold. */
const nearMiss = fc.oneof(
  text,
  address,
  picture,
  size,
  fc.boolean(),
  fc.array(
    fc.oneof(text, fc.constantFrom('Hindi', 'hindi', 'Kathak', 'KATHAK', 'custom-1-%', 'custom-1-Mime')),
  ),
  fc.array(picture),
  fc.array(video),
  fc.array(video).map((videos) => JSON.stringify(videos)),
  fc.record({ facebook: fc.anything(), instagram: text, imdb: text, website: address, education: text }),
);

const odd = fc.oneof(
  { weight: 2, arbitrary: nearMiss },
  fc.constantFrom(null, undefined, NaN, -1, 1e9, true, '', ' ', '[]', '{}', '[1,{"url":"https://x.y"}]'),
  fc.jsonValue(),
  fc.json(),
  fc.anything(),
);

/** Values of nearly the right type, which some fields get most often, so that odd values reach the screen. */
const likely: Record<string, fc.Arbitrary<unknown>> = {
  ...Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, field]): [string, fc.Arbitrary<unknown>][] => {
      if (field.kind === 'line' || field.kind === 'text') return [[name, text]];
      return field.kind === 'list' && 'max' in field ? [[name, fc.array(text)]] : [];
    }),
  ),
  introduction_video: address,
  additional_videos: fc.array(video),
  photos: fc.array(picture),
  profile_image: picture,
  social: fc.record({ facebook: text, instagram: text, imdb: text, website: address }),
};

/** A document under `profiles/` whose fields are there or not, each holding anything at all. */
export const oddDocument: fc.Arbitrary<Record<string, unknown>> = fc.record(
  Object.fromEntries(
    NAMES.map((name) => [name, fc.oneof({ weight: 2, arbitrary: likely[name] ?? odd }, odd)]),
  ),
  { requiredKeys: [] },
);

/** The public fields that are one text, each with this text. */
export const everyText = (value: string): Partial<Profile> =>
  Object.fromEntries(
    PUBLIC_NAMES.filter((name) => FIELDS[name].kind === 'line' || FIELDS[name].kind === 'text').map(
      (name) => [name, value],
    ),
  );
