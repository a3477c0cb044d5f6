// @ts-check
// `npm run dev`: the server restarts when its sources change, the site is replaced in the open page.
import { installMissing } from './install-missing.mjs';
import { run } from './run-command.mjs';

await installMissing();
const server = [
  '--watch',
  '--watch-preserve-output',
  'apps/server/src/gazetteer.ts',
  'serve',
  ...process.argv.slice(2),
];
process.exit(await run('node', server, { env: { NODE_ENV: 'development' } }));
