// Serves every built function as production does: on the Functions framework, without the emulator's leniency towards
// tokens. Arguments: the folder of the package, and modules to import before it. Prints one line of JSON, name to port.
// Ends with the test that started it. Without types: tsx, which would compile them, takes longer than the rest of the start.
import '../../../scripts/processes/exit-with-parent.mjs';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { join } from 'node:path';

const [folder = '', ...preloaded] = process.argv.slice(2);
for (const file of preloaded) await import(file);
const functions = await import(join(folder, 'index.js'));
const ports = await Promise.all(
  Object.entries(functions).map(
    ([name, handler]) =>
      new Promise((resolve) => {
        http(name, handler);
        const server = getTestServer(name);
        server.listen(0, '127.0.0.1', () => resolve([name, server.address().port]));
      }),
  ),
);
console.log(JSON.stringify({ ports: Object.fromEntries(ports) }));
