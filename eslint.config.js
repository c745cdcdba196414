// One lint configuration for every workspace: strict types, accessible JSX, and the arrows between folders.
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/node_modules/**',
      '.local/**',
      'coverage/**',
      'test-results/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: false, allowNever: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // Event handlers and form callbacks may be async: React and Formik report what they reject.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // Where a tool asks for a default export.
    files: ['**/*.config.ts', 'web/src/app/routes/**', 'web/src/features/*/*-page.tsx'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/include': ['{domain,web,functions,emulator,tests,scripts,bench}/**/*.{ts,tsx}'],
      'boundaries/elements': [
        { type: 'domain', pattern: 'domain/src', partialMatch: false },
        { type: 'web-app', pattern: 'web/src/app', partialMatch: false },
        { type: 'web-feature', pattern: 'web/src/features/*', capture: ['feature'], partialMatch: false },
        { type: 'web-components', pattern: 'web/src/components', partialMatch: false },
        { type: 'web-firebase', pattern: 'web/src/firebase', partialMatch: false },
        { type: 'web-config', pattern: 'web/src/config', partialMatch: false },
        { type: 'web-i18n', pattern: 'web/src/i18n', partialMatch: false },
        { type: 'web-lib', pattern: 'web/src/lib', partialMatch: false },
        { type: 'web-testing', pattern: 'web/src/testing', partialMatch: false },
        { type: 'web-server', pattern: 'web/src/server', partialMatch: false },
        { type: 'functions', pattern: 'functions/src/*', capture: ['part'], partialMatch: false },
        { type: 'emulator-value', pattern: 'emulator/src/value', partialMatch: false },
        { type: 'emulator-store', pattern: 'emulator/src/store', partialMatch: false },
        { type: 'emulator-query', pattern: 'emulator/src/query', partialMatch: false },
        { type: 'emulator-rules', pattern: 'emulator/src/rules', partialMatch: false },
        { type: 'emulator-service', pattern: 'emulator/src/service', partialMatch: false },
        { type: 'emulator-transports', pattern: 'emulator/src/transports', partialMatch: false },
        { type: 'emulator-storage-rules', pattern: 'emulator/src/storage-rules', partialMatch: false },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  prettier,
);
