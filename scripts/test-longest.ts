import { longestTextTests } from './unit-tests.ts';
import { succeeded, tallyLines } from './test-tally.ts';

/** `npm run test:longest`: each text of each request at its longest, of every kind; `npm test` sends one kind of each. */
const tally = await longestTextTests();
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
