// The texts a public page needs and no others, for the server and the hydrating script.
import { createI18n } from './create-i18n.ts';
import { common } from './en/common.ts';
import { publicProfile } from './en/public-profile.ts';

export const createPublicPageI18n = () => createI18n({ common, publicProfile });
