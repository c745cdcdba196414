// `npm run dev`: the local suite with sample actors, and Vite's dev server in front of it on http://localhost:5173. Edits
// of the app show at once, edits of the site or of public pages by a reload, edits of the functions once they are bundled;
// the suite itself reloads the rules.
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { pictureBase } from '@marquee/domain/profile/picture';
import { createServer, type Plugin } from 'vite';
import { siteDocuments } from './dev/site-documents.ts';
import { build, isBuilt } from './build/build-parts.ts';
import { writeLocalSecrets } from './suite/local-secrets.ts';
import { BUCKET, EMULATOR_HOSTS, fromRoot, PROJECT_ID, suiteUrl } from './config/project.ts';
import { run, type Finished } from './processes/run.ts';
import { isOfReload } from './suite/shown-lines.ts';
import { startSuite } from './suite/suite.ts';
import { runMain } from './processes/run-main.ts';
import { SAMPLE_PASSWORD } from './seed/sample-actors.ts';
import { seedApart } from './seed/seed-apart.ts';

const PORT = 5173;
const ORIGIN = `http://localhost:${String(PORT)}`;

const bundleFunctions = (): Promise<Finished> => run('node', ['--import', 'tsx', 'functions/build.ts']);

/** Builds what the suite needs: pages come from the sources, so only the functions have to be fresh. */
async function prepare(): Promise<void> {
  const state = await isBuilt('emulator');
  if (state === 'missing') {
    await build('emulator', (step) => {
      console.log(`Building the ${step} …`);
    });
  } else if (state === 'stale') {
    const { code, output } = await bundleFunctions();
    if (code !== 0) throw new Error(`The functions could not be bundled:\n${output}`);
  }
}

/** Milliseconds within which the file events of one save arrive. */
const ONE_SAVE = 50;

/** Bundles the functions again after edits, one bundle at a time; the Functions emulator then reloads them. */
function watchedFunctions(): Plugin {
  let last = Promise.resolve();
  let pending: NodeJS.Timeout | undefined;
  const bundle = async (): Promise<void> => {
    const { code, output } = await bundleFunctions();
    // Each bundle deletes the secrets.
    if (code === 0) writeLocalSecrets();
    console.log(code === 0 ? '  functions bundled' : `  functions not bundled:\n${output}`);
  };
  const folders = ['functions/src', 'domain/src'].map((folder) => fromRoot(folder));
  return {
    name: 'marquee:watched-functions',
    // Vite restarts with a new watcher when it sees an edit of what its configuration imports.
    configureServer({ watcher }) {
      watcher.add(folders).on('all', (_event, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return;
        if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return;
        clearTimeout(pending);
        pending = setTimeout(() => void (last = last.then(bundle)), ONE_SAVE);
      });
    },
  };
}

async function main(): Promise<void> {
  const began = performance.now();
  await prepare();
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => interrupted.abort());
  }
  Object.assign(process.env, EMULATOR_HOSTS, { METADATA_SERVER_DETECTION: 'none' });
  const firestore = getFirestore(initializeApp({ projectId: PROJECT_ID }, 'dev'));
  const hosting = suiteUrl('hosting');
  const [suite, server] = await Promise.all([
    startSuite({
      signal: interrupted.signal,
      onLine: (line) => {
        if (isOfReload(line)) console.log(line);
      },
    }),
    createServer({
      configFile: fromRoot('web/vite.config.ts'),
      mode: 'emulator',
      appType: 'custom',
      plugins: [
        watchedFunctions(),
        siteDocuments({ firestore, origin: ORIGIN, pictures: pictureBase(BUCKET, suiteUrl('storage')) }),
      ],
      server: {
        port: PORT,
        strictPort: true,
        fs: { allow: [fromRoot('.')] },
        proxy: { '/api': hosting, '/__/': hosting, '/sitemap': hosting, '^/.*/(cv|photos)\\.pdf': hosting },
      },
    }).then((started) => started.listen()),
  ]);
  console.log(
    `\n  Marquee     ${ORIGIN}  (ready after ${((performance.now() - began) / 1000).toFixed(1)} s)`,
  );
  const actors = await Promise.race([seedApart(), suite.ended.then(() => [])]);
  console.log(`  Profiles    ${actors.map(({ path }) => ORIGIN + path).join('\n              ')}
  Log in as   ${actors[0]?.email ?? ''}  (password: ${SAMPLE_PASSWORD})
  Ctrl-C stops everything.`);
  await suite.ended;
  await server.close();
}

await runMain(main);
process.exit();
