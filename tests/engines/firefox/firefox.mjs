#!/usr/bin/env node
// Debian's Firefox as Playwright starts it. Playwright tells each new context its colours by a command that this release
// does not know; it is answered here, since the preferences in playwright.config.ts say the same. All else is passed on.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** The command of WebDriver BiDi that Firefox 153 lacks. */
const LACKING = 'emulation.setMediaFeaturesOverride';

const LISTENING = /(WebDriver BiDi listening on )(ws:\/\/\S+)/;

const firefox = spawn('/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));

/**
 * Accepts Playwright's connection, and connects it with Firefox's.
 * @param {string} address
 * @returns {Promise<string>} the address for Playwright
 */
function serve(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    /** @type {string[]} */
    const early = [];
    /** @param {string} message */
    const pass = (message) =>
      void (browser.readyState === WebSocket.OPEN ? browser.send(message) : early.push(message));
    browser.on('open', () => early.splice(0).forEach(pass));
    browser.on('message', (message) => playwright.send(String(message)));
    browser.on('close', () => playwright.close());
    browser.on('error', () => playwright.close());
    playwright.on('close', () => browser.close());
    playwright.on('message', (message) => {
      const { id, method } = JSON.parse(String(message));
      if (method === LACKING) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else pass(String(message));
    });
  });
  return new Promise((resolve) => {
    server.on('listening', () => {
      const bound = server.address();
      if (bound !== null && typeof bound === 'object') resolve(`ws://127.0.0.1:${String(bound.port)}`);
    });
  });
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, said, address] = LISTENING.exec(line) ?? [];
  console.error(address === undefined ? line : String(said) + (await serve(address)));
}
