import type { Mend } from '../doctor/check.ts';
import { HOSTING, ownHost, siteOf, sitesOf } from '../doctor/checks/hosting.ts';
import { listAt, textAt } from '../doctor/google-api.ts';

export const mendHosting: Mend = async (target) => {
  const { projectId, api, wanted, say } = target;
  let site = siteOf(await sitesOf(target));
  if (site === '') {
    site = projectId;
    await api.change('POST', `${HOSTING}/projects/${projectId}/sites?siteId=${site}`, {});
    say(`made the site ${site}`);
  }
  const host = ownHost(wanted.siteOrigin);
  if (host === undefined) return;
  const domains = await api.find(`${HOSTING}/projects/${projectId}/sites/${site}/customDomains`);
  const there = listAt(domains, 'customDomains');
  if (there.some((domain) => textAt(domain, 'name').endsWith(`/${host}`))) return;
  await api.change(
    'POST',
    `${HOSTING}/projects/${projectId}/sites/${site}/customDomains?customDomainId=${host}`,
    {},
    // This operation ends when the domain's DNS records are set, which the doctor prints next.
    { waits: false },
  );
  say(`asked for the domain ${host}`);
};
