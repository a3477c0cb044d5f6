// @ts-check
// `npm start`: runs on the machine's own Node (20 or later) with nothing installed.
import { installMissing } from './install-missing.mjs';
import { run } from './run-command.mjs';

await installMissing();
const built = await run('node', ['scripts/build-site.ts']);
process.exit(
  built || (await run('node', ['apps/server/src/gazetteer.ts', 'serve', ...process.argv.slice(2)])),
);
