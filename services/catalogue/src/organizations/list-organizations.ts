import { invalidInput } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { OrganizationDictionary } from '../model/organization.contract.ts';
import { withIncludes } from '../datasets/organization-dictionaries.ts';
import type { ListOptions } from './organization-input.contract.ts';
import { currentNames, type GroupKind, type GroupSort, listGroups } from '../model/organization.store.ts';

/** CKAN's silent caps: more names or dictionaries than this are never given at once. */
const MOST_NAMES = 1000;
const MOST_DICTIONARIES = 25;

/**
 * The active organisations or groups: their names, or whole dictionaries when all_fields is set.
 * @param only limits the list to these names or ids
 * @throws invalid_input for a sort that cannot be read
 */
export async function listOrganizations(
  { sql, publishers }: Pick<Catalogue, 'sql' | 'publishers'>,
  kind: GroupKind,
  options: ListOptions,
  only: readonly string[] | undefined,
): Promise<string[] | OrganizationDictionary[]> {
  const isLimited = options.ext_listed_only && kind === 'organization' && publishers.length > 0;
  const shown = isLimited ? await currentNames(sql, publishers) : undefined;
  const wanted = shown?.filter((name) => only?.includes(name) ?? true) ?? only;
  if (wanted?.length === 0) return [];
  const cap = options.all_fields ? MOST_DICTIONARIES : MOST_NAMES;
  const rows = await listGroups(sql, {
    kind,
    sort: readSort(options.sort ?? options.order_by ?? ''),
    limit: Math.min(options.limit ?? cap, cap),
    offset: options.offset ?? 0,
    counted: Boolean(options.all_fields) && options.include_dataset_count !== false,
    listedOnly: options.ext_listed_only ?? false,
    ...(options.q ? { q: options.q } : {}),
    ...(wanted ? { only: wanted } : {}),
  });
  return options.all_fields
    ? rows.map((row) => withIncludes(row, row.package_count, options))
    : rows.map(({ name }) => name);
}

const fields: Record<string, GroupSort['field']> = {
  name: 'name',
  title: 'title',
  packages: 'package_count',
  package_count: 'package_count',
};

function readSort(text: string): GroupSort {
  const [field = 'title', direction, ...more] = text.split(/\s+/).filter((word) => word !== '');
  if (more.length > 0 || field.includes(',')) throw invalidInput({ sort: ['Too many sort criteria sent'] });
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!known) throw invalidInput({ sort: [`Cannot sort by field \`${field}\``] });
  if (direction !== undefined && !/^(asc|desc)$/i.test(direction)) {
    throw invalidInput({ sort: ['The sort direction must be asc or desc'] });
  }
  // The largest come first unless somebody says otherwise.
  const preset = known === 'package_count' ? 'desc' : 'asc';
  return { field: known, descending: (direction ?? preset).toLowerCase() === 'desc' };
}
