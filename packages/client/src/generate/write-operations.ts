import type { DescribedCall } from './read-calls.ts';

/** Writes how each call is sent, as the table that the functions of a client are made of. */
export function writeOperations(name: string, calls: readonly DescribedCall[]): string {
  const lines = calls.map((call) => `  ${call.name}: ${literal(call.operation)},`);
  return `/** Generated from the server's OpenAPI description by \`npm run generate\`; not to be edited. */
import type { Operations } from '../operations/operation.ts';

export const ${name}Operations: Operations = {
${lines.join('\n')}
};
`;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, one]) => `${key}: ${literal(one)}`);
  return `{ ${entries.join(', ')} }`;
}
