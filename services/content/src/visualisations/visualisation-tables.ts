/** A saved chart, as a list shows it. */
export type VisualisationsTable = {
  id: string;
  /** Its public handle, which nobody can guess. */
  vis_id: string;
  owner_id: string;
  visibility: 'private' | 'link' | 'public';
  title: string;
  notes: string | null;
  /** Title and notes without case and accents, for searching and sorting. */
  folded_title: string;
  folded_notes: string;
  /** The table it is drawn from, the dataset of that, and the second table of a merge; null for own rows. */
  resource_id: string | null;
  package_id: string | null;
  other_resource_id: string | null;
  created_at: string;
  updated_at: string;
  /** When it was deleted; it can be restored for a while. */
  deleted_at: string | null;
  /** 1 where an administrator deleted it: then its owner cannot restore it. */
  taken_down: 0 | 1;
  /** Changes with everything that shows in the picture. */
  digest: string;
  /** How much its own rows take, in bytes. */
  own_bytes: number;
  /** The chart's specification as JSON, without title, notes and own rows. */
  spec: string;
};

/** Rows that belong to a chart: apart, because lists of charts never show them. */
export type VisualisationRowsTable = { visualisation_id: string; rows: string };

export type VisualisationTables = {
  content_visualisations: VisualisationsTable;
  content_visualisation_rows: VisualisationRowsTable;
};
