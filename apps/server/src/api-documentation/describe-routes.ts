import type { FastifySchema } from 'fastify';
import { exampleOf } from './examples.ts';
import { tellClients } from './tell-clients.ts';

/** The groups of calls, in the order the documentation shows them. */
export const groups = [
  { name: 'datasets', description: 'Find, read and change datasets and their resources.' },
  { name: 'organizations', description: 'Publishers, and groups of datasets.' },
  {
    name: 'vocabularies',
    description: 'Tags, sectors, licences: the words that datasets are described with.',
  },
  { name: 'tables', description: 'The rows behind a resource: query, summarise, write, download.' },
  {
    name: 'charts',
    description:
      'Charts that people have saved: keep, list and share them, as pictures, figures and pages for other sites.',
  },
  {
    name: 'content',
    description:
      'News, blogs, events and pages of the site: read by everybody, written by editors, with their pictures and revisions.',
  },
  {
    name: 'follows',
    description: 'What people follow: datasets, organisations, searches and values, by mail and web feed.',
  },
  { name: 'feedback', description: 'What visitors write to the team, and the inbox of editors.' },
  { name: 'areas', description: 'Places by official code, with their boundaries.' },
  { name: 'graphql', description: 'The same data in one request for what a page needs.' },
  {
    name: 'accounts',
    description:
      'Sign-up, sign-in, recovery, settings and sessions of people, in the shapes of Ory Kratos: its clients work unchanged.',
  },
  {
    name: 'administration',
    description:
      'Accounts, their sessions and the messages they got: with the key or the session of an administrator.',
  },
  { name: 'site', description: 'About this installation, its action API and its users.' },
  {
    name: 'operations',
    description: 'For those who run the installation: people and their roles, health, version, metrics.',
  },
];

/** Which group an action belongs to, by the first part of its name; all others tell about the site. */
const groupOfAction: [pattern: RegExp, group: string][] = [
  [/^(package|dataset|resource|current_package|harvest)[_/]|^views$/, 'datasets'],
  [/^(organization|group)_/, 'organizations'],
  [/^(vocabulary|tag|license)_/, 'vocabularies'],
  [/^datastore_/, 'tables'],
  [/./, 'site'],
];

/** Which group a call about accounts belongs to. */
const groupOfAddress: [prefix: string, group: string][] = [
  ['/api/.ory/admin/', 'administration'],
  ['/api/.ory/', 'accounts'],
];

const actionPath = /^\/api\/3\/action\/([\w/]+)$/;

/** What no group was named for is shown with the site's own calls rather than nowhere. */
function groupOf(url: string, tags: readonly string[] = []): string {
  const byAddress = groupOfAddress.find(([prefix]) => url.startsWith(prefix))?.[1];
  return byAddress ?? groups.find(({ name }) => tags.includes(name))?.name ?? 'site';
}

type RouteSchema = FastifySchema & { operationId?: string };
type Described = { schema: RouteSchema; url: string };

/**
 * Completes the description of a route: its group, and for actions a stable name and an example.
 * Both methods of a read-only action are one call; the one by POST carries the action's own name.
 * Routes without a schema are pages and files, which are no part of the API.
 */
export function describeRoute({
  schema = { hide: true },
  url,
}: Partial<Described> & { url: string }): Described {
  const name = actionPath.exec(url)?.[1];
  if (schema.hide) return { schema, url };
  const told = tellClients(schema);
  if (!name) return { schema: { ...told, tags: [groupOf(url, schema.tags)] }, url };
  const tags = [groupOfAction.find(([pattern]) => pattern.test(name))?.[1] ?? 'site'];
  const id = name.replace('/', '_by_path_');
  if (told.querystring) return { url, schema: { ...told, tags, operationId: `${id}_by_get` } };
  const example = exampleOf(name);
  const body = { ...(told.body as object | undefined), ...(example && { examples: [example] }) };
  return { url, schema: { ...told, tags, operationId: id, body } };
}
