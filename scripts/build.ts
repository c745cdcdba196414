// Builds the site, the app and the functions.
//   npm run build -- --local          for the local suite
//   npm run build -- --project <id>   for a real project or alias, with its settings (scripts/config/project-settings.ts)
// `firebase deploy` runs it before functions and before Hosting, and names the project by GCLOUD_PROJECT; the second time
// nothing has changed, and nothing is built.
import { parseArgs } from 'node:util';
import { targetOf } from '../tools/target.ts';
import { build, isBuilt } from './build/build-parts.ts';
import { checkSettings } from './config/project-settings.ts';

/** The project to build for. Throws when it is not named, or in two ways that differ. */
function projectOf(named: string | undefined): string {
  const deployed = process.env['GCLOUD_PROJECT'];
  const project = named === undefined ? deployed : targetOf(named).projectId;
  if (project === undefined)
    throw new Error('Say what to build for: npm run build -- --local, or --project <id>.');
  if (deployed !== undefined && deployed !== project)
    throw new Error(`The build is for ${project}, but ${deployed} is deployed to.`);
  if (project.startsWith('demo-'))
    throw new Error(
      `${project} is the local suite's project. Name a real one: firebase deploy --project production.`,
    );
  return project;
}

function announce(step: string): void {
  console.log(`Building the ${step} …`);
}

try {
  const { values } = parseArgs({
    options: { local: { type: 'boolean', default: false }, project: { type: 'string' } },
  });
  if (values.local) {
    await build('emulator', announce);
  } else {
    const project = projectOf(values.project);
    checkSettings(project);
    if ((await isBuilt(project)) === 'fresh') console.log(`The build for ${project} is up to date.`);
    else await build(project, announce);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
