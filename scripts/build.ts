// `npm run build`: everything `firebase deploy` uploads. `npm run build -- --local`: for the local suite.
import { build } from './lib/build.ts';

try {
  await build(process.argv.includes('--local') ? 'emulator' : 'production', (step) => {
    console.log(`Building the ${step} …`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
