import { assets } from 'virtual:public-page';
import type { PageAssets } from '@marquee/domain/site/public-page';
import { pictureBase } from '../runtime/admin.ts';

/** What pages use of the built site, and where the project's pictures are. */
export const pageAssets = (): PageAssets => ({ ...assets, pictureBase: pictureBase() });
