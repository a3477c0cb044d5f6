/** How FAIR a public dataset is, kept from its last change. */
export type FairScoresTable = {
  dataset_id: string;
  /** '' for a dataset of no organisation. */
  organization_id: string;
  points: number;
  findability: number;
  accessibility: number;
  interoperability: number;
  reusability: number;
  context: number;
  /** JSON list of the criteria that are not met. */
  missing: string;
};

/** How many public datasets an organisation has, and the sum of their points, so that means need no counting. */
export type FairTotalsTable = { organization_id: string; datasets: number; points: number };

export type FairTables = {
  catalogue_fair_scores: FairScoresTable;
  catalogue_fair_totals: FairTotalsTable;
};
