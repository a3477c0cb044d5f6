import type { Client, Organization } from '@gazetteer/client';
import { marksOf, type Reader, type WrittenIn } from '../../i18n/written-in.server.ts';

/** As many as the catalogue gives with their counts at once. */
const pageSize = 25;

export interface OrganizationPage {
  organizations: readonly { name: string; title: string; count: number; written?: WrittenIn | undefined }[];
  page: number;
  /** The number of the last page that is known of: the next one, where there is one. */
  last: number;
  /** True where words name more organisations than there are on the page. */
  isCut?: boolean;
}

/** A page of the publishing organisations in the order of their titles, each with its number of public datasets. */
export async function listOrganizations(
  reader: Reader & { client: Client },
  page: number,
): Promise<OrganizationPage> {
  const { client } = reader;
  const offset = (page - 1) * pageSize;
  const [listed, behind] = await Promise.all([
    client.action('organization_list', { all_fields: true, sort: 'title asc', limit: pageSize, offset }),
    client.action('organization_list', { sort: 'title asc', limit: 1, offset: offset + pageSize }),
  ]);
  const organizations = (listed as Organization[]).map((organization) => ({
    name: organization.name,
    title: organization.title || organization.name,
    count: organization.package_count ?? 0,
    written: marksOf(organization, ['title'], reader).title,
  }));
  return { organizations, page, last: behind.length > 0 ? page + 1 : page };
}

/** One less than the catalogue suggests at most, so that it is known whether there are more. */
const mostFound = 19;

/** The organisations with public datasets that words name, those with most datasets first; on one page. */
export async function findOrganizations(client: Client, text: string): Promise<OrganizationPage> {
  const { organizations } = await client.action('search_suggest', { q: text, limit: mostFound + 1 });
  const isCut = organizations.length > mostFound;
  return { organizations: organizations.slice(0, mostFound), page: 1, last: 1, ...(isCut && { isCut }) };
}

/** The words that an address looks for; none where it lists all. */
export function wordsOf(query: URLSearchParams): string {
  return (query.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** The page that an address asks for; whatever makes no sense is the first. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
