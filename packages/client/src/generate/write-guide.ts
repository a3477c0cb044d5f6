import type { DescribedCall } from './read-calls.ts';
import { type Example, readExamples, type Snippet } from './read-examples.ts';

/** The chapters of the guide, with the files of their examples in `apps/server/src/client-examples`. */
export const chapters: readonly { title: string; files: readonly string[] }[] = [
  {
    title: 'Self-service and own sessions',
    files: ['sign-up-and-sign-in', 'recovery-and-settings', 'browsers'],
  },
  { title: 'Identities and their sessions', files: ['identities'] },
  { title: 'Key sets and metadata', files: ['keys-and-metadata'] },
  { title: 'OAuth2 and OpenID Connect', files: ['oauth2-clients', 'oauth2-sign-in', 'oauth2-devices'] },
  { title: 'Permissions and relationships', files: ['permissions'] },
  { title: 'Projects', files: ['projects'] },
  { title: 'Catalogue', files: ['catalogue', 'publishing', 'harvest', 'organizations'] },
  { title: 'Tables, imports and areas', files: ['datastore', 'imports', 'looks', 'areas'] },
  { title: 'Charts and content', files: ['charts', 'content', 'answers', 'follows'] },
  { title: 'Running the installation', files: ['operation'] },
];

/** What the guide says of a call. */
export type GuideEntry = { summary: string; address: string; takes: { name: string; isNeeded: boolean }[] };

const introduction = `<!-- Written by \`npm run generate\` from the description of the API and from the examples; not to be edited. -->

# The client, call by call

\`@gazetteer/client\` has every call of this server: how it is made, what it answers and throws, and how to say who calls is in
[its README](../packages/client/README.md). Here is each call with an example. The examples are those of
\`apps/server/src/client-examples\`, which a test runs as they stand; those of one part go on from one another. They are given
\`baseUrl\`, where the server is, and \`adminKey\`, a key of one of its administrators. Parameters in bold are needed.`;

/**
 * Writes the guide to the client.
 * @param entries every call by its name
 * @param sources the files of examples by their names
 * @param setUp the code of what the examples share
 */
export function writeGuide(
  entries: ReadonlyMap<string, GuideEntry>,
  sources: Readonly<Record<string, string>>,
  setUp: string,
): string {
  const parts = chapters.map(({ title, files }) => {
    const examples = files.flatMap((file) => readExamples(sources[file] ?? '', (name) => entries.has(name)));
    return `## ${title}\n\n${examples.map((example) => writeExample(example, entries)).join('\n\n')}`;
  });
  const shared = `## What the examples share\n\nPrograms that stand for a browser remember its cookies; a browser does so by itself.\n\n${fenced(setUp)}`;
  const contents = chapters.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n');
  return `${[introduction, contents, shared, ...parts].join('\n\n')}\n`;
}

/** How the guide shows a call of a table. */
export function entryOf({ summary, operation, parameters }: DescribedCall, basePath: string): GuideEntry {
  const needed = new Set(parameters.required);
  const names = Object.keys(parameters.properties ?? {});
  return {
    summary,
    address: `${operation.method} ${basePath}${operation.path}`,
    takes: names.map((name) => ({ name, isNeeded: needed.has(name) })),
  };
}

/** How the guide shows an action. */
export function entryOfAction(
  name: string,
  summary: string,
  { properties = {}, required = [] }: { properties?: object; required?: string[] },
): GuideEntry {
  const takes = Object.keys(properties).map((field) => ({ name: field, isNeeded: required.includes(field) }));
  return { summary, address: `action ${name}`, takes };
}

function writeExample({ text, setUp, snippets }: Example, entries: ReadonlyMap<string, GuideEntry>): string {
  const shown = snippets.map((snippet) => writeSnippet(snippet, entries.get(snippet.call)));
  const title = `### ${text.split(/[.:,;]/, 1)[0] ?? ''}`;
  return [title, text, ...(setUp === '' ? [] : [fenced(setUp)]), ...shown].join('\n\n');
}

function writeSnippet({ call, note, code }: Snippet, entry: GuideEntry | undefined): string {
  const takes = entry?.takes.map(({ name, isNeeded }) => (isNeeded ? `**${name}**` : name)) ?? [];
  const sentence = `${entry?.summary}${note === '' ? '' : ` (${note})`}.`;
  const lines = [
    `#### ${call}`,
    `${sentence} \`${entry?.address}\`${takes.length > 0 ? `; takes ${takes.join(', ')}` : ''}.`,
    fenced(code),
  ];
  return lines.join('\n\n');
}

function fenced(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}

/** The fragment by which a heading is found. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}
