// Ends a process of the suite whose parent was killed: functions and emulators that firebase-tools starts would
// otherwise stay running. Preloaded into every process of the suite by NODE_OPTIONS (suite.ts).

/** Milliseconds that a process gets to end by itself. */
const GRACE = 20_000;

const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE).unref();
}, 1000).unref();
