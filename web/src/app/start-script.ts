// The first script of every page of the app: inline, since a file would hold the first paint up by a round trip, and the
// same on all of them, since the Content-Security-Policy in firebase.json names its hash.
import { ACCOUNT_HINT, COLOR_MODE, SIGNED_IN_HINT } from '../config/local-keys.ts';
import { LANGUAGE_KEY } from '../i18n/chosen-language.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../i18n/languages.ts';
import { HAS_ACCOUNT, NOT_FOR_VISITOR, PAINTED } from './painted.ts';
import { FONTS_SCRIPT } from './theme/font-start.ts';
import { COLOR_SCHEME_ATTRIBUTE } from './theme/tokens.ts';

/** On <html> of an entrance, of no use to those who are signed in. */
export const FOR_STRANGERS = 'data-for-strangers';

/** The id of the template that holds the app's scripts; Vite's dev server names them in the page itself. */
export const APP_SCRIPTS = 'app-scripts';

/**
 * The scheme MUI is going to set, before the first paint; whether what is painted is for this visitor, by the rules of
 * i18n/chosen-language.ts and firebase/session-store.ts; an ear for buttons pressed, and for an installation offered, too
 * early. An entrance that is given an error, an address or a way back begins otherwise than it is painted (features/auth).
 *
 * Then our fonts and the app, once something was painted: a paint would wait for what is there already. Where nobody looks, or
 * the browser does not tell of its paints, nothing waits.
 */
export const START_SCRIPT = `(function(){
var html=document.documentElement,keep=function(storage,key){try{return window[storage].getItem(key)}catch(e){return null}},read=function(key){return keep('localStorage',key)};
var mode=read('${COLOR_MODE}');
html.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',mode==='light'||mode==='dark'?mode:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
var spoken=${JSON.stringify(LANGUAGES).replaceAll('"', "'")};
var language=[read('${LANGUAGE_KEY}')].concat(navigator.languages).map(function(tag){return String(tag).toLowerCase().split('-')[0]}).filter(function(tag){return spoken.indexOf(tag)>=0})[0];
var account=read('${ACCOUNT_HINT}')!==null||read('${SIGNED_IN_HINT}')!==null;
if(account)html.setAttribute('${HAS_ACCOUNT}','');
var brought=location.search!==''||Boolean(history.state&&history.state.usr)||keep('sessionStorage','signup_email')!==null||keep('sessionStorage','auth_in_progress')!==null;
if(language&&language!=='${DEFAULT_LANGUAGE}'||html.hasAttribute('${FOR_STRANGERS}')&&(account||brought))html.setAttribute('${NOT_FOR_VISITOR}','');
var bringFonts=${FONTS_SCRIPT};
var pressed,hear=function(event){var button=event.target.closest('button');if(button){event.preventDefault();pressed=button}};
addEventListener('click',hear,true);
takeEarlyPress=function(){removeEventListener('click',hear,true);return pressed};
addEventListener('beforeinstallprompt',function(event){event.preventDefault();earlyInstallOffer=event});
addEventListener('DOMContentLoaded',function(){
var app=document.getElementById('${APP_SCRIPTS}'),start=function(){bringFonts();if(app)document.body.append(app.content);app=null};
if(document.hidden||!window.PerformanceObserver||(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')<0)return start();
setTimeout(start,2000);
new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)start()}).observe({type:'paint',buffered:true});
},{once:true});
})()`;

/** Hides what the script found to be for somebody else, until the app has painted in its place. */
export const START_STYLE = [
  `[${NOT_FOR_VISITOR}] [${PAINTED}] :is(main,footer,header a:not([href="/"]),header button),[${HAS_ACCOUNT}] [${PAINTED}] [data-visitors-only]{visibility:hidden}`,
  `[${NOT_FOR_VISITOR}] [${PAINTED}] [data-spinner] svg{visibility:visible}`,
].join('');
