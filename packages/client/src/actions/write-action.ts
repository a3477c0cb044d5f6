import type { ActionInput, ActionName } from './action-types.ts';
import { asCode, quoted, type WrittenCall } from '../written/write-call.ts';

/** Writes a call of an action down for people to copy; the key stands in it as a name. */
export function writeAction<Name extends ActionName>(
  name: Name,
  input: ActionInput<Name> & object,
  { baseUrl }: { baseUrl: string },
): WrittenCall {
  const curl = [
    `curl -X POST ${quoted(`${baseUrl}/api/3/action/${name}`)}`,
    '-H "Authorization: Bearer $KEY"',
    `-H ${quoted('content-type: application/json')}`,
    `--data-raw ${quoted(JSON.stringify(input))}`,
  ];
  const code = [
    "import { createClient } from '@gazetteer/client';",
    '',
    `const client = createClient({ baseUrl: ${JSON.stringify(baseUrl)}, bearer: key });`,
    `const result = await client.action('${name}', ${asCode(input)});`,
  ];
  return { operation: name, curl: curl.join(' \\\n  '), code: code.join('\n') };
}
