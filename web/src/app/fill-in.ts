// Functions that browsers above the floor (web/browser-floor.ts) may lack and dependencies call. Our own code calls none
// of them (.oxlintrc.json). Loaded before the app starts, where one is missing.
import 'core-js/es/array/find-last';
import 'core-js/es/array/find-last-index';
import 'core-js/es/array/to-reversed';
import 'core-js/es/array/to-sorted';
import 'core-js/es/array/to-spliced';
import 'core-js/es/array/with';
import 'core-js/es/object/group-by';
import 'core-js/es/promise/with-resolvers';
