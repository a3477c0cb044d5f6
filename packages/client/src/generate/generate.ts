/**
 * Writes the client's types and tables from the server's own description of its calls, and the guide to them.
 * With `--check` writes nothing and fails where a file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OpenAPI3 } from 'openapi-typescript';
import { type Description, readCalls } from './read-calls.ts';
import { writeActions } from './write-actions.ts';
import { writeOperations } from './write-operations.ts';
import { entryOf, entryOfAction, type GuideEntry, writeGuide } from './write-guide.ts';
import { writeExamples } from './write-examples.ts';
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

const exampleFolder = new URL('apps/server/src/client-examples/', root);
const sources = readSources();
const entries = guideEntries();

const folder = 'packages/client/src';
const files: Record<string, string> = {
  [`${folder}/actions/actions.generated.ts`]: await writeActions(description as unknown as OpenAPI3),
  [`${folder}/ory/ory.generated.ts`]: await writeTypes('Ory', ory, components),
  [`${folder}/ory/ory-operations.generated.ts`]: writeOperations('ory', ory),
  [`${folder}/portal/portal.generated.ts`]: await writeTypes('Portal', portal, components),
  [`${folder}/portal/portal-operations.generated.ts`]: writeOperations('portal', portal),
  'apps/server/src/api-documentation/reference/client-examples.generated.ts': writeExamples(entries, sources),
  'docs/client.md': describeCalls(),
};

for (const [path, written] of Object.entries(files)) {
  const file = new URL(path, root);
  if (!values.check) writeFileSync(file, written);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== written) {
    process.stderr.write(`${path} is out of date: run \`npm run generate\`\n`);
    process.exitCode = 1;
  }
}

/** The sources of the examples, which a test of the server runs, by the names of their files without the ending. */
function readSources(): Record<string, string> {
  const ending = '.example.ts';
  const names = readdirSync(exampleFolder).filter((name) => name.endsWith(ending));
  return Object.fromEntries(names.map((name) => [name.slice(0, -ending.length), readExampleFile(name)]));
}

function readExampleFile(name: string): string {
  return readFileSync(new URL(name, exampleFolder), 'utf8');
}

/** The guide, from the examples. */
function describeCalls(): string {
  const setUp = readExampleFile('set-up.ts');
  return writeGuide(entries, sources, setUp.replace(/^\/\*\*[\s\S]*?\n};\n\n/, '').trim());
}

function guideEntries(): Map<string, GuideEntry> {
  const actions = Object.entries(description.paths ?? {}).flatMap(([path, { post }]) => {
    const name = /^\/api\/3\/action\/(\w+)$/.exec(path)?.[1];
    if (name === undefined || !post) return [];
    const input = post.requestBody?.content?.['application/json']?.schema ?? {};
    return [[name, entryOfAction(name, post.summary ?? '', input)] as const];
  });
  return new Map([
    ...ory.map((call) => [call.name, entryOf(call, '/api/.ory')] as const),
    ...portal.map((call) => [call.name, entryOf(call, '')] as const),
    ...actions,
  ]);
}

function describeServer(): Description {
  const printer = new URL('apps/server/src/describe/print-openapi.ts', root);
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(process.execPath, [printer.pathname], options)) as Description;
}
