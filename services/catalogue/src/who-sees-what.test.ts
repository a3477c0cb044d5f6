import { anonymous } from '@gazetteer/kernel';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, directoryOf, openCatalogue } from './catalogue.fixture.ts';

// Each dataset has a word of its own in everything that lists show of it: name, tag, format, column and extra.
const states = ['public', 'private', 'draft', 'deleted'] as const;
type State = (typeof states)[number];
const wordOf = (state: State) => `zq${state}`;

const nobodyElse = ['', 'stranger', 'otto'];
const members = ['mo', 'cora'];
const editors = ['ada', 'alma', 'cedric', 'administrator'];
const callers = [...editors, ...members, ...nobodyElse];

/** Health Board with a member, an editor and an admin; an admin of another organisation; two collaborators. */
async function openFour(open: OpenStore) {
  const sql = await open();
  const catalogue = await openCatalogue(async () => sql);
  const { result: other } = await catalogue.post('organization_create', { name: 'registrar' });
  await catalogue.post('group_create', { name: 'children' });
  const directory = directoryOf(catalogue, sql);
  const made = new Map<State, { id: string; resources: { id: string }[]; owner_org: string }>();
  for (const state of states) {
    const word = wordOf(state);
    const dataset = await createDataset(catalogue, {
      name: word,
      title: `Zebrafish ${word}`,
      tags: [{ name: word }, { name: 'zebrafish' }],
      groups: [{ name: 'children' }],
      private: state === 'private',
      state: state === 'draft' ? 'draft' : 'active',
      resources: [{ name: `Zebrafish ${word}`, format: word, url: `https://example.org/${word}` }],
    });
    const column = {
      name: `fins_${word}`,
      label: `Fins ${word}`,
      description: null,
      unit: null,
      type: 'int',
    };
    const columns = [{ ...column, role: 'measure' }];
    await directory.setTable(anonymous, dataset.resources[0].id, { measures: 1, keyColumns: [], columns });
    if (state === 'deleted') await catalogue.post('package_delete', { id: dataset.id }, 'ada');
    made.set(state, dataset);
    catalogue.grants.push({ person: 'cora', relation: 'member', dataset: dataset.id });
    catalogue.grants.push({ person: 'cedric', relation: 'editor', dataset: dataset.id });
  }
  const organization = made.get('public')?.owner_org ?? '';
  catalogue.grants.push({ person: 'alma', relation: 'admin', organization });
  catalogue.grants.push({ person: 'otto', relation: 'admin', organization: other.id });
  const read = async (path: string, as: string) => {
    const headers = as ? { authorization: as } : {};
    const { statusCode, body } = await catalogue.server.inject({ url: path, headers });
    return { status: statusCode, body };
  };
  return { catalogue, made, read };
}

const action = (name: string, query: Record<string, string> = {}) =>
  `/api/3/action/${name}?${new URLSearchParams(query)}`;

const facets = JSON.stringify(['tags', 'res_format', 'organization', 'groups']);
const search = (query: Record<string, string>) =>
  action('package_search', { 'facet.field': facets, rows: '50', ...query });
const hidden = { include_private: 'true', include_drafts: 'true', include_deleted: 'true' };

type Seen = { members: State[]; editors: State[]; administrator?: State[] };
const toMembers: Seen = { members: ['public', 'private'], editors: ['public', 'private'] };
const toNobodyMore: Seen = { members: ['public'], editors: ['public'] };

/** Every list, and what those who belong see there; everybody else sees what is public. */
const lists: [path: string, seen: Seen][] = [
  [search({ ...hidden, q: 'zebrafish' }), { members: ['public', 'private'], editors: [...states] }],
  [search({ ...hidden }), { members: ['public', 'private'], editors: [...states] }],
  [
    search({ ...hidden, fq: 'tags:zebrafish', fl: 'name' }),
    { members: ['public', 'private'], editors: [...states] },
  ],
  [search({ include_private: 'true', q: 'zebrafish' }), toMembers],
  [search({ include_drafts: 'true' }), { members: ['public'], editors: ['public', 'draft'] }],
  [search({ include_deleted: 'true' }), { members: ['public'], editors: ['public', 'deleted'] }],
  [search({ q: 'zebrafish' }), toNobodyMore],
  [action('column_search', { q: 'fins', include_private: 'true', 'facet.field': facets }), toMembers],
  [action('column_search', { q: 'fins' }), toNobodyMore],
  [action('organization_show', { id: 'health-board', include_datasets: 'true' }), toMembers],
  [action('group_show', { id: 'children', include_datasets: 'true' }), toNobodyMore],
  [action('current_package_list_with_resources'), { ...toNobodyMore, administrator: ['public', 'private'] }],
  [action('package_list'), toNobodyMore],
  [action('package_autocomplete', { q: 'zebra' }), toNobodyMore],
  ['/api/2/util/dataset/autocomplete?incomplete=zebra', toNobodyMore],
  [action('search_suggest', { q: 'zebra' }), toNobodyMore],
  [action('search_suggest', { q: 'fins' }), toNobodyMore],
  [action('tag_list'), toNobodyMore],
  [action('tag_list', { all_fields: 'true' }), toNobodyMore],
  [action('tag_search', { query: 'zq' }), toNobodyMore],
  [action('tag_autocomplete', { query: 'zq' }), toNobodyMore],
  [action('tag_show', { id: 'zebrafish', include_datasets: 'true' }), toNobodyMore],
  [action('format_autocomplete', { q: 'zq' }), toNobodyMore],
  [action('resource_search', { query: 'name:zebrafish' }), toNobodyMore],
  [action('package_show', { id: wordOf('public') }), toNobodyMore],
  [action('dataset_fair_list'), toNobodyMore],
  ['/feeds/dataset.atom', toNobodyMore],
  ['/feeds/organization/health-board.atom', toNobodyMore],
  ['/feeds/group/children.atom', toNobodyMore],
  ['/feeds/tag/zebrafish.atom', toNobodyMore],
  ['/feeds/custom.atom?q=zebrafish', toNobodyMore],
  ['/sitemap-1.xml', toNobodyMore],
  ['/data.json', toNobodyMore],
  ['/catalog.ttl', toNobodyMore],
];

describeStores('every list', (open) => {
  it('shows private, draft and deleted datasets to who may see them, and to nobody else', async () => {
    const { read } = await openFour(open);
    for (const [path, seen] of lists) {
      const expected = (as: string): readonly State[] => {
        if (as === 'administrator' && seen.administrator) return seen.administrator;
        if (editors.includes(as)) return seen.editors;
        return members.includes(as) ? seen.members : ['public'];
      };
      // In both orders, so that no answer is kept for somebody else.
      for (const as of [...callers, ...callers.toReversed()]) {
        const { status, body } = await read(path, as);
        const found = states.filter((state) => body.toLowerCase().includes(wordOf(state)));
        expect({ path, as, status, found }).toEqual({ path, as, status: 200, found: expected(as) });
        if (!path.includes('package_search')) continue;
        const { count, facets: counted } = JSON.parse(body).result;
        const total = found.length;
        expect({ path, as, count, organizations: counted.organization, groups: counted.groups }).toEqual({
          path,
          as,
          count: total,
          organizations: { 'health-board': total },
          groups: { children: total },
        });
      }
    }
  });

  it('of members has their ids for who may see them', async () => {
    const { made, read } = await openFour(open);
    for (const as of callers) {
      for (const id of ['health-board', 'children']) {
        const { body } = await read(action('member_list', { id, object_type: 'package' }), as);
        const found = states.filter((state) => body.includes(made.get(state)?.id ?? ''));
        const belongs = id === 'health-board' && !nobodyElse.includes(as);
        expect({ as, id, found }).toEqual({ as, id, found: belongs ? toMembers.members : ['public'] });
      }
    }
  });

  it('is not changed by what a dataset says of itself', async () => {
    const { catalogue, made, read } = await openFour(open);
    const { result: others } = await catalogue.post('organization_show', { id: 'registrar' });
    const secret = await createDataset(catalogue, {
      name: 'zqsecret',
      title: 'Zebrafish zqsecret',
      private: true,
      extras: [
        { key: 'capacity', value: 'public' },
        { key: 'owner_org', value: others.id },
        { key: 'id', value: made.get('public')?.id },
        { key: 'organization', value: 'registrar' },
      ],
    });
    expect(secret.private).toBe(true);
    for (const as of nobodyElse) {
      const { body } = await read(search({ q: 'zebrafish', ...hidden }), as);
      expect({ as, tells: body.includes('zqsecret') }).toEqual({ as, tells: false });
    }
    const { body } = await read(search({ q: 'zqsecret', ...hidden }), 'ada');
    expect(JSON.parse(body).result.facets.organization).toEqual({ 'health-board': 1 });
  });

  it('says the same as a look at each dataset, its resource and its activities', async () => {
    const { made, read } = await openFour(open);
    for (const as of callers) {
      for (const state of states) {
        const dataset = made.get(state);
        const paths = [
          action('package_show', { id: dataset?.id ?? '' }),
          action('resource_show', { id: dataset?.resources[0]?.id ?? '' }),
          action('resource_view_list', { id: dataset?.resources[0]?.id ?? '' }),
          action('package_activity_list', { id: wordOf(state) }),
          action('dataset_follower_count', { id: wordOf(state) }),
        ];
        const sees =
          state === 'public' || editors.includes(as) || (state === 'private' && members.includes(as));
        for (const path of paths) {
          expect({ path, as, status: (await read(path, as)).status }).toEqual({
            path,
            as,
            status: sees ? 200 : 403,
          });
        }
      }
    }
  });
});
