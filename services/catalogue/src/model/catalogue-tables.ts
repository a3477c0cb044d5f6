/** A dataset. `document` holds it whole, as JSON, but for what belongs to its organisation and groups. */
export type DatasetsTable = {
  id: string;
  name: string;
  title: string;
  /** JSON of the title in several languages; null where it is written in one. */
  title_translated: string | null;
  owner_org: string | null;
  creator_user_id: string | null;
  /** 1 when only members of its organisation may see it. */
  private: number;
  state: string;
  /** 1 where visitors find it once it is public: see listing.ts. */
  listed: number;
  metadata_created: string;
  metadata_modified: string;
  document: string;
};

/** Says which dataset a resource is in; the resource itself stands in the dataset's document. */
export type ResourcesTable = { id: string; dataset_id: string };

/** Every sku a resource has ever had: the current one and those kept so that old addresses still lead somewhere. */
export type SkusTable = { sku: string; resource_id: string };

/**
 * What a dataset can be found by without reading documents: a free tag's name, a sector, a group's id, or a column
 * that other tables can be joined on.
 */
export type DatasetTermsTable = {
  dataset_id: string;
  kind: 'tag' | 'sector' | 'group' | 'column';
  term: string;
};

/** Organisations (is_organization 1) and groups (0), which share their names' space as in CKAN. */
export type GroupsTable = {
  id: string;
  name: string;
  title: string;
  description: string;
  image_url: string;
  is_organization: number;
  approval_status: string;
  state: string;
  created: string;
  /** JSON list of {key, value}. */
  extras: string;
  /** 1 where somebody else has to look at a dataset before it is public. */
  requires_review: number;
  /** JSON of `title_translated` and `description_translated`, as far as they are written. */
  translations: string;
};

/** What an organisation or a group was called before: its old addresses lead on until another takes the name. */
export type FormerNamesTable = { name: string; group_id: string };

export type VocabulariesTable = { id: string; name: string };

/** A tag; vocabulary_id is '' for a free one, so that (vocabulary_id, name) can be unique on every database. */
export type TagsTable = { id: string; vocabulary_id: string; name: string };

/** A saved view of a resource; `document` is the finished dictionary as JSON. */
export type ViewsTable = { id: string; resource_id: string; position: number; document: string };

/** A column of a resource's table, as its dictionary describes it; null where it says nothing. */
export type ColumnsTable = {
  resource_id: string;
  /** From 0, in the table's order. */
  position: number;
  name: string;
  label: string | null;
  description: string | null;
  unit: string | null;
  role: string | null;
  type: string;
  /** JSON of what the dictionary says in other languages, by the names of the columns above with `_translated`. */
  translations: string | null;
};

/** The catalogue's tables, apart from those of the search index. */
export type CatalogueTables = {
  catalogue_datasets: DatasetsTable;
  catalogue_resources: ResourcesTable;
  catalogue_skus: SkusTable;
  catalogue_dataset_terms: DatasetTermsTable;
  catalogue_groups: GroupsTable;
  catalogue_former_names: FormerNamesTable;
  catalogue_vocabularies: VocabulariesTable;
  catalogue_tags: TagsTable;
  catalogue_views: ViewsTable;
  catalogue_columns: ColumnsTable;
};
