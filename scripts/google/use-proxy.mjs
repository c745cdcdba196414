// Loaded before a program: its `fetch` and its HTTPS agents use the proxy of HTTPS_PROXY. Node 20 does not support
// proxies, and firebase-tools gives Google's login library its own agent, which ignores them. DNS has what STAND_IN_DNS
// says, for any domain: `mail`, the records of one that sends mails; else none.
import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import { EnvHttpProxyAgent, setGlobalDispatcher } from 'undici';

setGlobalDispatcher(new EnvHttpProxyAgent());

const { hostname: host, port } = new URL(process.env['HTTPS_PROXY']);

https.Agent.prototype.createConnection = (options, callback) => {
  const request = http.request({ host, port, method: 'CONNECT', path: `${options.host}:${options.port}` });
  request.on('connect', (_answer, socket) => callback(null, tls.connect({ ...options, socket })));
  request.on('error', callback);
  request.end();
};

const TEXTS = [
  [/^_dmarc\./, 'v=DMARC1; p=none'],
  [/^default\._domainkey\./, 'v=DKIM1; k=rsa; p=TUlHZk1B'],
  [/^(?!.*\._domainkey\.)/, 'v=spf1 mx ~all'],
];

const has = process.env['STAND_IN_DNS'] === 'mail';

/** @throws Error as DNS does for a name without such a record */
const absent = (name) =>
  Promise.reject(Object.assign(new Error(`query ENOTFOUND ${name}`), { code: 'ENOTFOUND' }));

Resolver.prototype.resolveTxt = (name) => {
  const [, text] = (has && TEXTS.find(([pattern]) => pattern.test(name))) || [];
  return text === undefined ? absent(name) : Promise.resolve([[text]]);
};
Resolver.prototype.resolveMx = (name) =>
  has ? Promise.resolve([{ exchange: `mx.${name}`, priority: 10 }]) : absent(name);
