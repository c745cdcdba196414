// The project as `npm run setup` leaves it before the first deployment, for tests that do not run it.
import { actedAs, projectGrants } from '../../tools/parts/accounts.ts';
import { APIS } from '../../tools/parts/project.ts';
import { FUNCTIONS_SECRETS } from '../config/project-settings.ts';
import type { Project } from './stand-in-project.ts';

/** Puts a new project into the state in which `npm run setup` leaves it. */
export function prepare(project: Project): void {
  project.hasBilling = true;
  for (const api of APIS) project.enable(api);
  const account = (email: string): string => {
    const name = `${project.name}/serviceAccounts/${email}`;
    project.put(name, { name, email });
    return `serviceAccount:${email}`;
  };
  const functions = account(`marquee-functions@${project.id}.iam.gserviceaccount.com`);
  const deployer = account(`marquee-deploy@${project.id}.iam.gserviceaccount.com`);
  account(project.appAccount);
  const bindings = [
    ...project.policy(project.name),
    ...projectGrants(project.id, project.number).map(({ role, member }) => ({ role, members: [member] })),
  ];
  project.policies.set(project.name, bindings);
  for (const email of actedAs(project.id, project.number))
    project.policies.set(`${project.name}/serviceAccounts/${email}`, [
      { role: 'roles/iam.serviceAccountUser', members: [deployer] },
    ]);
  project.put(`${project.name}/firebase`, { projectId: project.id });
  const database = `${project.name}/databases/(default)`;
  project.put(database, {
    name: database,
    locationId: 'asia-south1',
    type: 'FIRESTORE_NATIVE',
    databaseEdition: 'STANDARD',
  });
  const bucket = `${project.id}.firebasestorage.app`;
  project.put(`b/${bucket}`, { name: bucket, location: 'ASIA-SOUTH1' });
  project.put(`sites/${project.id}`, {
    name: `${project.name}/sites/${project.id}`,
    defaultUrl: `https://${project.id}.web.app`,
    type: 'DEFAULT_SITE',
  });
  for (const secret of FUNCTIONS_SECRETS) {
    const name = `${project.name}/secrets/${secret}`;
    project.put(name, { name });
    project.put(`${name}/versions/1`, { name: `${name}/versions/1`, state: 'ENABLED' });
    project.policies.set(name, [{ role: 'roles/secretmanager.secretAccessor', members: [functions] }]);
  }
  for (const service of ['eventarc.googleapis.com', 'pubsub.googleapis.com', 'storage.googleapis.com'])
    project.agents.add(service);
}
