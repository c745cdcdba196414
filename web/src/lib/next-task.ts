/** Resolves in the next task: the browser may answer somebody before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
