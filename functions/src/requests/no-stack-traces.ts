// Express, which answers unreadable bodies, shows stack traces unless NODE_ENV is production. By `assign`, since the
// bundler replaces the variable's name by its value.
if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' });
