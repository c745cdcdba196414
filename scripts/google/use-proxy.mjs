// Loaded before a program: its `fetch` and its HTTPS agents go through the proxy of HTTPS_PROXY. Node 20 knows no proxy,
// and firebase-tools gives Google's login library an agent of its own, which passes one by.
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
