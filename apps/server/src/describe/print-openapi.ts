/** Prints the description of the API as JSON: `node print-openapi.ts`. */
import { describeServer } from './describe-server.ts';

process.stdout.write(JSON.stringify(await describeServer()));
