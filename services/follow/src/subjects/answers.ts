/** What is read of the answers of actions. */
export type ResourceAnswer = {
  id: string;
  name: string | null;
  sku: string;
  state: string;
  datastore_active: boolean;
};

export type PackageAnswer = {
  id: string;
  name: string;
  title: string;
  resources: ResourceAnswer[];
};

export type FieldChange = { path: string[]; before: unknown; after: unknown };

export type HistoryAnswer = { count: number; entries: { version: number; changes: FieldChange[] }[] };

export type VersionsAnswer = { count: number; versions: { version: number; row_count: number }[] };

export type FieldAnswer = {
  id: string;
  type: string;
  info?: { label?: unknown; unit?: unknown; role?: unknown } | undefined;
};

export type RowsAnswer = {
  fields: FieldAnswer[];
  records: Record<string, unknown>[];
  places?: { field: string; named: { value: string; name: string | null }[] }[];
};

export type OrganizationAnswer = { id: string; name: string; title: string };

export type ActivityAnswer = {
  id: string;
  timestamp: string;
  object_id: string;
  activity_type: string;
  data: { package: { id: string; name: string; title: string } };
};

export type SearchAnswer = {
  count: number;
  results: { id: string; name: string; title: string; metadata_created: string }[];
};
