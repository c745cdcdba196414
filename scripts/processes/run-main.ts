/** Runs a script; prints the message of its error and sets the exit code. Ctrl-C (`AbortError`) is no failure. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return;
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
