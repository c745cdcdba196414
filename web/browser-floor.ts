// The oldest browsers in which the product works (docs/web.md#browsers). Builds write no newer syntax, lint refuses
// newer functions (.oxlintrc.json), and `npm run engines` runs a browser near the floor.

/** The floor as targets of Vite's builds. Android's WebView has Chrome's number. */
export const FLOOR = ['chrome100', 'edge100', 'firefox100', 'safari15.4'];
