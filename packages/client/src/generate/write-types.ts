import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { DescribedCall } from './read-calls.ts';
import { NamedSchemas, type Schema } from './schemas.ts';

/** Types that no JSON schema has, by the formats that stand for them. */
const platformTypes: Record<string, string> = {
  binary: 'FileBody',
  'event-stream': 'ReadableStream<Uint8Array<ArrayBuffer>>',
};

/**
 * Writes the types of calls: one of each schema with a title, of the parameters and the answer of each call, and an
 * interface that lists the calls.
 * @param name what the list is called, such as `Ory`
 * @param components of the description, to which schemas refer
 */
export async function writeTypes(
  name: string,
  calls: readonly DescribedCall[],
  components: Record<string, Schema>,
): Promise<string> {
  const schemas = new NamedSchemas(components);
  const entries = calls.map((call) => writeCall(call, schemas));
  const refusals = calls.map((call) => writeRefusals(call, schemas)).filter((line) => line !== '');
  const types = await printTypes(schemas.all());
  return `/** Generated from the server's OpenAPI description by \`npm run generate\`; not to be edited. */
import type { Call, FileBody } from '../operations/operation.ts';

${types}
/** Every call by its name. */
export interface ${name}Calls {
${entries.join('\n')}
}

/** What is described of the refusals of a call, by their status. */
export interface ${name}Refusals {
${refusals.join('\n')}
}
`.replace(types.includes('FileBody') ? '' : ', FileBody', '');
}

function writeCall(call: DescribedCall, schemas: NamedSchemas): string {
  const { name, summary, description, operation, parameters, answer } = call;
  const text = [summary, description].filter((one) => one !== '').join('\n\n');
  const lines = `${text}\n\n\`${operation.method} ${operation.path}\``.split('\n');
  const takes = Object.keys(parameters.properties ?? {}).length > 0;
  const given = takes
    ? typeOf(schemas, `${capitalized(name)}Parameters`, parameters)
    : 'Record<never, never>';
  const data = [
    ...(answer ? [typeOf(schemas, `${capitalized(name)}Answer`, answer)] : []),
    ...(call.mayBeEmpty ? ['undefined'] : []),
  ].join(' | ');
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */
  ${name}: Call<${given}, ${data}>;`;
}

function writeRefusals({ name, refusals }: DescribedCall, schemas: NamedSchemas): string {
  const byStatus = Object.entries(refusals).map(
    ([status, schema]) => `${status}: ${typeOf(schemas, `${capitalized(name)}Refusal${status}`, schema)}`,
  );
  return byStatus.length > 0 ? `  ${name}: { ${byStatus.join('; ')} };` : '';
}

/** The name of a schema's type: its own, where it has a title. */
function typeOf(schemas: NamedSchemas, name: string, schema: Schema): string {
  const { $ref } =
    schema.title !== undefined || schema.$ref !== undefined
      ? schemas.refer(schema)
      : schemas.add(name, schema);
  return $ref?.split('/').at(-1) ?? name;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

async function printTypes(schemas: Record<string, Schema>): Promise<string> {
  const description = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas },
  } as unknown as OpenAPI3;
  const nodes = await openapiTypescript(description, {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    transform: ({ format = '' }) => {
      const platform = platformTypes[format];
      return platform === undefined ? undefined : ts.factory.createTypeReferenceNode(platform);
    },
  });
  // Nothing is said of paths: the calls have names.
  return astToString(
    nodes.filter((node) => isComponents(node) || ts.isTypeAliasDeclaration(node)).filter(isShown),
  );
}

function isComponents(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) && node.name.text === 'components';
}

function isShown(node: ts.Node): boolean {
  return (
    !ts.isTypeAliasDeclaration(node) || !['paths', 'webhooks', '$defs', 'operations'].includes(node.name.text)
  );
}
