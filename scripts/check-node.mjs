// Runs before `npm start` and `npm test`, as plain JavaScript that an older Node can still read.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Marquee needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
