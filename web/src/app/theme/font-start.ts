// When our fonts come. At a first visit once there is something to see: asked for sooner, they take the line from it, and
// a paint waits for those that are early. At later ones at once, out of the cache. Until then text is set in a font of the
// device that is as wide (fallback-fonts.ts).
import { FONTS_KEPT } from '../../config/local-keys.ts';

/** The id of the style element with the rules of font-faces.css. It stands before the page's first script. */
export const FONTS_STYLE = 'fonts';

/** When its rules hold by themselves: where no script brings the fonts. */
export const FONTS_MEDIA = '(scripting: none)';

/**
 * An expression for a page's first script: a function that brings the fonts, called already where this device has them.
 * Vite's dev server has no such element, and the fonts at once.
 */
export const FONTS_SCRIPT = `(function(){
var style=document.getElementById('${FONTS_STYLE}'),kept='${FONTS_KEPT}',bring=function(){
if(!style)return;
style.media='all';
document.fonts.load("1em 'Inter Variable'").then(function(){localStorage.setItem(kept,'1')}).catch(function(){})
};
try{if(localStorage.getItem(kept))bring()}catch(e){}
return bring
})()`;
