import type { Organization } from '@gazetteer/client';
import { listedOnly } from '@gazetteer/site';
import type { ListingPortal } from '../../datasets/find-dataset.server.ts';
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

/** A page of the publishing organisations in the order of their titles, each with its number of datasets that visitors find. */
export async function listOrganizations(
  reader: Reader & ListingPortal,
  page: number,
): Promise<OrganizationPage> {
  const { client } = reader;
  const wanted = { sort: 'title asc', ext_listed_only: true };
  const offset = (page - 1) * pageSize;
  const [listed, behind] = await Promise.all([
    client.action('organization_list', {
      ...wanted,
      all_fields: true,
      limit: pageSize,
      offset,
    }),
    client.action('organization_list', { ...wanted, limit: 1, offset: offset + pageSize }),
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

/** The organisations with datasets that visitors find and that words name, those with most datasets first; on one page. */
export async function findOrganizations(
  { client, site }: ListingPortal,
  text: string,
): Promise<OrganizationPage> {
  const { organizations } = await client.action('search_suggest', {
    q: text,
    fq_list: listedOnly(site.organizationFilter),
    limit: mostFound + 1,
  });
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
