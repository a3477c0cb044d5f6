export type ProjectsTable = {
  id: string;
  slug: string;
  name: string;
  /** JSON of the settings, without defaults, with provider secrets sealed. */
  settings: string;
  /** Changes with every write. */
  revision: string;
  created_at: string;
  updated_at: string;
};

export type ProjectTables = { identity_projects: ProjectsTable };
