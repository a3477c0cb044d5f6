import { migrate } from '@gazetteer/kernel';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { judgedCatalogue } from './judged-catalogue.fixture.ts';
import { createSearchIndex } from './search-index.ts';
import { searchMigrations } from './index/search-migrations.ts';
import { publicOnly } from './match/visible-documents.ts';

/** What somebody types, and the datasets (or `dataset.column`) that answer it, in no order. */
type Judged = readonly [q: string, relevant: string];

const datasetQueries: readonly Judged[] = [
  ['literacy', 'literacy-district literacy-state'],
  ['female literacy', 'literacy-district literacy-state'],
  ['rainfall', 'rainfall-district rainfall-normal groundwater crop-production'],
  ['Rainfall by district', 'rainfall-district'],
  ['monsoon weather', 'rainfall-district rainfall-normal'],
  ['hospital beds', 'hospitals'],
  ['road accidents', 'road-accidents'],
  ['yield of wheat', 'crop-production'],
  ['pm2.5', 'air-quality qualite-air'],
  ['unemployment', 'unemployment'],
  ['anaemia', 'nutrition'],
  ['price of petrol', 'petrol-prices'],
  ['schools', 'schools-block school-meals exam-results'],
  ['census population', 'population'],
  ['births', 'births infant-mortality'],
  ['rianfall', 'rainfall-district rainfall-normal groundwater crop-production'],
  ['litercy district', 'literacy-district'],
  ['unemploymnt', 'unemployment'],
  ['hosptial', 'hospitals'],
  ['imunisation', 'immunisation'],
  ['grounwater', 'groundwater'],
  ['immunis', 'immunisation'],
  ['electri', 'electricity vehicles households'],
  ['elect', 'elections elections-municipales electricity vehicles households'],
  ['tempera', 'temperature-stations'],
  ['population communes', 'population-communes'],
  ['écoles', 'ecoles'],
  ['ecole', 'ecoles'],
  ['qualite air', 'qualite-air'],
  ['qualité de l’air', 'qualite-air'],
  ['chomage', 'chomage'],
  ['chômmage', 'chomage'],
  ['hôpital', 'hopitaux'],
  ['forêts', 'forets'],
  ['accidents', 'road-accidents accidents-route'],
  ['pollution', 'river-quality air-quality qualite-air'],
  ['musée', 'musees'],
  ['logement social', 'logements'],
  ['bus', 'bus-routes transports-commun'],
  ['consumer price index', 'inflation'],
];

/** Of three words and more, one of them misspelt: it must be corrected, not left out. */
const misspeltQueries: readonly Judged[] = [
  ['unemploymnt rate state', 'unemployment'],
  ['malria cases deaths', 'malaria'],
  ['grounwater depth block', 'groundwater'],
  ['rianfall gauges district', 'rainfall-district'],
  ['imunisation of children', 'immunisation'],
  ['prices of vegtables market', 'mandi-prices'],
  ['quality of rivrs water', 'river-quality'],
  ['litracy women states', 'literacy-state'],
  ['acidents de la route', 'accidents-route'],
  ['forst cover district', 'forest-cover'],
  ['registered vehicls fuel', 'vehicles'],
  ['exprts by country value', 'exports'],
];

const columnQueries: readonly Judged[] = [
  ['which tables have female literacy by district?', 'literacy-district.female_literacy'],
  ['female literacy', 'literacy-district.female_literacy literacy-state.literacy_female'],
  ['rainfall by state', 'rainfall-normal.normal_mm'],
  ['rainfall per month', 'rainfall-normal.normal_mm'],
  ['show me the yield of wheat', 'crop-production.wheat_yield'],
  ['district-wise hospital beds', 'hospitals.beds'],
  ['unemployment rate by gender', 'unemployment.unemployment_rate'],
  ['unemploymet rate', 'unemployment.unemployment_rate'],
  ['tables with number of doctors', 'hospitals.doctors'],
  ['maximum temperatur', 'temperature-stations.max_temp'],
  ['deaths by district', 'malaria.deaths'],
  ['persons killed at district level', 'road-accidents.killed'],
  ['quels tableaux ont le taux de chômage par département ?', 'chomage.taux_chomage'],
  ['nombre d’habitants par commune', 'population-communes.habitants'],
  ['personnes tuées selon la commune', 'accidents-route.tues'],
  ['prix du gazole', 'prix-carburants.gazole'],
  ['enseignants', 'ecoles.enseignants'],
  ['taux de chomage par sexe', 'chomage.taux_chomage'],
  ['electric vehicles', 'vehicles.electric'],
  ['logements sociaux par an', 'logements.logements'],
];

// oxlint-disable-next-line no-console -- the figure is what one runs this suite for
const print = (line: string) => console.log(line);

const now = new Date('2025-06-01T00:00:00Z');
const facets = { fields: [], limit: 10, minimumCount: 1, excludeOwnFilter: false };
const page = { filters: [], start: 0, rows: 5, facets, visibility: publicOnly, now };

async function openJudged(open: OpenStore) {
  const sql = await open();
  await migrate(sql, searchMigrations);
  const index = createSearchIndex(sql);
  await sql.transaction(async () => {
    for (const document of judgedCatalogue) await index.put(document);
  });
  const datasets = async (q: string): Promise<string[]> => {
    const { bodies } = await index.find({ ...page, q, sort: '', highlight: false });
    return bodies.map((body) => JSON.parse(body).name);
  };
  const columns = async (q: string): Promise<string[]> =>
    (await index.findColumns({ ...page, q })).hits.map(({ dataset, name }) => `${dataset.name}.${name}`);
  return { datasets, columns };
}

/** Precision at 5: how much of the first five answers, or of as many as there are right ones, is right. */
async function precisions(judged: readonly Judged[], ask: (q: string) => Promise<string[]>) {
  const found: { q: string; precision: number; answers: string[] }[] = [];
  for (const [q, relevant] of judged) {
    const right = relevant.split(' ');
    const answers = await ask(q);
    const hits = answers.slice(0, Math.min(5, right.length)).filter((answer) => right.includes(answer));
    found.push({ q, answers, precision: hits.length / Math.min(5, right.length) });
  }
  return found;
}

const mean = (found: readonly { precision: number }[]) =>
  found.reduce((sum, { precision }) => sum + precision, 0) / found.length;

const answersOf = new Map<string, unknown>();

describeStores('searches that were judged', (open) => {
  test('find what they should among the first five', async () => {
    const { datasets, columns } = await openJudged(open);
    const found = await precisions(datasetQueries, datasets);
    const foundMisspelt = await precisions(misspeltQueries, datasets);
    const foundColumns = await precisions(columnQueries, columns);
    for (const { q, precision, answers } of [...found, ...foundMisspelt, ...foundColumns])
      if (precision < 1) print(`${precision.toFixed(2)} ${q}: ${answers.join(', ') || 'nothing'}`);
    print(
      `Precision at 5 over ${judgedCatalogue.length} datasets: ${mean(found).toFixed(3)} for ${found.length} ` +
        `searches, ${mean(foundMisspelt).toFixed(3)} for ${foundMisspelt.length} of several words with a typing error, ${mean(foundColumns).toFixed(3)} for ${foundColumns.length} searches of columns`,
    );
    expect(mean(found)).toBeGreaterThanOrEqual(0.95);
    expect(mean(foundMisspelt)).toBeGreaterThanOrEqual(0.9);
    expect(mean(foundColumns)).toBeGreaterThanOrEqual(0.95);
    answersOf.set(`${answersOf.size}`, [...found, ...foundMisspelt, ...foundColumns]);
  });

  test('get the same answers in the same order as on the other database', () => {
    const [first, ...others] = answersOf.values();
    for (const other of others) expect(other).toEqual(first);
  });
});
