/** Run in a page before anything else: tsx wraps named functions in a helper that a page they are sent to lacks. */
export const TSX_HELPER = 'globalThis.__name = (value) => value;';
