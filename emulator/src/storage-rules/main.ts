// The Storage rules runtime that firebase-tools starts as `java … -jar storage-rules.js serve`.
import { serveStorageRules } from './serve.ts';

serveStorageRules(process.stdin, process.stdout);
