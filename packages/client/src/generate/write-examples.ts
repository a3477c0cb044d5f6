import { type Example, readExamples } from './read-examples.ts';

/** What makes a client, in the code that prepares an example. */
const client = /^const (?:\{ action \}|\w+) = create\w*Client\((?:\{[^}]*\})?\);$/gm;
const clientImport = /^import \{[^}]*\bcreate\w*Client\b[^}]*\} from '[^']*';$/gm;
const clientName = /^const (?:\{ )?(\w+)/;

/**
 * Writes the example of each call as a table by its name: how the client is made, and the call.
 * @param calls every call by its name
 * @param sources the files of examples by their names
 */
export function writeExamples(
  calls: ReadonlyMap<string, unknown>,
  sources: Readonly<Record<string, string>>,
): string {
  const examples = Object.values(sources).flatMap((source) => {
    const read = readExamples(source, (name) => calls.has(name));
    const imports = [...source.matchAll(clientImport)].map(([line]) => line);
    return read.flatMap((example) => snippetsOf(example, imports));
  });
  const lines = examples
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([call, code]) => `  ${call}: ${JSON.stringify(code)},\n`);
  return `// Written by \`npm run generate\` from the examples of the client; not to be edited.

/** How each call is made with the client, by the name of the call. */
export const clientExamples: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}

function snippetsOf(
  { setUp, snippets }: Example,
  imports: readonly string[],
): [call: string, code: string][] {
  const makers = [...setUp.matchAll(client)].map(([line]) => line);
  return snippets.map(({ call, code }) => {
    const used = makers.filter((line) => {
      const [, name = ''] = clientName.exec(line) ?? [];
      return new RegExp(`\\b${name}\\b`).test(code);
    });
    const needed = imports.filter((line) =>
      used.some((maker) => line.includes(/create\w*Client/.exec(maker)?.[0] ?? '\n')),
    );
    return [call, [...needed, ...used, ...(used.length > 0 ? [''] : []), code].join('\n')];
  });
}
