/** One tuple a row; the whole row is its key. A subject that is an id has neither namespace nor relation. */
export type TuplesTable = {
  project_id: string;
  namespace: string;
  relation: string;
  object: string;
  subject_namespace: string;
  subject_object: string;
  subject_relation: string;
};

/** How often the tuples and the language of a project have changed, and which language holds. */
export type RevisionsTable = {
  project_id: string;
  revision: number;
  language_version: number;
  /** The changes up to this revision are forgotten. */
  forgotten_revision: number;
};

/** A tuple that was added or removed, in the order in which it happened; for who watches. */
export type ChangesTable = TuplesTable & {
  revision: number;
  item: number;
  changed_at: string;
  action: 'insert' | 'delete';
};

/** Every text of the language that a project had, with the limits of its checks; the newest by the highest version. */
export type LanguagesTable = {
  project_id: string;
  version: number;
  source: string;
  created_at: string;
  max_read_depth: number;
  max_read_width: number;
};

/** A question about a permission, and the answer that is expected. The question is the key, as a tuple is its own. */
export type TestsTable = TuplesTable & { expected: 'allowed' | 'denied' };

export type PermissionTables = {
  permission_tuples: TuplesTable;
  permission_revisions: RevisionsTable;
  permission_languages: LanguagesTable;
  permission_changes: ChangesTable;
  permission_tests: TestsTable;
};
