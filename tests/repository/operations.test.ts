// The files of operations/ against the code that they watch.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import alerts from '../../operations/alerts.json' with { type: 'json' };
import backups from '../../operations/backups.json' with { type: 'json' };
import dashboard from '../../operations/dashboard.json' with { type: 'json' };
import { legal } from '../../web/src/i18n/en/legal.ts';
import { fromRoot } from '../../scripts/config/project.ts';

const sources = readdirSync(fromRoot('functions/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(fromRoot('functions/src', file), 'utf8'))
  .concat(readFileSync(fromRoot('scripts/deploy/tell-operators.ts'), 'utf8'))
  .join('\n');

const events = alerts.flatMap((alert) => ('events' in alert ? (alert.events ?? []) : []));

test.each(events)('the event %s of an alert is logged by a function', (event) => {
  // One line of code logs the events of all sweeps: `${what} not swept`.
  expect(sources).toContain(event.endsWith(' not swept') ? '} not swept`' : `'${event}'`);
});

test('each failure that a function logs has an alert', () => {
  const places = /(?:log(?:Failure|Problem)\(\s*|failure: \{\s*event: |failed: )'([a-z][^']+)'/g;
  const logged = [...sources.matchAll(places)].map(([, event]) => event);
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.filter((event) => !events.includes(event ?? ''))).toEqual([]);
});

test('each schedule has an alert that its silence raises, after more than the time between two runs', () => {
  const MINUTES = { everyMinute: 1, hourly: 60, nightly: 24 * 60 };
  const names = [...sources.matchAll(/\brunTogether\(\s*'(\w+)'|\blogRun\(\s*'(\w+)'/g)].map(
    ([, a, b]) => a ?? b,
  );
  expect(new Set(names)).toEqual(new Set(Object.keys(MINUTES)));
  const silent = alerts.filter((alert) => 'lessThan' in alert);
  expect(silent.map(({ and }) => and)).toEqual(
    Object.keys(MINUTES).map((name) => `jsonPayload.schedule="${name}"`),
  );
  Object.values(MINUTES).forEach((between, index) => {
    expect(silent[index]?.minutes).toBeGreaterThan(between);
    // The longest period that Google looks back for an alert, in minutes.
    expect(silent[index]?.minutes).toBeLessThanOrEqual(1500);
  });
});

test('the privacy policy says how long backups are kept', () => {
  const DAY = 24 * 60 * 60;
  const days = backups.map(({ retention }) => Number.parseInt(retention, 10) / DAY);
  expect(days).toEqual([7, 13 * 7]);
  expect(legal.privacy.sections.howLong.text.join(' ')).toContain(
    'daily backups for 7 days and in weekly backups for 13 weeks',
  );
});

test('the dashboard shows traffic, errors, latency and saturation', () => {
  expect(dashboard.mosaicLayout.tiles.map(({ widget }) => widget.title.split(':')[0])).toEqual([
    'Traffic',
    'Errors',
    'Latency',
    'Saturation',
  ]);
});
