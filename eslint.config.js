// The arrows between folders, and the few files that are JavaScript. All else is looked for by oxlint (.oxlintrc.json).
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import boundaries from 'eslint-plugin-boundaries';
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
  {
    files: ['{domain,web,functions,emulator}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
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
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', setInterval: 'readonly', URL: 'readonly' },
    },
  },
);
