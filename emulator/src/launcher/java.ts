// The program that firebase-tools starts in place of `java`: answers `-version`, and runs the file after `-jar` as a Node
// module with the arguments behind it.
import { pathToFileURL } from 'node:url';

const args = process.argv.slice(2);
const jar = args.indexOf('-jar');
const archive = jar === -1 ? undefined : args[jar + 1];

if (args.includes('-version')) {
  console.error('openjdk version "21.0.0" (Node.js stands in)');
} else if (archive === undefined) {
  console.error('This stands in for java and only runs the emulators of firestore-emulator.');
  process.exit(1);
} else {
  // firebase-tools starts its emulators detached, so they would outlive a killed parent.
  const parent = process.ppid;
  setInterval(() => {
    // On Windows, `process.ppid` keeps the id of a parent that has exited.
    if (process.ppid !== parent || hasEnded(parent)) process.kill(process.pid, 'SIGINT');
  }, 1000).unref();
  process.argv = ['java', archive, ...args.slice(jar + 2)];
  await import(pathToFileURL(archive).href);
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
