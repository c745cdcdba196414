// The inline script at the head of every document of the site and of the app: what must hold before the first paint. Plain
// text and not a function, since the Content-Security-Policy names its hash and a bundler would change a function's text.
import { COLOR_MODE, FONTS_CACHED, SIGNED_IN_HINT } from '../config/local-keys.ts';
import { LANGUAGE_KEY } from '../i18n/chosen-language.ts';

/** The id of the style element with the rules of our fonts. It stands before the script. */
export const FONTS_STYLE = 'fonts';

/** Media query of the font rules in browsers without scripts. */
export const FONTS_MEDIA = '(scripting: none)';

/**
 * The attributes of <html> that the script reads: `data-origin` where the site is (the hosts that Firebase Hosting gives every
 * project lead there, but not those of preview channels, which have two hyphens), `data-start` the address of the site's script, `data-hindi` the page's
 * address in Hindi, `data-page` the kind of page (`home`, `fixed`, `profile`). It sets `data-theme` to a chosen theme and
 * `data-account` where the device keeps an account.
 *
 * Fonts and script load after the `load` event and the first paint, so that they do not compete with the portrait for
 * bandwidth, nor with the paint for the processor; after 3 seconds where a picture never arrives. Cached fonts load at once.
 */
export const HEAD_SCRIPT = `(()=>{
const html=document.documentElement,{origin,start,hindi,page}=html.dataset;
if(origin&&origin!==location.origin&&/^[^.]+\\.(web\\.app|firebaseapp\\.com)$/.test(location.hostname)&&!location.hostname.includes('--'))return location.replace(origin+location.pathname+location.search+location.hash);
let stored;
try{stored=localStorage}catch{}
const theme=stored?.['${COLOR_MODE}'];
if(theme==='light'||theme==='dark')html.dataset.theme=theme;
else if(!start)html.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
const isGuest=stored?.['${SIGNED_IN_HINT}']===undefined;
if(!isGuest)html.dataset.account='';
if(page==='home'&&!isGuest)return location.replace('/my-profile');
if(hindi&&html.lang==='en'&&stored){
const wanted=stored['${LANGUAGE_KEY}']??(page==='profile'?'en':navigator.languages.find(tag=>/^(en|hi)\\b/i.test(tag)));
if(/^hi\\b/i.test(wanted))return location.replace(hindi+location.hash);
}
const fonts=document.getElementById('${FONTS_STYLE}');
const showFonts=()=>{
if(!fonts||fonts.media==='all')return;
fonts.media='all';
document.fonts.load('1em Fraunces').then(()=>{localStorage['${FONTS_CACHED}']='1'}).catch(()=>{});
};
if(stored?.['${FONTS_CACHED}'])showFonts();
let isBegun=false;
const begin=()=>{
if(isBegun)return;
isBegun=true;
showFonts();
if(start)import(start).then(site=>{site.startSite(document);html.dataset.started=''}).catch(()=>{});
};
addEventListener('load',()=>{
new PerformanceObserver(()=>requestAnimationFrame(()=>setTimeout(begin))).observe({type:'paint',buffered:true});
});
setTimeout(begin,3000);
})()`;
