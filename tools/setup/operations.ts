import type { Mend } from '../doctor/check.ts';
import { channelsOf, channelsUrl, monitoringResources } from '../doctor/checks/operations.ts';
import { mendResources } from '../doctor/resources.ts';

export const mendOperations: Mend = async (target) => {
  const { projectId, api, options, say } = target;
  const url = channelsUrl(projectId);
  let channels = channelsOf((await api.find(url)) ?? {});
  if (options.alertsTo !== undefined && channels.length === 0) {
    await api.change('POST', url, {
      type: 'email',
      displayName: 'Marquee',
      labels: { email_address: options.alertsTo },
    });
    say(`alerts go to ${options.alertsTo}`);
    channels = channelsOf((await api.find(url)) ?? {});
  }
  await mendResources(target, monitoringResources(target, channels));
};
