// Express, which the framework answers unreadable bodies with, shows stack traces unless NODE_ENV is production.
// By `assign`, since the bundler writes the value itself wherever it finds the variable's name.
if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' });
