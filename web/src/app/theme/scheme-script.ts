// A public page's first script: a scheme chosen in the app holds here too, from the first paint on. Inline, since a file
// would hold the paint up by a round trip; the Content-Security-Policy names its hash.
import { COLOR_MODE } from '../../config/local-keys.ts';
import { COLOR_SCHEME_ATTRIBUTE } from './tokens.ts';

/** Without a choice, or a storage to keep one, the style sheet follows the system. */
export const SCHEME_SCRIPT = `try{var m=localStorage.getItem('${COLOR_MODE}');(m==='light'||m==='dark')&&document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',m)}catch{}`;
