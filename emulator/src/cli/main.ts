#!/usr/bin/env node
// The command line: loads the module of the one command that its first argument names.
const USAGE = `Usage: firestore-emulator <command>

  start                 run the emulator
    --host, --port        where to listen (firebase.json, else 127.0.0.1:8080)
    --rules <file>        Security Rules (firebase.json)
    --strict-indexes      refuse queries that production would refuse for want of an index
    --indexes <file>      firestore.indexes.json (firebase.json)
    --import <folder>     start from an export
    --export-on-exit <folder>
    --journal <file>      keep every commit, go on after a crash
    --explain             errors of refusals say which part of which condition failed
    --refusals <file>     append each refused request as a line of JSON
    --project <id>        the project of imports and exports (demo-test)
  exec "<command>"      the same for the time of a command, which finds it in FIRESTORE_EMULATOR_HOST
  explain <request.json>  what the rules say of a request, and why (--rules)
  bench [host:port …]   what operations take, at any address, ours or Google's, side by side
    --documents <count>   how many are there (10000); --rounds <count> (300)
  firebase <arguments>  the project's own firebase-tools, with this emulator and without Java
`;

type Command = (args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start.ts')).start,
  exec: async () => (await import('./start.ts')).exec,
  explain: async () => (await import('./explain.ts')).explain,
  bench: async () => (await import('./bench.ts')).bench,
  firebase: async () => (await import('./firebase.ts')).firebase,
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command || (args.includes('--help') && name !== 'firebase')) {
  const isAsked = name === '' || name === 'help' || args.includes('--help') || name === '--help';
  (isAsked ? console.log : console.error)(USAGE);
  process.exitCode = isAsked ? 0 : 1;
} else {
  try {
    await (
      await command()
    )(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
