import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const actionPrefix = '/api/3/action/';

/** Writes the types of the actions, and the list of those that only read. */
export async function writeActions(description: OpenAPI3): Promise<string> {
  const names = Object.keys(description.paths ?? {})
    .filter((path) => path.startsWith(actionPrefix))
    .map((path) => path.slice(actionPrefix.length))
    // Other spellings of an action have no types of their own.
    .filter((name) => !name.includes('/'))
    .sort();
  const readOnly = names.filter((name) => 'get' in (description.paths?.[actionPrefix + name] ?? {}));
  const paths = actionsByPost(description, names);
  // A parameter with a default may be left out.
  const nodes = await openapiTypescript(
    { ...description, paths, components: {} },
    { defaultNonNullable: false },
  );
  return `/** Generated from the server's OpenAPI description by \`npm run generate\`; not to be edited. */
${astToString(nodes)}
/** Actions that change nothing, and so may be called with GET. */
export const readOnlyActions = [
${readOnly.map((name) => `  '${name}',`).join('\n')}
] as const;
`;
}

type Described = { post?: { responses?: Record<string, unknown> } };

/** Reads come by GET and by POST with the same types, and errors are classes of their own: one of each suffices. */
function actionsByPost(description: OpenAPI3, names: string[]): NonNullable<OpenAPI3['paths']> {
  const paths = names.map((name) => {
    const path = actionPrefix + name;
    const { post } = (description.paths?.[path] ?? {}) as Described;
    return [path, { post: { ...post, responses: { 200: post?.responses?.['200'] } } }];
  });
  return Object.fromEntries(paths) as NonNullable<OpenAPI3['paths']>;
}
