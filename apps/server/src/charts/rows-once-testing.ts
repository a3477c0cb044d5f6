/**
 * What is true of the tables that tests draw, as their publishers describe them, written by hand: the product does not
 * read it, and has to find it out from the rows.
 */
export type TableTruth = {
  /** Columns that may be added up, over the rows of one of `once`. */
  sums?: RegExp;
  /** Parts of the rows that neither contain nor repeat one another, as conditions of SQL; all rows where none is said. */
  once?: readonly string[];
  /** What the mean of a column may be weighted by. */
  weights?: Readonly<Record<string, string>>;
};

const census: TableTruth = {
  sums: /^(No_HH|TOT_|[PMF]_|MAIN|MARG|NON_)/,
  once: [`"TRU" = 'Total'`, `"TRU" in ('Rural', 'Urban')`],
};
const nested = (level: string) => (census.once ?? []).map((rows) => `"Level" = '${level}' and ${rows}`);

/** Tables of which nothing is said here add nothing up, and are told once. */
export const truths: Readonly<Record<string, TableTruth>> = {
  // The sample.
  'us-unemployment-by-industry': { sums: /^count$/, once: [`"date" = (select max("date") from t)`, 'true'] },
  'us-state-population-engineers-hurricanes': {
    sums: /^(population|hurricanes)$/,
    weights: { engineers: 'population' },
  },
  'us-federal-receipts': { sums: /^Receipts$/ },
  'us-campaign-finances': { sums: /^(Total_Receipts|Total_Disbursements)$/ },
  'us-bird-strikes': { sums: /^Cost/ },
  'life-expectancy-and-fertility': {
    sums: /^(pop|population)$/,
    weights: { life_expect: 'pop', fertility: 'pop', income: 'population', health: 'population' },
  },
  'iowa-electricity-generation': { sums: /^net_generation$/ },
  // The folder of real data.
  'demography-census2011-pca-districts': census,
  'demography-census2011-pca-karnataka-villages': { ...census, once: nested('DISTRICT') },
  'demography-census2011-pca-india-villages': { ...census, once: nested('DISTRICT') },
  'health-infrastructure-districts-2017': {
    sums: /^(Sub Centres|PHCs|CHCs|Sub Divisional Hospital|District Hospital)$/,
    once: [`"District" !~* 'total|all india'`],
  },
  'economy-petroleum-refining-monthly': {
    sums: /^Quantity/,
    once: [`"OIL COMPANIES" !~* 'total'`],
  },
  'energy-karnataka-stations-daily': { once: [`"station" !~* 'total'`] },
  'transport-aviation-domestic-carriers-monthly': { once: [`"Airline" !~* 'total'`] },
  'agriculture-crop-production-districts-1997-2015': {
    // Coconuts are counted, other crops weighed: productions of several crops have no sum.
    sums: /^Area$/,
    once: [`"Crop" !~* '(^|[^a-z])total([^a-z]|$)'`],
  },
  'covid-karnataka-districts-daily': { sums: /_new$/ },
  'economy-msme-manufacturing-districts-2021': { sums: /^TotalNoOf/ },
  'health-nfhs5-states-2019-21': { once: [`"indicator" = (select min("indicator") from t)`] },
  'health-hmis-assam-cachar-2019-20-monthly': {
    once: [`"Indicator_Name" = (select min("Indicator_Name") from t)`],
  },
  'rural-mgnrega-maharashtra-districts-monthly': {},
  'budget-union-education': { once: [`"unit" = 'Rs crore'`] },
};
