/**
 * An object between two worlds: it is written before something refers to it, and goes after nothing does any more.
 * Whoever finds the entry of a process that died knows that the object belongs to nothing.
 */
export type UnsettledObject = {
  object_key: string;
  /** The process that writes or removes it: see `thisProcess`. */
  owner: string;
  noted_at: string;
};

/** Schema for `Sql<ObjectTables>`. */
export type ObjectTables = { datastore_unsettled_objects: UnsettledObject };
