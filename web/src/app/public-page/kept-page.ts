/** On <html>: the service worker had this public page kept, and could not ask the server for it. */
export const KEPT_PAGE_ATTRIBUTE = 'data-kept';
