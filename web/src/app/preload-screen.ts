// Preloads the files of the first screen while the app's own files are still loading. The build writes the list of each
// screen's files into the app's document, beside an inline script that the Content-Security-Policy names by its hash.
import { LANGUAGE_KEY } from '../i18n/chosen-language.ts';

/** The id of the script element that holds the list as JSON. */
export const SCREEN_FILES_ID = 'screen-files';

export interface ScreenFilesList {
  /** The addresses of all screens' files; the numbers in `screens` are indices of this list. */
  readonly files: readonly string[];
  /** By path: the indices of a screen's files, and those of the files with its English and its Hindi texts. */
  readonly screens: Readonly<Record<string, ScreenEntry>>;
}

export interface ScreenEntry {
  readonly page: readonly number[];
  readonly en: readonly number[];
  readonly hi: readonly number[];
  /** Whether the guard redirects signed-out visitors to /login. */
  readonly isGuarded?: true;
}

export const PRELOAD_SCRIPT = `(()=>{
const {files,screens}=JSON.parse(document.getElementById('${SCREEN_FILES_ID}').textContent);
const path=location.pathname;
let screen=screens[path]??screens[path.slice(0,path.lastIndexOf('/'))];
if(screen?.isGuarded&&!('account' in document.documentElement.dataset))screen=screens['/login'];
if(!screen)return;
let language;
try{language=localStorage['${LANGUAGE_KEY}']}catch{}
language??=navigator.languages.find(tag=>/^(en|hi)\\b/i.test(tag))??'en';
for(const file of [...screen.page,...screen[/^hi/i.test(language)?'hi':'en']]){
const link=document.createElement('link');
link.rel='modulepreload';
link.href=files[file];
document.head.append(link);
}
})()`;
