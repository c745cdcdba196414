import { VERSION_LIMITS } from '@marquee/domain/views/version';
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

/** All lists of a version are bounded together, in entries and in characters. */
const chosen: Kind = extend(list(VERSION_LIMITS.chosen, 'x'), {
  accepted: { 'of the greatest length': ['x'.repeat(VERSION_LIMITS.chosenLength)] },
  refused: { 'too long': ['x'.repeat(VERSION_LIMITS.chosenLength + 1)] },
});

export const versionsOfProfiles: Collection = entriesCollection({
  name: 'versions',
  entry: VERSION,
  changed: { ...VERSION, name: 'New' },
  most: 6,
  fields: {
    name: filled(line(40)),
    headline: line(80),
    introduction: extend(textAmongOthers(4000, 4080), {
      accepted: {
        'of two lines': 'a\nb',
        'as long as beside the headline': 'x'.repeat(4080 - VERSION.headline.length),
      },
      refused: {
        'one character longer than beside the headline': 'x'.repeat(4081 - VERSION.headline.length),
      },
    }),
    photos: chosen,
    videos: chosen,
    credits_first: chosen,
    left_out: chosen,
  },
});
