import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { openToOtherOrigins } from '@gazetteer/actions';
import type { Catalogue } from '../catalogue.ts';
import { sendDocument } from '../http/answer-document.ts';
import { cleanText } from '../metadata/record/clean-text.ts';

/** An address that always answers, and what is there. */
type Link = [path: string, name: string, note: string];

const data: readonly Link[] = [
  [
    '/api/3/action/package_search?q=',
    'Search for datasets',
    'JSON; words in `q`, `rows` and `start` for pages',
  ],
  [
    '/api/3/action/column_search?q=',
    'Search for columns',
    'JSON; which tables have a column about the words in `q`',
  ],
  ['/catalog.jsonld', 'The whole catalogue', 'DCAT-AP as JSON-LD, 100 datasets a page'],
  ['/data.json', 'All datasets in one answer', 'DCAT-US'],
  ['/feeds/dataset.atom', 'What changed last', 'Atom'],
  ['/sitemap.xml', 'Pages of datasets, organisations and articles', 'sitemaps'],
];

const interfaces: readonly Link[] = [
  ['/api/openapi.json', 'Description of every call', 'OpenAPI 3.1'],
  ['/api/docs', 'The same as pages', 'with examples for curl and JavaScript'],
  ['/.well-known/api-catalog', 'List of the interfaces', 'RFC 9727'],
];

const further: readonly Link[] = [
  ['/search', 'Search for people', 'a page'],
  ['/organization', 'Who publishes', 'a page'],
  ['/feedback', 'Message to the team', 'a page'],
];

/** `/llms.txt`, by which assistants and their makers find what they can read here, in the form of llmstxt.org. */
export function llmsTextRoutes(catalogue: Catalogue): FastifyPluginAsyncTypebox {
  return async (server) => {
    openToOtherOrigins(server);
    server.get('/llms.txt', { schema: { hide: true } }, async (request, reply) =>
      sendDocument(request, reply, { mediaType: 'text/plain', body: await writeText(catalogue) }),
    );
  };
}

async function writeText({ publicUrl, site, siteName }: Catalogue): Promise<string> {
  const languages = site.languages.map(({ label }) => label).join(', ');
  return [
    `# ${cleanText(await siteName('en'))}`,
    '',
    `> ${site.description} Whatever is public is read without an account, as pages and by open interfaces.`,
    '',
    `- Languages: ${languages}. \`lang=fr\` asks calls for their texts in French, where they are written.`,
    `- A dataset: ${publicUrl}/p/{name} is its page, ${publicUrl}/dataset/{name}.jsonld describes it, and ${publicUrl}/dataset/{name}/download.zip has all of it with its documentation.`,
    '- A table is a resource of a dataset; it goes by its `id` and its `sku`, both in the answer of `package_show`:',
    `  - rows: ${publicUrl}/api/3/action/datastore_search?resource_id={id}`,
    `  - columns and what they mean: ${publicUrl}/api/3/action/datastore_info?id={id}`,
    `  - SQL: ${publicUrl}/api/3/action/datastore_search_sql?sql={query}, where the query is one SELECT in PostgreSQL's words and names tables as "{sku}"`,
    `  - download: ${publicUrl}/datastore/dump/{id}?format=csv (or json, xlsx, parquet)`,
    `  - OData for spreadsheets: ${publicUrl}/odata/{sku}`,
    '- Assistants that speak the Model Context Protocol have tools for all of this at the path `/mcp`, by POST.',
    '- Licences: each dataset has its own, as `license_title` and `license_url`. Whoever repeats figures names the source; the citation of a dataset is in its download and on its page.',
    '- Limits: answers are paged, and work takes a bounded time. 429 and 503 say by `Retry-After` when to come again; whoever needs everything takes downloads, not page after page.',
    '',
    ...section('Data', data, publicUrl),
    ...section('Interfaces', interfaces, publicUrl),
    ...section('Optional', further, publicUrl),
  ].join('\n');
}

function section(title: string, links: readonly Link[], publicUrl: string): string[] {
  return [
    `## ${title}`,
    '',
    ...links.map(([path, name, note]) => `- [${name}](${publicUrl}${path}): ${note}`),
    '',
  ];
}
