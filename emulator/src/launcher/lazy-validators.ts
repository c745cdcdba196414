// firebase-tools' Auth emulator has a validator of each parameter of Google's API made before it starts: ten seconds on a
// slow machine. The library that makes them, exegesis, can make each at its first use; firebase-tools does not ask for it.

type Middleware = (this: void, api: unknown, options: Readonly<Record<string, unknown>>) => unknown;

/** The package exegesis-express, as far as firebase-tools calls it. */
export interface ApiLibrary {
  middleware: Middleware;
}

/** Adds exegesis' option `lazyCompileValidationSchemas` to what this process asks of it. */
export function makeValidatorsLazily(library: ApiLibrary): void {
  const { middleware } = library;
  const lazily: Middleware = (api, options) =>
    middleware(api, { ...options, lazyCompileValidationSchemas: true });
  Object.assign(library, { middleware: lazily });
}
