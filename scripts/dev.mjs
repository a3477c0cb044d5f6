// @ts-check
// `npm run dev`: the server restarts when its sources change, the site is replaced in the open page.
import { installMissing } from './install-missing.mjs';
import { run } from './run-command.mjs';
import { foldersBelow } from './workspace-graph.mjs';

// Only what runs in the server: the site's own files are Vite's to watch.
const watched = foldersBelow('@gazetteer/server', ['@gazetteer/portal', '@gazetteer/site']);

await installMissing();
const watch = [...watched.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output'];
const server = [...watch, 'apps/server/src/gazetteer.ts', 'serve', ...process.argv.slice(2)];
process.exit(await run('node', server, { env: { NODE_ENV: 'development' } }));
