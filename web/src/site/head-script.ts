// The inline script at the head of every document of the site and of the app: what must hold before the first paint. Plain
// text and not a function, since the Content-Security-Policy names its hash and a bundler would change a function's text.
import { COLOR_MODE, FONTS_CACHED, SIGNED_IN_HINT } from '../config/local-keys.ts';
import { LANGUAGE_KEY } from '../i18n/chosen-language.ts';

/**
 * The id of the style sheet that the first paint does not wait for: our fonts, dialogs, print. Its element comes before
 * the script and after the page's own styles.
 */
export const LATER_STYLES = 'later';

/** The media query of that style sheet until the script applies it: the browser loads it with the lowest priority. */
export const LATER_MEDIA = 'print, (scripting: none)';

/**
 * The attributes of <html> that the script reads: `data-origin` where the site is (the hosts that Firebase Hosting gives every
 * project lead there, but not those of preview channels, which have two hyphens), `data-start` the address of the site's script, `data-hindi` the page's
 * address in Hindi, `data-page` the kind of page (`home`, `fixed`, `profile`). It sets `data-theme` to a chosen theme and
 * `data-account` where the device keeps an account.
 *
 * Fonts and script load after the `load` event and the first paint, so that they do not compete with the portrait for
 * bandwidth, nor with the paint for the processor; after 3 seconds where a picture never arrives. On Data Saver (`data-save`)
 * no fonts load. The first paint with content is not always the first one, and the portrait's can be one frame later: hence
 * the two frames.
 *
 * The page is laid out again whenever a style sheet with fonts applies, and whenever a font arrives. The fonts of
 * `data-fonts`, which every page shows, are therefore loaded before the style sheet applies: one layout in place of three.
 * Where an earlier visit has loaded them, it applies at once: a first paint that waited for them would come a third later on a
 * slow phone. It does not
 * wait for fonts either where its styles may be needed: a click or a fragment may open a dialog, and a signed-in visitor may
 * see the bar of the own page.
 *
 * Hosting sets headers by address: who asks for a file of a release that has not reached every server yet caches the 404 for
 * a year. A file that could not be loaded is therefore fetched past the cache, so that the next visit finds it.
 */
export const HEAD_SCRIPT = `(()=>{
const html=document.documentElement,{origin,start,hindi,page}=html.dataset;
if(origin&&origin!==location.origin&&/^[^.]+\\.(web\\.app|firebaseapp\\.com)$/.test(location.hostname)&&!location.hostname.includes('--'))return location.replace(origin+location.pathname+location.search+location.hash);
let stored;
try{stored=localStorage}catch{}
const refresh=file=>fetch(file,{cache:'reload',keepalive:true}).catch(()=>{});
addEventListener('error',({target:{src,href}})=>{
const file=src||href;
if(file?.startsWith?.(location.origin+'/assets/'))refresh(file);
},true);
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
if(navigator.connection?.saveData)html.dataset.save='1';
const later=document.getElementById('${LATER_STYLES}');
const known=stored?.['${FONTS_CACHED}']??'';
const isKnown=later?.href&&known.includes(later.href);
const applyLater=()=>{if(later)later.media='all'};
const loadFont=href=>new Promise(done=>document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',crossOrigin:'',onload:done,onerror:done,href})));
const loadFonts=()=>Promise.all((!html.dataset.save&&later?.dataset.fonts?.split(' ')||[]).map(loadFont));
if(isKnown)applyLater();
addEventListener('click',applyLater,true);
let isBegun=false;
const begin=()=>{
if(isBegun)return;
isBegun=true;
if(isGuest&&!location.hash&&!isKnown)loadFonts().then(applyLater);else applyLater();
if(later?.href&&!isKnown)try{stored['${FONTS_CACHED}']=(known+later.href).slice(-400)}catch{}
if(start)import(start).then(site=>{site.startSite(document);html.dataset.started=''}).catch(()=>refresh(start));
};
addEventListener('load',()=>{
new PerformanceObserver(list=>list.getEntriesByName('first-contentful-paint')[0]&&requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)))).observe({type:'paint',buffered:true});
});
setTimeout(begin,3000);
})()`;
