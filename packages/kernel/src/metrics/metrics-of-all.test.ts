import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('the metrics of several web processes are added up, whichever is asked', async () => {
  const script = join(import.meta.dirname, 'metrics-of-all-testing.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(stdout).toMatch(/^requests 3$/m);
});
