/** Fails where a contract and the French of the reference differ: `node check-french.ts`. */
import { frenchGaps } from '../api-documentation/reference/french-gaps.ts';
import { describeServer } from './describe-server.ts';

const folder = 'apps/server/src/api-documentation/reference/french';
const { missing, unused } = frenchGaps(await describeServer());
const problems = [
  ...missing.map((text) => `${text}\n  has no French: add it in ${folder}`),
  ...unused.map((text) => `${text}\n  is said by no contract any more: change or remove it in ${folder}`),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
else process.stdout.write('the reference says the same in English and French\n');
