import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { type ApiLibrary, makeValidatorsLazily } from './lazy-validators.ts';

/** An API with one parameter, whose schema cannot be compiled. */
const UNUSABLE = {
  openapi: '3.0.0',
  info: { title: 'An API', version: '1' },
  paths: {
    '/things': {
      get: {
        parameters: [{ in: 'query', name: 'size', schema: { type: 'no type at all' } }],
        responses: { 200: { description: 'Things' } },
      },
    },
  },
};

test('makeValidatorsLazily keeps the API library from compiling validators at start', async () => {
  const libraryOf = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  const library = libraryOf('exegesis-express') as ApiLibrary;
  await expect(library.middleware(UNUSABLE, {})).rejects.toThrow('type must be');
  makeValidatorsLazily(library);
  await expect(library.middleware(UNUSABLE, {})).resolves.toBeInstanceOf(Function);
});

test('makeValidatorsLazily passes on the options of the caller and adds lazyCompileValidationSchemas', () => {
  const library: ApiLibrary = { middleware: (_api, options) => options };
  makeValidatorsLazily(library);
  expect(library.middleware(UNUSABLE, { allErrors: true })).toEqual({
    allErrors: true,
    lazyCompileValidationSchemas: true,
  });
});
