import { type APIRequestContext, expect } from '@playwright/test';
import {
  datasetNames,
  englishFinder,
  namesInBoth,
  organizationNames,
  readDescriptor,
} from './english/english-texts.ts';
import { administratorKey } from './mailbox.ts';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';

interface Sample {
  dataset: string;
  organization: string;
  table: string;
  other: string;
}
type Inputs = Record<string, (sample: Sample) => object>;

const byDataset = ({ dataset }: Sample) => ({ id: dataset });
const byOrganization = ({ organization }: Sample) => ({ id: organization });
const byTable = ({ table }: Sample) => ({ id: table });
const pair = ({ table, other }: Sample) => ({ left: { resource_id: table }, right: { resource_id: other } });
const chart = (resource_id: string) => ({
  version: 1,
  source: { kind: 'table', resource_id },
  mark: 'bar',
  channels: { x: { field: 'id' }, y: { field: 'rate', aggregate: 'mean' } },
});

/** The calls that read texts of the sample, each with what it is asked. */
const withTexts: Inputs = {
  package_show: byDataset,
  current_package_list_with_resources: () => ({}),
  package_search: () => ({ q: 'chômage', 'facet.field': ['organization', 'tags'] }),
  package_autocomplete: () => ({ q: 'chômage' }),
  column_search: () => ({ q: 'chômage', 'facet.field': ['organization'] }),
  search_suggest: () => ({ q: 'chômage' }),
  resource_show: byTable,
  'resource/show': byTable,
  resource_search: () => ({ query: 'name:unemployment' }),
  organization_list: () => ({ all_fields: true, include_extras: true }),
  organization_list_for_user: () => ({}),
  organization_show: ({ organization }) => ({ id: organization, include_datasets: true }),
  organization_activity_list: byOrganization,
  organization_figures: byOrganization,
  package_activity_list: byDataset,
  recently_changed_packages_activity_list: () => ({}),
  dataset_history: byDataset,
  dataset_desk_list: () => ({}),
  dataset_fair_show: byDataset,
  dataset_fair_list: () => ({}),
  datastore_search: ({ table }) => ({ resource_id: table, limit: 3 }),
  datastore_info: byTable,
  datastore_table_summary: byTable,
  table_merge: (sample) => ({ ...pair(sample), limit: 3 }),
  table_merge_suggest: ({ table, other }) => ({ left: table, right: other }),
  chart_fields: ({ table }) => ({ source: { kind: 'table', resource_id: table } }),
  chart_query: ({ table }) => ({ spec: chart(table) }),
};

/** The calls that read no text of the sample: names, numbers and states, or what only others make. */
const withoutTexts =
  'activity_data_show activity_diff activity_show api_token_list chart_choices dataset_bin_list dataset_figures ' +
  'dataset_follower_count dataset_publication_show dataset_search_places datastore_search_sql ' +
  'datastore_version_compare datastore_version_list desk_task_list format_autocomplete group_activity_list group_follower_count group_list ' +
  'group_list_authz group_package_show group_show harvest_run_list harvest_run_show harvest_source_list harvest_source_show help_show ' +
  'license_list member_list member_roles_list organization_follower_count organization_holdings organization_people_list ' +
  'package_collaborator_list package_collaborator_list_for_user package_list resource_view_list ' +
  'resource_view_show search_figures status_show tag_autocomplete tag_list tag_search tag_show user_activity_list ' +
  'user_follower_count user_show views vocabulary_list vocabulary_show';

test('every call that follows the language is known to the test of languages', async ({ request }) => {
  const answer = await request.get('/api/openapi.json');
  const { paths } = (await answer.json()) as {
    paths: Record<string, { get?: { parameters?: { name: string }[] } }>;
  };
  const begin = '/api/3/action/';
  const following = Object.entries(paths).flatMap(([address, { get }]) =>
    address.startsWith(begin) && get?.parameters?.some(({ name }) => name === 'lang')
      ? [address.slice(begin.length)]
      : [],
  );
  const known = [...Object.keys(withTexts), ...withoutTexts.split(' ')];
  expect(known.toSorted()).toEqual(following.toSorted());
});

test('no call answers French readers in English what the sample says in French', async ({ request }) => {
  const sample = await findSample(request);
  for (const [name, inputOf] of Object.entries(withTexts)) {
    const french = textsOf(await ask(request, name, { ...inputOf(sample), lang: 'fr' }));
    expect.soft(french.length, `texts of ${name}`).toBeGreaterThan(0);
    expect
      .soft(
        french.filter(([, text]) => english(text).length > 0),
        name,
      )
      .toEqual([]);
  }
});

async function findSample(request: APIRequestContext): Promise<Sample> {
  const [counties, species] = await Promise.all(
    ['us-county-unemployment', 'us-county-species-habitat'].map((name) => sampleDataset(request, name)),
  );
  const { organization } = readDescriptor('us-county-unemployment') as { organization: { name: string } };
  return {
    dataset: counties?.name ?? '',
    organization: organization.name,
    table: counties?.resource.id ?? '',
    other: species?.resource.id ?? '',
  };
}

async function ask(request: APIRequestContext, name: string, data: object): Promise<unknown> {
  const answer = await request.post(`/api/3/action/${name}`, {
    headers: { authorization: administratorKey() },
    data,
  });
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
  return ((await answer.json()) as { result: unknown }).result;
}

const english = englishFinder(namesInBoth);

/** Where people's words stand in answers; rows, codes and names that programs know things by are none. */
const places =
  /^(?:label|title|unit|description|notes|subtitle|source|text|display_name|message|source_name|level_title|scheme_title)$/;
const ofPublishers = /^(?:records|rows|top|values|choices|sectors|vocabularies|.*_translated)$/;

/** The texts of an answer with where they stand, as far as the sample has made what they are about. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, `${place}[]`));
  if (typeof value !== 'object' || value === null || isOfOthers(value)) return [];
  return Object.entries(value).flatMap(([name, part]): [string, string][] => {
    if (ofPublishers.test(name)) return [];
    if (typeof part !== 'string') return textsOf(part, `${place}.${name}`);
    const isText = places.test(name) || (name === 'name' && isResource(value));
    return isText && part !== '' ? [[`${place}.${name}`, part]] : [];
  });
}

const ofSample = new Set([...datasetNames, ...organizationNames]);

/** Whether another test has made what is named with a title. */
function isOfOthers(value: object): boolean {
  return !isResource(value) && 'name' in value && 'title' in value && !ofSample.has(String(value.name));
}

/** Files and tables are called by names in the reader's language, and known by ids. */
function isResource(value: object): boolean {
  return 'package_id' in value;
}
