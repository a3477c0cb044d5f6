import type { Caller, TextInLanguages } from '@gazetteer/kernel';
import { organizationSummary, publisherOf } from '../datasets/organization-dictionaries.ts';
import type { Catalogue } from '../catalogue.ts';
import { readinessOf } from '../model/listing.ts';
import { type DatasetDocument, withResources } from '../model/dataset-document.ts';
import { creatorId } from '../model/creator-id.ts';
import { findDataset, findDatasetOfResource, lockDataset } from '../model/dataset.store.ts';
import { saveDataset } from '../datasets/save-dataset.ts';
import { findLicense } from '../licenses/licenses.ts';
import { findGroupRows } from '../model/organization.store.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { listColumns, type OutlineColumn, replaceColumns } from '../model/column.store.ts';
import { contentOf } from '../compose/compose-resource.ts';
import { createResource, deleteResource, patchResource } from './change-resources.ts';
import type { ResourceInput } from '../compose/resource-input.contract.ts';
import { findSkuOwners } from '../model/resource.store.ts';

/** What whoever keeps the tables of resources has to know of one. */
export type ResourceEntry = {
  id: string;
  packageId: string;
  organizationId: string | null;
  private: boolean;
  /** Its dataset is a draft or deleted: there for editors only. */
  hidden: boolean;
  urlType: string | null;
  /** What people call it: its own name, else that of its dataset. */
  title: string | null;
  title_translated?: TextInLanguages;
  /** Who publishes the figures: the source or, without one, the organisation; and the years they cover, where that is known of this table. */
  attribution: { source: string | null; source_translated?: TextInLanguages; years: string | null };
  /** What its dataset is published under; null where nothing is said. */
  license: { id: string; title: string; title_translated?: TextInLanguages; url: string } | null;
};

/** What is said beside figures of a resource: where they come from and under what terms. */
export type ResourceCitation = {
  dataset: { id: string; name: string; title: string; title_translated?: TextInLanguages };
  organization: { id: string; name: string; title: string; title_translated?: TextInLanguages } | null;
  sku: string | null;
  name: string;
  name_translated?: TextInLanguages;
};

/** What the catalogue keeps of a table: how many measures it has, which columns say where and when, and all columns. */
export type TableOutline = { measures: number; keyColumns: string[]; columns: readonly OutlineColumn[] };

/** What the catalogue offers to whoever keeps the tables of resources. */
export type ResourceDirectory = {
  /** A resource by its id, whoever asks; a draft or deleted dataset counts as private. */
  find(id: string): Promise<ResourceEntry | undefined>;
  /** What is said beside its figures, whoever asks. */
  cite(id: string): Promise<ResourceCitation | undefined>;
  /** The resources of a dataset, by its id or name, in their order, whoever asks; none of a deleted one. */
  listResources(datasetIdOrName: string): Promise<string[]>;
  /** Which resource the first of these skus that is or was in use belongs to, whoever asks. */
  findBySku(skus: readonly string[]): Promise<string | undefined>;
  /** A dataset that is not deleted, by id or name, whoever asks; a draft counts as private. */
  findDataset(
    idOrName: string,
  ): Promise<{ id: string; organizationId: string | null; private: boolean } | undefined>;
  /** Makes a resource for a caller, as resource_create does. */
  create(caller: Caller, resource: ResourceInput & { package_id: string }): Promise<{ id: string }>;
  /** Removes a resource for a caller, as resource_delete does. */
  remove(caller: Caller, id: string): Promise<void>;
  /** Notes where on this site the uploaded file of a resource is, as resource_patch does. */
  setFile(caller: Caller, id: string, file: { path: string; size: number; hash: string }): Promise<void>;
  /**
   * Notes what table a resource has now, or that it has none any more, and that its data changed, by a caller who was
   * allowed to.
   * @returns false where there is no such resource
   */
  setTable(caller: Caller, id: string, table: TableOutline | null): Promise<boolean>;
};

/** Opens the directory of resources. */
export function createResourceDirectory(catalogue: Catalogue): ResourceDirectory {
  return {
    find: async (id) => {
      const dataset = await findDatasetOfResource(catalogue.sql, id);
      const resource = dataset?.resources.find((one) => one.id === id);
      if (!dataset || !resource) return undefined;
      const called = translationsOfName(dataset, resource);
      return {
        id,
        packageId: dataset.id,
        organizationId: dataset.owner_org,
        private: dataset.private || dataset.state !== 'active',
        hidden: dataset.state !== 'active',
        urlType: resource.url_type,
        title: resource.name || dataset.title,
        ...(called && { title_translated: called }),
        attribution: await attributionOf(catalogue, dataset, resource),
        license: licenseOf(dataset.license_id),
      };
    },
    cite: (id) => cite(catalogue, id),
    listResources: async (idOrName) => {
      const dataset = await findDataset(catalogue.sql, idOrName);
      return dataset && dataset.state !== 'deleted' ? dataset.resources.map(({ id }) => id) : [];
    },
    findBySku: async (skus) => {
      const owners = await findSkuOwners(catalogue.sql, skus);
      return skus.map((sku) => owners.get(sku)).find((id) => id !== undefined);
    },
    findDataset: async (idOrName) => {
      const dataset = await findDataset(catalogue.sql, idOrName);
      if (!dataset || dataset.state === 'deleted') return undefined;
      const isPrivate = dataset.private || dataset.state !== 'active';
      return { id: dataset.id, organizationId: dataset.owner_org, private: isPrivate };
    },
    create: async (caller, { package_id, ...resource }) =>
      createResource(catalogue, caller, package_id, resource),
    setFile: async (caller, id, { path, ...content }) => {
      await patchResource(catalogue, caller, id, { url: catalogue.publicUrl + path, ...content });
    },
    remove: (caller, id) => deleteResource(catalogue, caller, id),
    setTable: (caller, id, table) => catalogue.sql.transaction(() => setTable(catalogue, caller, id, table)),
  };
}

async function attributionOf(
  { sql }: Catalogue,
  dataset: DatasetDocument,
  resource: DatasetDocument['resources'][number],
): Promise<ResourceEntry['attribution']> {
  const needsOwner = !dataset.source_name && dataset.owner_org !== null;
  const [owner] = needsOwner ? await findGroupRows(sql, [dataset.owner_org ?? '']) : [];
  const { name, translated } = publisherOf(dataset, owner);
  // Several tables of a dataset need not cover the same years.
  const others = dataset.resources.filter((one) => one.datastore_active && one.id !== resource.id);
  const years = others.length === 0 ? dataset.years_covered : null;
  return {
    source: name,
    ...(translated && { source_translated: translated }),
    years: resource.years_covered || years,
  };
}

async function cite(catalogue: Catalogue, id: string): Promise<ResourceCitation | undefined> {
  const dataset = await findDatasetOfResource(catalogue.sql, id);
  const resource = dataset?.resources.find((one) => one.id === id);
  if (!dataset || !resource) return undefined;
  const [row] = await findGroupRows(catalogue.sql, dataset.owner_org ? [dataset.owner_org] : []);
  const owner = row && organizationSummary(row);
  const called = translationsOfName(dataset, resource);
  return {
    dataset: {
      id: dataset.id,
      name: dataset.name,
      title: dataset.title || dataset.name,
      ...(dataset.title_translated && { title_translated: dataset.title_translated }),
    },
    organization: owner
      ? {
          id: owner.id,
          name: owner.name,
          title: owner.title || owner.name,
          ...(owner.title_translated && { title_translated: owner.title_translated }),
        }
      : null,
    sku: resource.sku || null,
    name: resource.name || dataset.title || dataset.name,
    ...(called && { name_translated: called }),
  };
}

/** What a resource is called in other languages: one without a name is called as its dataset. */
function translationsOfName(
  { title_translated }: Pick<DatasetDocument, 'title_translated'>,
  { name, name_translated }: Pick<DatasetDocument['resources'][number], 'name' | 'name_translated'>,
): TextInLanguages | null | undefined {
  return name ? name_translated : title_translated;
}

function licenseOf(id: string | null): ResourceEntry['license'] {
  const license = id ? findLicense(id) : undefined;
  if (!license) return null;
  const { title, title_translated, url } = license;
  return { id: license.id, title, ...(title_translated && { title_translated }), url };
}

async function setTable(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
  table: TableOutline | null,
): Promise<boolean> {
  const found = await findDatasetOfResource(catalogue.sql, id);
  const previous = found && (await lockDataset(catalogue.sql, found.id));
  if (!previous?.resources.some((resource) => resource.id === id)) return false;
  const now = catalogueTime(catalogue.clock());
  const before = outlineOf(await listColumns(catalogue.sql, [id]));
  const facts = {
    datastore_active: table !== null,
    last_modified: now,
    metadata_modified: now,
  };
  const resources = previous.resources.map((resource) =>
    resource.id === id
      ? {
          ...resource,
          ...contentOf(resource),
          ...facts,
          ...readinessOf({}, { ...resource, ...facts }, resource),
          ...figuresOf(resource, before, table),
        }
      : resource,
  );
  await replaceColumns(catalogue.sql, id, table?.columns ?? []);
  const document = withResources(previous, resources, now);
  await saveDataset(catalogue, { document, previous, problems: {}, by: creatorId(caller) });
  return true;
}

type Figures = Pick<TableOutline, 'measures' | 'keyColumns'>;

/** What a table of these columns said of itself; undefined where none are known. */
function outlineOf(columns: readonly { name: string; role: string | null }[]): Figures | undefined {
  if (columns.length === 0) return undefined;
  const withRole = (role: string) => columns.filter((one) => one.role === role).map(({ name }) => name);
  return { measures: withRole('measure').length, keyColumns: [...withRole('geo'), ...withRole('time')] };
}

/** What the table said of itself gives way to what it says now; what a publisher wrote instead stays. */
function figuresOf(
  resource: { no_indicators: number; key_columns: readonly string[]; datastore_active: boolean },
  before: Figures | undefined,
  now: Figures | null,
) {
  // Of a table whose columns are not known everything was said by the table.
  const said = before ?? (resource.datastore_active ? undefined : { measures: 0, keyColumns: [] });
  const wroteCount = said && resource.no_indicators > 0 && resource.no_indicators !== said.measures;
  const wroteKeys =
    said && resource.key_columns.length > 0 && resource.key_columns.join('\n') !== said.keyColumns.join('\n');
  return {
    no_indicators: wroteCount ? resource.no_indicators : (now?.measures ?? 0),
    key_columns: wroteKeys ? [...resource.key_columns] : (now?.keyColumns ?? []),
  };
}
