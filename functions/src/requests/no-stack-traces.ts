// Express, which answers unreadable bodies, shows stack traces unless NODE_ENV is production. `assign` sets it, since
// the bundler would replace the expression `process.env.NODE_ENV` by a value.
if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' });
