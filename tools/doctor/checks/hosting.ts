// The site, its last release and its domain.
import { consolePage, from, shortName, type Check } from '../check.ts';
import { missing, ok } from '../finding.ts';
import { listAt, textAt } from '../google-api.ts';

export const hosting: Check = async ({ projectId, api, wanted: { siteOrigin } }) => {
  const base = 'https://firebasehosting.googleapis.com/v1beta1';
  const sites = await api.get(`${base}/projects/${projectId}/sites`);
  const fix = `Run \`npx firebase deploy --only hosting --project ${projectId}\`.`;
  const noSite = missing(
    'There is no Hosting site',
    `Open ${consolePage(projectId, 'hosting')} and press Get started.`,
  );
  if (sites.kind !== 'found') return from('Hosting', sites, noSite, () => []);
  const site = shortName(textAt(listAt(sites.body, 'sites')[0], 'name'));
  if (site === '') return [noSite];
  const [releases, domains] = await Promise.all([
    api.get(`${base}/sites/${site}/releases?pageSize=1`),
    api.get(`${base}/projects/${projectId}/sites/${site}/customDomains`),
  ]);
  const host = siteOrigin === '' ? undefined : new URL(siteOrigin).host;
  const nothing = missing(`nothing is deployed to ${site}`, fix);
  return [
    ...from('Hosting', releases, nothing, (body) => {
      const time = textAt(listAt(body, 'releases')[0], 'releaseTime');
      return [time === '' ? nothing : ok(`${site}: released ${time}`)];
    }),
    ...(host === undefined || host.endsWith('.web.app') || host.endsWith('.firebaseapp.com')
      ? []
      : from('Hosting domains', domains, missing(`${host} is not connected`, fix), (body) => {
          const domain = listAt(body, 'customDomains').find((one) => shortName(textAt(one, 'name')) === host);
          const state = textAt(domain, 'ownershipState');
          if (domain === undefined) {
            return [
              missing(
                `${host} is not connected`,
                `Add it at ${consolePage(projectId, `hosting/sites/${site}`)}.`,
              ),
            ];
          }
          return [
            state === 'OWNERSHIP_ACTIVE'
              ? ok(`${host} leads to the site`)
              : missing(`${host}: ${state.toLowerCase()}`, 'Set the DNS records that the console names.'),
          ];
        })),
  ];
};
