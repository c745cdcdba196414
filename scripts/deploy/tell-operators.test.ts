import { expect, test, vi } from 'vitest';
import alerts from '../../operations/alerts.json' with { type: 'json' };
import { tellOperators } from './tell-operators.ts';

test('a failed deployment writes the entry that its alert reads, with the address of the run', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const change = vi.fn(() => Promise.resolve({}));
  await tellOperators({ change }, 'marquee-live', {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'owner/marquee',
    GITHUB_RUN_ID: '7',
  });
  const [event] = alerts.find(({ name }) => name === 'deployments')?.events ?? [];
  expect(change).toHaveBeenCalledExactlyOnceWith('POST', 'https://logging.googleapis.com/v2/entries:write', {
    logName: 'projects/marquee-live/logs/marquee-deploy',
    resource: { type: 'global', labels: { project_id: 'marquee-live' } },
    entries: [
      {
        severity: 'ERROR',
        jsonPayload: { message: event, event, place: 'https://github.com/owner/marquee/actions/runs/7' },
      },
    ],
  });
});

test('a failure to tell the operators is printed and does not hide the deployment’s own', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await tellOperators({ change: () => Promise.reject(new Error('no rights')) }, 'marquee-live', {});
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    'The alert of a failed deployment was not raised: no rights',
  );
});
