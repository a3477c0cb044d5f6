/** Fails where a request takes a text of any length: `node check-bounds.ts`. */
import { boundFaults } from '../api-documentation/texts-of-requests.ts';
import { describeServer } from './describe-server.ts';

const faults = boundFaults(await describeServer());
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else process.stdout.write('every text that a request takes is bounded\n');
