// One lint configuration for every workspace: strict code, accessible JSX, and the arrows between folders. What has to know
// types or follow imports is looked for by oxlint (.oxlintrc.json).
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The arrows between folders: what a folder is, and which others its files may import besides its own. */
const folders = {
  domain: { pattern: 'domain/src', uses: [] },
  'web-app': {
    pattern: 'web/src/app',
    uses: ['domain', 'web-feature', 'web-components', 'web-firebase', 'web-config', 'web-i18n', 'web-lib'],
  },
  'web-server': {
    pattern: 'web/src/server',
    uses: ['domain', 'web-app', 'web-feature', 'web-i18n', 'web-lib'],
  },
  // Its texts and colours, and nothing that needs a window.
  'web-worker': { pattern: 'web/src/service-worker', uses: ['domain', 'web-app', 'web-i18n'] },
  'web-feature': {
    pattern: 'web/src/features/*',
    uses: ['domain', 'web-components', 'web-firebase', 'web-config', 'web-i18n', 'web-lib'],
  },
  'web-components': { pattern: 'web/src/components', uses: ['domain', 'web-config', 'web-i18n', 'web-lib'] },
  'web-firebase': { pattern: 'web/src/firebase', uses: ['domain', 'web-config', 'web-lib'] },
  'web-config': { pattern: 'web/src/config', uses: ['domain'] },
  'web-i18n': { pattern: 'web/src/i18n', uses: [] },
  'web-lib': { pattern: 'web/src/lib', uses: ['domain'] },
  functions: { pattern: 'functions/src', uses: ['domain'] },
  'emulator-value': { pattern: 'emulator/src/value', uses: [] },
  'emulator-store': { pattern: 'emulator/src/store', uses: ['emulator-value'] },
  'emulator-query': { pattern: 'emulator/src/query', uses: ['emulator-value', 'emulator-store'] },
  'emulator-rules': { pattern: 'emulator/src/rules', uses: ['emulator-value'] },
  'emulator-service': {
    pattern: 'emulator/src/service',
    uses: ['emulator-value', 'emulator-store', 'emulator-query', 'emulator-rules'],
  },
  'emulator-transports': {
    pattern: 'emulator/src/transports',
    uses: ['emulator-value', 'emulator-store', 'emulator-query', 'emulator-rules', 'emulator-service'],
  },
  'emulator-storage-rules': {
    pattern: 'emulator/src/storage-rules',
    uses: ['emulator-value', 'emulator-rules'],
  },
};

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/dist-prerender/**',
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
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Where a tool asks for a default export.
    files: [
      '**/*.config.ts',
      'scripts/structured-data/validator.d.ts',
      'tests/faults/suite-to-break.ts',
      'tests/journeys/global-setup.ts',
      'web/src/app/routes/**',
      'web/src/features/*/*-page.tsx',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['{domain,web,functions,emulator}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': Object.entries(folders).map(([type, { pattern }]) => ({
        type,
        pattern,
        partialMatch: false,
      })),
      'import/resolver': { typescript: true },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(folders).map(([type, { uses }]) => ({
            from: { element: { type } },
            allow: {
              to: { element: { types: { anyOf: uses.concat(type.endsWith('feature') ? [] : type) } } },
            },
          })),
        },
      ],
    },
  },
  {
    // Firebase starts in one place a side (style guide): elsewhere the client only calls what is started there.
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/firebase/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'firebase/app', message: 'Firebase is started in web/src/firebase.' },
        { name: 'firebase-admin', message: 'The Admin SDK belongs in functions.' },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', setInterval: 'readonly', URL: 'readonly' },
    },
  },
  prettier,
);
