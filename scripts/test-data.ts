import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserTests } from './browser-tests.ts';
import { root, run } from './run-command.mjs';
import { readUnitTally, succeeded, sumTallies, tallyLines } from './test-tally.ts';

/** Tests on real open data, which is too large to come with the project: a folder beside the checkout. */
async function testData(): Promise<void> {
  const folder = path.resolve(root, process.env.GAZETTEER_DATA ?? '../shared/data');
  if (!existsSync(path.join(folder, 'README.md'))) {
    const missing = `${folder} is not there: name the folder with the data and its README.md in GAZETTEER_DATA`;
    for (const line of tallyLines({ passed: 0, failures: [missing] })) console.log(line);
    process.exitCode = 1;
    return;
  }
  const report = path.join(root, 'test-results/data.json');
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  await run('vitest', ['run', '--project=data', ...reporters], {
    env: { GAZETTEER_DATA: folder, TEST_REAL_DATA: '1' },
  });
  // The site may have to be built first, because this command can be the first one in a clone.
  const built = await run('node', ['scripts/build-site.ts']);
  process.env.GAZETTEER_DATA = folder;
  const pages =
    built === 0
      ? await browserTests('e2e/real-data/playwright.config.ts', [], 'nothing')
      : { passed: 0, failures: ['the site could not be built'] };
  const tally = sumTallies([readUnitTally(report), pages]);
  for (const line of tallyLines(tally)) console.log(line);
  process.exitCode = succeeded(tally) ? 0 : 1;
}

await testData();
