// The first inline script of the app's document. In a browser below the floor (web/browser-floor.ts) it replaces the app
// by one sentence, before any script that such a browser could not read. It uses no syntax younger than 2009 itself.
// The function that it looks for came with Chrome 100, Safari 15.4 and Firefox 97.
import { common as english } from '../i18n/en/common.ts';
import { common as hindi } from '../i18n/hi/common.ts';

/** Without the tags of head and body, at which Vite would insert its own. */
const page =
  '<meta name="viewport" content="width=device-width">' +
  '<div style="margin:15vh auto;max-width:30em;padding:0 1em;font:18px/1.5 sans-serif">' +
  `<p lang="en">${english.tooOld}</p><p lang="hi">${hindi.tooOld}</p></div>`;

export const FLOOR_SCRIPT = `if(!self.AbortSignal||!AbortSignal.prototype.throwIfAborted){
stop();
document.documentElement.innerHTML=${JSON.stringify(page)};
}`;
