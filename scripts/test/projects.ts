/** The product's TypeScript projects, each a folder with a `tsconfig.json`; the emulator checks its own. */
export const PROJECTS = ['.', 'domain', 'web', 'web/src/service-worker', 'functions'] as const;
