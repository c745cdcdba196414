// Loaded before a program with `--import`: lets it believe that it runs on Windows, as far as this can be had elsewhere.
// `comspec` in the environment is its shell.
Object.defineProperty(process, 'platform', { value: 'win32' });
// Windows goes on naming a parent that has ended.
Object.defineProperty(process, 'ppid', { value: process.ppid });
