/**
 * Writes `src/api.generated.ts` from the server's own description of its actions.
 * With `--check` writes nothing and fails where the file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import openapiTypescript, { astToString, type OpenAPI3, type PathItemObject } from 'openapi-typescript';

const printer = new URL('../../apps/server/src/print-openapi.ts', import.meta.url);
const target = new URL('./src/api.generated.ts', import.meta.url);
const actionPrefix = '/api/3/action/';
/** Beside the actions: collections of items, such as saved charts, and imports, each as it is read. */
const otherPaths = /^\/api\/(content\/items\/.+|imports\/\{id\})$/;

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const generated = await generateTypes(readDescription());
if (!values.check) {
  writeFileSync(target, generated);
} else if (readFileSync(target, 'utf8') !== generated) {
  process.stderr.write('packages/client/src/api.generated.ts is out of date: run `npm run generate`\n');
  process.exitCode = 1;
}

function readDescription(): OpenAPI3 {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(process.execPath, [printer.pathname], options));
}

async function generateTypes(description: OpenAPI3): Promise<string> {
  const names = Object.keys(description.paths ?? {})
    .filter((path) => path.startsWith(actionPrefix))
    .map((path) => path.slice(actionPrefix.length))
    // Other spellings of an action have no types of their own.
    .filter((name) => !name.includes('/'))
    .sort();
  const readOnly = names.filter((name) => 'get' in (description.paths?.[actionPrefix + name] ?? {}));
  const types = astToString(
    // A parameter with a default may be left out.
    await openapiTypescript(
      {
        ...description,
        paths: { ...actionsByPost(description, names), ...othersOf(description) },
        components: {},
      },
      { defaultNonNullable: false },
    ),
  );
  return `/** Generated from the server's OpenAPI description by \`npm run generate\`; not to be edited. */
${types}
/** Actions that change nothing, and so may be called with GET. */
export const readOnlyActions = [
${readOnly.map((name) => `  '${name}',`).join('\n')}
] as const;
`;
}

/** Reads come by GET and by POST with the same types, and errors are classes of their own: one of each suffices. */
function actionsByPost(description: OpenAPI3, names: string[]): NonNullable<OpenAPI3['paths']> {
  const paths = names.map((name) => {
    const path = actionPrefix + name;
    const { post } = (description.paths?.[path] ?? {}) as PathItemObject;
    return [path, { post: { ...post, responses: { 200: post?.responses?.['200'] } } }];
  });
  return Object.fromEntries(paths);
}

function othersOf({ paths = {} }: OpenAPI3): NonNullable<OpenAPI3['paths']> {
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([path]) => otherPaths.test(path))
      .map(([path, item]) => [path, answeringWell(item as PathItemObject)]),
  );
}

function answeringWell(item: PathItemObject): PathItemObject {
  const methods = (['get', 'post', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const good = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
    return [[method, { ...operation, responses: Object.fromEntries(good) }]];
  });
  return Object.fromEntries(methods);
}
