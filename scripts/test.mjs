// @ts-check
// `npm test`: runs on the machine's own Node (20 or later) with nothing installed.
import { installMissing } from './install-missing.mjs';
import { run } from './run-command.mjs';

await installMissing();
const built = await run('node', ['scripts/build-site.ts']);
process.exit(built || (await run('node', ['scripts/run-tests.ts', ...process.argv.slice(2)])));
