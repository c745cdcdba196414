// The site, its domain and its last release.
import { type Check, consolePage, from, type Mend, shortName, type Part } from '../doctor/check.ts';
import { missing, ok } from '../doctor/finding.ts';
import { type Json, listAt, textAt } from '../doctor/google-api.ts';
import { runSetup } from '../doctor/resources.ts';

const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';

const sitesOf = (projectId: string): string => `${HOSTING}/projects/${projectId}/sites`;

const siteOf = (sites: Json): string => shortName(textAt(listAt(sites, 'sites')[0], 'name'));

/** The site's own domain; `undefined` without one, or for one of Firebase's. */
function ownHost(siteOrigin: string): string | undefined {
  const host = siteOrigin === '' ? '' : new URL(siteOrigin).host;
  return host === '' || host.endsWith('.web.app') || host.endsWith('.firebaseapp.com') ? undefined : host;
}

/** The DNS records that Google waits for, as `A marquee.example 199.36.158.100`. */
const recordsOf = (domain: unknown): string =>
  listAt(domain, 'requiredDnsUpdates.desired')
    .flatMap((set) => listAt(set, 'records'))
    .map((record) => `${textAt(record, 'type')} ${textAt(record, 'domainName')} ${textAt(record, 'rdata')}`)
    .join(', ');

const checkHosting: Check = async ({ projectId, api, wanted }) => {
  const sites = await api.get(sitesOf(projectId));
  const noSite = missing('There is no Hosting site', runSetup(projectId));
  if (sites.kind !== 'found') return from('Hosting', sites, noSite, () => []);
  const site = siteOf(sites.body);
  if (site === '') return [noSite];
  const host = ownHost(wanted.siteOrigin);
  if (host === undefined) return [ok(`the site ${site} is there`)];
  const domains = await api.get(`${HOSTING}/projects/${projectId}/sites/${site}/customDomains`);
  const none = missing(`${host} is not connected`, runSetup(projectId));
  return [
    ok(`the site ${site} is there`),
    ...from('Hosting domains', domains, none, (body) => {
      const domain = listAt(body, 'customDomains').find((one) => shortName(textAt(one, 'name')) === host);
      const ownership = textAt(domain, 'ownershipState');
      const serving = textAt(domain, 'hostState');
      if (domain === undefined) return [none];
      const records = recordsOf(domain);
      return [
        ownership === 'OWNERSHIP_ACTIVE' && serving === 'HOST_ACTIVE'
          ? ok(`${host} leads to the site`)
          : missing(
              `${host}: ${[ownership, serving].join(', ').toLowerCase()}`,
              `Set these DNS records at your registrar: ${records === '' ? `see ${consolePage(projectId, `hosting/sites/${site}`)}` : records}.`,
              'hand',
            ),
      ];
    }),
  ];
};

const checkHostingRelease: Check = async ({ projectId, api }) => {
  const fix = `Run \`npx firebase deploy --only hosting --project ${projectId}\`.`;
  const sites = await api.get(sitesOf(projectId));
  const noSite = missing('There is no Hosting site', fix);
  if (sites.kind !== 'found') return from('Hosting', sites, noSite, () => []);
  const site = siteOf(sites.body);
  if (site === '') return [noSite];
  const releases = await api.get(`${HOSTING}/sites/${site}/releases?pageSize=1`);
  const nothing = missing(`nothing is deployed to ${site}`, fix);
  return from('Hosting', releases, nothing, (body) => {
    const time = textAt(listAt(body, 'releases')[0], 'releaseTime');
    return [time === '' ? nothing : ok(`${site}: released ${time}`)];
  });
};

const mendHosting: Mend = async ({ projectId, api, wanted, report }) => {
  // Not seen is not absent: a second site would be made.
  let site = siteOf(await api.known(sitesOf(projectId)));
  if (site === '') {
    site = projectId;
    await api.change('POST', `${HOSTING}/projects/${projectId}/sites?siteId=${site}`, {});
    report(`made the site ${site}`);
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
  report(`asked for the domain ${host}`);
};

export const hosting: Part = { name: 'Hosting', check: checkHosting, mend: mendHosting };

export const hostingRelease: Part = {
  name: 'Release of the site',
  check: checkHostingRelease,
  isOfRelease: true,
};
