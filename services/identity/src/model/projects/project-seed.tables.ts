/** What a project was made of at start: by it, a changed seed is told from settings that were changed since. */
export type ProjectSeedsTable = {
  project_id: string;
  /** SHA-256 of the seed. */
  digest: string;
  /** The revision of the project that the seed made. */
  revision: string;
};

export type ProjectSeedTables = { identity_project_seeds: ProjectSeedsTable };
