// The Storage rules runtime that firebase-tools starts as `java … -jar storage-rules.js serve`.
import { CoverageFile } from './coverage-file.ts';
import { serveStorageRules } from './serve.ts';

const file = process.env['STORAGE_RULES_COVERAGE'];
serveStorageRules(process.stdin, process.stdout, file === undefined ? undefined : new CoverageFile(file));
