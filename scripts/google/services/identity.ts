// Authentication's configuration (Identity Toolkit).
import { recordAt } from '../stand-in-project.ts';
import type { Json } from '../../../tools/doctor/google-api.ts';
import { invalid, type Call, type Service } from '../service.ts';
import { accountRoutes } from './documents.ts';

const CONFIG = 'https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects';
const configName = ({ project }: Call): string => `${project.name}/config`;

/** The configuration with the fields of a mask replaced (https://google.aip.dev/161). */
function patched(before: Json, change: Json, mask: readonly string[]): Json {
  let after = before;
  for (const path of mask) {
    const names = path.split('.');
    const put = (old: Json, sent: Json, [name = '', ...rest]: readonly string[]): Json => ({
      ...old,
      [name]: rest.length === 0 ? sent[name] : put(recordAt(old[name]), recordAt(sent[name]), rest),
    });
    after = put(after, change, names);
  }
  return after;
}

const identityToolkit: Service = {
  host: 'identitytoolkit.googleapis.com',
  routes: [
    ...accountRoutes,
    {
      on: 'POST /v2/projects/:project/identityPlatform:initializeAuth',
      permission: 'firebaseauth.configs.create',
      from: `${CONFIG}.identityPlatform/initializeAuth`,
      answer: (call) => {
        if (!call.project.hasBilling) throw invalid('Billing is not enabled.');
        if (call.project.resources.has(configName(call)))
          throw invalid('INVALID_PROJECT_ID : Identity Platform has already been enabled for this project.');
        call.project.put(configName(call), {
          name: configName(call),
          subtype: 'IDENTITY_PLATFORM',
          authorizedDomains: [
            'localhost',
            `${call.project.id}.firebaseapp.com`,
            `${call.project.id}.web.app`,
          ],
        });
        return {};
      },
    },
    {
      on: 'GET /admin/v2/projects/:project/config',
      permission: 'firebaseauth.configs.get',
      from: `${CONFIG}/getConfig`,
      answer: (call) => call.project.take(configName(call), 'CONFIGURATION_NOT_FOUND'),
    },
    {
      on: 'PATCH /admin/v2/projects/:project/config',
      permission: 'firebaseauth.configs.update',
      from: `${CONFIG}/updateConfig`,
      answer: (call) => {
        const before = call.project.take(configName(call), 'CONFIGURATION_NOT_FOUND');
        const mask = (call.query.get('updateMask') ?? '').split(',');
        return call.project.put(configName(call), patched(before, call.body, mask));
      },
    },
    {
      on: 'GET /admin/v2/projects/:project/defaultSupportedIdpConfigs/:provider',
      permission: 'firebaseauth.configs.get',
      from: `${CONFIG}.defaultSupportedIdpConfigs/get`,
      answer: ({ project, params: { provider = '' } }) =>
        project.take(`${project.name}/defaultSupportedIdpConfigs/${provider}`, provider),
    },
  ],
};

const APP_CHECK = 'https://firebase.google.com/docs/reference/appcheck/rest/v1/projects';
const providerName = ({ project, params }: Call): string =>
  `${project.name}/apps/${params['app'] ?? ''}/recaptchaEnterpriseConfig`;

const appCheck: Service = {
  host: 'firebaseappcheck.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/services',
      permission: 'firebaseappcheck.services.get',
      from: `${APP_CHECK}.services/list`,
      answer: ({ project }) => ({ services: project.list(`${project.name}/appCheckServices/`) }),
    },
    {
      on: 'GET /v1/projects/:project/apps/:app*/recaptchaEnterpriseConfig',
      permission: 'firebaseappcheck.recaptchaEnterpriseConfig.get',
      from: `${APP_CHECK}.apps.recaptchaEnterpriseConfig/get`,
      answer: (call) => call.project.resources.get(providerName(call)) ?? { name: providerName(call) },
    },
    {
      on: 'PATCH /v1/projects/:project/apps/:app*/recaptchaEnterpriseConfig',
      permission: 'firebaseappcheck.recaptchaEnterpriseConfig.update',
      from: `${APP_CHECK}.apps.recaptchaEnterpriseConfig/patch`,
      answer: (call) => {
        const mask = (call.query.get('updateMask') ?? '').split(',');
        const before = call.project.resources.get(providerName(call)) ?? { name: providerName(call) };
        return call.project.put(providerName(call), patched(before, call.body, mask));
      },
    },
  ],
};

export const identityServices: readonly Service[] = [identityToolkit, appCheck];
