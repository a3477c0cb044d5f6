import { makePromises } from '../e2e/crash/keep-promises.ts';
import { checkOutEarlier, type EarlierVersion } from '../e2e/nodes/earlier-version.ts';
import { Nodes } from '../e2e/nodes/nodes.ts';
import { restartInTurn } from '../e2e/nodes/restart-in-turn.ts';
import { withPostgres } from './postgres-server.ts';
import { root, run } from './run-command.mjs';
import { succeeded, tallyLines, type Tally } from './test-tally.ts';

/** The most problems that are printed, because further ones mostly say the same. */
const MOST_TOLD = 10;

/**
 * `npm run test:upgrade`: two nodes of the version of a day ago, over PostgreSQL and a real S3 server, behind a balancer. While work
 * goes on they are stopped and started as the present version, one after the other, so that both serve beside each other. No
 * request may fail, and nothing may be lost. `UPGRADE_FROM` names another commit to begin with.
 */
async function testUpgrade(postgres: string, earlier: EarlierVersion): Promise<Tally> {
  console.log(`From ${earlier.commit.slice(0, 10)} to what is here`);
  const nodes = await Nodes.start(postgres, earlier.folder);
  try {
    const promises = await makePromises(nodes);
    const problems = await restartInTurn(nodes, promises, (node) => {
      node.checkout = root;
    });
    if (problems.length === 0) return { passed: 1, failures: [] };
    return { passed: 0, failures: problems.slice(0, MOST_TOLD) };
  } finally {
    await nodes.close();
  }
}

const built = await run('node', ['scripts/build-site.ts']);
const tally = await withPostgres(async (): Promise<Tally> => {
  const { TEST_DATABASE_URL: postgres } = process.env;
  if (built !== 0) return { passed: 0, failures: ['the site could not be built'] };
  if (!postgres) return { passed: 0, failures: ['there is no PostgreSQL on this machine'] };
  const earlier = checkOutEarlier();
  try {
    return await testUpgrade(postgres, earlier);
  } finally {
    earlier.remove();
  }
});
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
