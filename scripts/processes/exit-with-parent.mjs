// Ends a process of the suite whose parent is gone: firebase-tools starts functions and emulators that would otherwise
// stay behind when it is killed. Preloaded into every process of the suite by NODE_OPTIONS (suite.ts).

/** Milliseconds that a process gets to end by itself. */
const GRACE = 20_000;

const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGINT');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE).unref();
}, 1000).unref();
