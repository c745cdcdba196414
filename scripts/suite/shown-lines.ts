// Which lines of firebase-tools the terminal shows beside our own; .local/suite.log has all of them.

/** Whether a line is what a function logged, or a warning about functions. */
export const isOfFunctions = (line: string): boolean => /^(⚠ {2}functions|!! {2}functions|>)/.test(line);

/** Whether a line is one of those, or says what became of edited rules. */
export const isOfReload = (line: string): boolean =>
  isOfFunctions(line) || /\.rules\b|[Rr]ules updated|update rules/.test(line);
