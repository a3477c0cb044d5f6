/**
 * Writes the client's types and tables from the server's own description of its calls, and the guide to them.
 * With `--check` writes nothing and fails where a file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OpenAPI3 } from 'openapi-typescript';
import { type Description, readCalls } from './read-calls.ts';
import { writeActions } from './write-actions.ts';
import { writeOperations } from './write-operations.ts';
import { writeTypes } from './write-types.ts';

const root = new URL('../../../../', import.meta.url);

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const description = describeServer();
const components = description.components?.schemas ?? {};
const ory = readCalls(description, '/api/.ory');
const portal = readCalls(description, '').filter(
  ({ operation }) =>
    operation.path.startsWith('/api/') && !/^\/api\/(3\/action|\.ory)\//.test(operation.path),
);

const sources = 'packages/client/src';
const files: Record<string, string> = {
  [`${sources}/actions/actions.generated.ts`]: await writeActions(description as unknown as OpenAPI3),
  [`${sources}/ory/ory.generated.ts`]: await writeTypes('Ory', ory, components),
  [`${sources}/ory/ory-operations.generated.ts`]: writeOperations('ory', ory),
  [`${sources}/portal/portal.generated.ts`]: await writeTypes('Portal', portal, components),
  [`${sources}/portal/portal-operations.generated.ts`]: writeOperations('portal', portal),
};

for (const [path, written] of Object.entries(files)) {
  const file = new URL(path, root);
  if (!values.check) writeFileSync(file, written);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== written) {
    process.stderr.write(`${path} is out of date: run \`npm run generate\`\n`);
    process.exitCode = 1;
  }
}

function describeServer(): Description {
  const printer = new URL('apps/server/src/print-openapi.ts', root);
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(process.execPath, [printer.pathname], options)) as Description;
}
