// The inline script at the head of every document of the site and of the app: what the first paint depends on. Plain
// text and no function, since the Content-Security-Policy names its hash and a bundler would change a function.
import { COLOR_MODE, FONTS_CACHED, SIGNED_IN_HINT } from '../config/local-keys.ts';
import { LANGUAGE_KEY } from '../i18n/chosen-language.ts';

/**
 * The id of the late style sheet, for which the first paint does not wait: it has our fonts, and the styles of dialogs
 * and of print. Its element comes before the script and after the page's own styles.
 */
export const LATER_STYLES = 'later';

/** The late style sheet's media query until the script applies it: the browser loads it with the lowest priority. */
export const LATER_MEDIA = 'print, (scripting: none)';

/**
 * The attributes of <html> that the script reads: `data-origin`, the site's origin (the hosts that Firebase Hosting
 * gives every project redirect there, but not those of preview channels, which have two hyphens); `data-start`, the
 * address of the site's script; `data-hindi`, the page's address in Hindi; `data-page`, the kind of page (`home`,
 * `fixed`, `profile`). The script sets `data-theme` to a chosen theme, and `data-account` where the device has an
 * account.
 *
 * Fonts and the site's script load after the `load` event and the first paint with content, so that they do not compete
 * with the portrait for bandwidth, nor with the paint for the processor; after 3 seconds where a picture never arrives.
 * On Data Saver (`data-save`) no fonts load. The portrait may be painted one frame after the first content: hence the
 * two frames. The browser is not asked for its first paint: it reports none of a page that is scrolled before, as by a
 * fragment.
 *
 * The page is laid out again whenever a style sheet with fonts applies, and whenever a font arrives. The fonts of
 * `data-fonts`, which every page shows, are therefore loaded before the late style sheet applies: one layout in place
 * of three. Where an earlier visit has loaded the fonts, the style sheet applies at once: on a slow phone, a first
 * paint that waited for it came a third later. Nor does it wait for fonts where its styles may be needed: a click or a
 * fragment may open a dialog, and a signed-in visitor may see the bar of the own page.
 *
 * Hosting sets headers by address: a browser that asks for a file of a release before every server has the file caches
 * the 404 for a year. A file that could not be loaded is therefore fetched past the cache, so that the next visit finds
 * it.
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
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin))));
setTimeout(begin,3000);
})()`;
