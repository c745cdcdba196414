// notistack's goober writes its rules into the text of a <style> element, which the page's Content-Security-Policy
// refuses: only the page's own style has its hash there. Here the rules go into a constructed style sheet instead, which
// scripts of ours may fill.

/** What goober looks for under `window._goober`: an element in the document whose first child has the rules as `data`. */
interface GooberElement {
  readonly parentNode: ParentNode;
  readonly firstChild: { data: string };
}

declare global {
  interface Window {
    _goober?: GooberElement | HTMLStyleElement;
  }
}

/** Has to be called before notistack is loaded, which writes rules at once; a second call changes nothing. */
export function allowToastStyles(): void {
  if (window._goober) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let rules = '';
  window._goober = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return rules;
      },
      set data(text: string) {
        rules = text;
        sheet.replaceSync(text);
      },
    },
  };
}
