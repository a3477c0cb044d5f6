import type { DatasetDocument } from '../model/dataset-document.ts';
import type { TextInLanguages } from '@gazetteer/kernel';
import type { Extra } from '../model/dataset.contract.ts';
import type {
  GroupSummary,
  OrganizationDictionary,
  OrganizationSummary,
} from '../model/organization.contract.ts';
import type { GroupRow } from '../model/organization.store.ts';

/** The organisation as it stands inside its datasets. */
export function organizationSummary(row: GroupRow): OrganizationSummary {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    type: row.is_organization ? 'organization' : 'group',
    description: row.description,
    image_url: row.image_url,
    created: row.created,
    is_organization: row.is_organization === 1,
    approval_status: row.approval_status,
    state: row.state,
    ...translationsOf(row),
  };
}

/** The group as it stands inside its datasets. */
export function groupSummary(row: GroupRow): GroupSummary {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    description: row.description,
    display_name: row.title || row.name,
    image_display_url: row.image_url,
    ...translationsOf(row),
    ...translatedName(row),
  };
}

type Translations = { title_translated?: TextInLanguages; description_translated?: TextInLanguages };

const translationsOf = ({ translations }: Pick<GroupRow, 'translations'>) =>
  JSON.parse(translations) as Translations;

/** The translations of the title of an organisation or group; nothing where there are none. */
export function translatedGroupTitle(
  row: Pick<GroupRow, 'translations'>,
): Pick<Translations, 'title_translated'> {
  const { title_translated } = translationsOf(row);
  return title_translated ? { title_translated } : {};
}

function translatedName(row: GroupRow) {
  const { title_translated } = translationsOf(row);
  return title_translated ? { display_name_translated: title_translated } : {};
}

/** An organisation or group by itself; package_count is null when nobody counted. */
function organizationDictionary(row: GroupRow, packageCount: number | null): OrganizationDictionary {
  return {
    ...organizationSummary(row),
    display_name: row.title || row.name,
    ...translatedName(row),
    image_display_url: row.image_url,
    package_count: packageCount,
    num_followers: 0,
    ...(row.is_organization === 1 ? { requires_review: row.requires_review === 1 } : {}),
  };
}

type Includes = {
  include_dataset_count?: boolean | null;
  include_extras?: boolean | null;
  include_users?: boolean | null;
  include_groups?: boolean | null;
  include_tags?: boolean | null;
};

/** An organisation or group with the lists that were asked for; people, tags and nesting are not kept here. */
export function withIncludes(
  row: GroupRow,
  packageCount: number,
  includes: Includes,
): OrganizationDictionary {
  return {
    ...organizationDictionary(row, includes.include_dataset_count === false ? null : packageCount),
    ...(includes.include_extras ? { extras: JSON.parse(row.extras) as Extra[] } : {}),
    ...(includes.include_users ? { users: [] } : {}),
    ...(includes.include_groups ? { groups: [] } : {}),
    ...(includes.include_tags ? { tags: [] } : {}),
  };
}

/** Who publishes a dataset, in one language and in others. */
export type Publisher = { name: string | null; translated?: TextInLanguages | undefined };

/** The source that a dataset names; without one, the organisation it belongs to. */
export function publisherOf(
  { source_name, source_name_translated }: Pick<DatasetDocument, 'source_name' | 'source_name_translated'>,
  owner: GroupRow | undefined,
): Publisher {
  if (source_name) return { name: source_name, translated: source_name_translated };
  if (!owner) return { name: null };
  const { title, name, title_translated } = organizationSummary(owner);
  return { name: title || name, translated: title_translated };
}
