import type { FastifySchema } from 'fastify';
import { exampleOf } from './examples.ts';

/** The groups of calls, in the order the documentation shows them. */
export const groups = [
  { name: 'datasets', description: 'Find, read and change datasets and their resources.' },
  { name: 'organizations', description: 'Publishers, and groups of datasets.' },
  {
    name: 'vocabularies',
    description: 'Tags, sectors, licences: the words that datasets are described with.',
  },
  { name: 'tables', description: 'The rows behind a resource: query, summarise, write, download.' },
  { name: 'areas', description: 'Places by official code, with their boundaries.' },
  { name: 'graphql', description: 'The same data in one request for what a page needs.' },
  { name: 'site', description: 'About this installation, its action API and its users.' },
  { name: 'operations', description: 'For those who run the server: health, version, metrics.' },
];

/** Which group an action belongs to, by the first part of its name; all others tell about the site. */
const groupOfAction: [pattern: RegExp, group: string][] = [
  [/^(package|dataset|resource|current_package)[_/]|^views$/, 'datasets'],
  [/^(organization|group)_/, 'organizations'],
  [/^(vocabulary|tag|license)_/, 'vocabularies'],
  [/^datastore_/, 'tables'],
  [/./, 'site'],
];

const actionPath = /^\/api\/3\/action\/([\w/]+)$/;

/** What no group was named for is shown with the site's own calls rather than nowhere. */
function groupOf(tags: readonly string[] = []): string {
  return groups.find(({ name }) => tags.includes(name))?.name ?? 'site';
}

type Described = { schema: FastifySchema & { operationId?: string }; url: string };

/**
 * Completes the description of a route: its group, and for actions a stable name and an example.
 * Both methods of a read-only action are one call; the one by POST carries the action's own name.
 */
export function describeRoute({ schema, url }: Described): Described {
  const name = actionPath.exec(url)?.[1];
  if (schema.hide) return { schema, url };
  if (!name) return { schema: { ...schema, tags: [groupOf(schema.tags)] }, url };
  const group = groupOfAction.find(([pattern]) => pattern.test(name))?.[1] ?? 'site';
  const id = name.replace('/', '_by_path_');
  const operationId = schema.body ? id : `${id}_by_get`;
  const example = exampleOf(name);
  const described = { ...schema, tags: [group], operationId };
  return {
    url,
    schema:
      schema.body && example ? { ...described, body: { ...schema.body, examples: [example] } } : described,
  };
}
