/** People who administer the installation. */
export type AdministratorRow = { project_id: string; identity_id: string; created_at: string };

export type AdministratorTables = { identity_administrators: AdministratorRow };
