/** Fails where a contract and the French of the reference differ: `node check-french.ts`. */
import { describeServer } from './describe-server.ts';
import { frenchGaps } from '../api-documentation/reference/french-gaps.ts';

const folder = 'apps/server/src/api-documentation/reference/french';
const { missing, unused } = frenchGaps(await describeServer());
for (const text of missing) console.error(`${text}\n  has no French: add it in ${folder}`);
for (const text of unused)
  console.error(`${text}\n  is said by no contract any more: change or remove it in ${folder}`);
if (missing.length + unused.length > 0) process.exitCode = 1;
else console.log('the reference says the same in English and French');
