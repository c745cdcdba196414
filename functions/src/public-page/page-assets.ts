import { assets } from 'virtual:public-page';
import type { PageAssets } from '@marquee/domain/site/public-page';
import { pictureBase } from '../runtime/admin.ts';

/** The files of the built site that pages use, and the address of the project's pictures. */
export const pageAssets = (): PageAssets => ({ ...assets, pictureBase: pictureBase() });
