/** Who of the catalogue is who among the accounts; each of either once. */
export type MappingsTable = {
  id: string;
  ckan_user_id: string;
  identity_id: string;
  created_at: string;
};

export type MappingTables = { content_ckan_ory_mapping: MappingsTable };
