// Loaded with `--import`: simulates Windows for a program, as far as possible. `comspec` in the environment is the
// shell.
Object.defineProperty(process, 'platform', { value: 'win32' });
// On Windows, `process.ppid` keeps the id of a parent that has exited.
Object.defineProperty(process, 'ppid', { value: process.ppid });
