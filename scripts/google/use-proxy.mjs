// Loaded before a program: its `fetch` and its HTTPS agents use the proxy of HTTPS_PROXY. Node 20 does not support
// proxies, and firebase-tools gives Google's login library its own agent, which ignores them.
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
