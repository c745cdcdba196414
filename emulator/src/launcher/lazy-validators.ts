// At start, firebase-tools' Auth emulator compiles a validator for each parameter of Google's API: ten seconds on a
// slow machine. Its library exegesis can compile each at its first use, an option that firebase-tools does not set.

type Middleware = (this: void, api: unknown, options: Readonly<Record<string, unknown>>) => unknown;

/** The part of the package exegesis-express that firebase-tools calls. */
export interface ApiLibrary {
  middleware: Middleware;
}

/** Sets exegesis' option `lazyCompileValidationSchemas` for every caller in this process. */
export function makeValidatorsLazily(library: ApiLibrary): void {
  const { middleware } = library;
  const lazily: Middleware = (api, options) =>
    middleware(api, { ...options, lazyCompileValidationSchemas: true });
  Object.assign(library, { middleware: lazily });
}
