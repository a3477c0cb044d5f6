// @ts-check
// `npm run dev`: the server restarts when its sources change, pages are replaced where they are open.
import { installMissing } from './install-missing.mjs';
import { run } from './run-command.mjs';
import { foldersOfServer } from './sites.mjs';

await installMissing();
const watch = [...foldersOfServer().map((folder) => `--watch-path=${folder}`), '--watch-preserve-output'];
const server = [...watch, 'apps/server/src/gazetteer.ts', 'serve', ...process.argv.slice(2)];
process.exit(await run('node', server, { env: { NODE_ENV: 'development' } }));
