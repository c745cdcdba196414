import type { Collection } from '../collection.ts';
import { entriesCollection } from '../entries.ts';
import { extend, filled, line, list, textAmongOthers, type Kind } from '../kinds.ts';

const VERSION = {
  name: 'Comedy',
  headline: 'Comedian',
  introduction: '',
  photos: [],
  videos: [],
  credits_first: [],
  left_out: [],
};

/** All lists of a version are bounded together: at most 32 entries, and 20,000 characters. */
const chosen: Kind = extend(list(32, 'x'), {
  accepted: { 'of the greatest length': ['x'.repeat(20_000)] },
  refused: { 'too long': ['x'.repeat(20_001)] },
});

export const versionsOfProfiles: Collection = entriesCollection({
  name: 'versions',
  entry: VERSION,
  changed: { ...VERSION, name: 'New' },
  most: 6,
  fields: {
    name: filled(line(40)),
    headline: line(80),
    introduction: extend(textAmongOthers(4000, 4080), { accepted: { 'of two lines': 'a\nb' } }),
    photos: chosen,
    videos: chosen,
    credits_first: chosen,
    left_out: chosen,
  },
});
