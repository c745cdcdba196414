// Express, which the framework answers unreadable bodies with, shows stack traces unless it is told that this is production.
// By `assign`, since the bundler writes the value itself wherever it finds the variable's name.
if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' });
