import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callers } from './government-testing.ts';
import { openGovernment, type Government } from './matrix-testing.ts';

/** The table in which every cell is decided. A call without a row has had no decision, and fails here. */
const TABLE = new URL('../../../../../docs/rights.md', import.meta.url);

let government: Government;
let rows: Map<string, string>;

beforeAll(async () => {
  government = await openGovernment('private');
  rows = readRows(await readFile(TABLE, 'utf8'));
});

afterAll(() => government.close());

/** What a call asks for, by whom it lets through. */
const asked: [string, string[]][] = [
  ['nothing', [...callers]],
  ['a session', callers.filter((caller) => caller !== 'nobody')],
  ['dataset: member', ['member', 'editor', 'admin', 'collaborator', 'administrator']],
  ['dataset: editor', ['editor', 'admin', 'collaborator', 'administrator']],
  ['any dataset: editor', ['admin elsewhere', 'editor', 'admin', 'collaborator', 'administrator']],
  ['organisation: member', ['member', 'editor', 'admin', 'administrator']],
  ['organisation: editor', ['editor', 'admin', 'administrator']],
  ['organisation: admin', ['admin', 'administrator']],
  ['group: admin', ['group admin', 'administrator']],
  ['site: editor', ['site editor', 'administrator']],
  ['administrator', ['administrator']],
  ['its owner', ['member']],
  ['its maker, dataset: editor', ['editor']],
  ['its owner, administrator', ['member', 'administrator']],
  ['the person, or nobody', ['nobody', 'member']],
  ['what is public', []],
];

/** Calls of programs that prove by themselves who they are. */
const OF_PROGRAMS = /\/oauth2\/(token|revoke|register|device\/auth)|\/userinfo$/;

/** The rows of the table as they are written, by their calls. */
function readRows(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const call = /^\| `([^`]+)` \|/.exec(line)?.[1];
    if (call === undefined) continue;
    if (found.has(call)) throw new Error(`${call} stands in the table twice`);
    found.set(call, line);
  }
  return found;
}

async function rowAsItIs(call: string): Promise<string> {
  const through: string[] = [];
  for (const caller of callers) if (await government.lets(caller, call)) through.push(caller);
  const named = asked.find(([, those]) => those.join() === through.join())?.[0] ?? 'something else';
  const right = through.length === 0 && OF_PROGRAMS.test(call) ? 'a program' : named;
  const cells = callers.map((caller) => (through.includes(caller) ? '✓' : ' '));
  return `| \`${call}\` | ${[right, ...cells].join(' | ')} |`;
}

describe('the table of rights', () => {
  it('has a row for every call there is, and for none that is not', () => {
    expect([...rows.keys()].toSorted()).toEqual(government.calls().toSorted());
  });

  it('names the callers in the order of its cells', async () => {
    const head = `| Call | Asks for | ${callers.join(' | ')} |`;
    expect((await readFile(TABLE, 'utf8')).split('\n')).toContain(head);
  });

  it('says of every call whom it lets through', async () => {
    const different: string[] = [];
    for (const [call, row] of rows) {
      const isNow = await rowAsItIs(call);
      if (isNow !== row) different.push(isNow);
    }
    expect(different).toEqual([]);
  }, 180_000);
});

describe('lists', () => {
  const lists: [string, object][] = [
    ['package_list', {}],
    ['current_package_list_with_resources', {}],
    ['package_search', { q: 'secret', include_private: true, include_drafts: true, include_deleted: true }],
    ['package_search', { fq: 'private:true', include_private: true }],
    ['package_autocomplete', { q: 'secret' }],
    ['dataset_fair_list', {}],
    ['resource_search', { query: 'name:plans' }],
    ['member_list', { id: 'ministry' }],
    ['column_search', { q: '', include_private: true }],
    ['column_search', { fq: 'private:true', include_private: true }],
    ['search_suggest', { q: 'secret' }],
    ['organization_show', { id: 'ministry', include_datasets: true }],
  ];

  it.each([
    'nobody',
    'somebody',
    'admin elsewhere',
    'site editor',
  ] as const)('show a private dataset to %s in no way that they are asked', async (caller) => {
    const telling: string[] = [];
    for (const [action, input] of lists) {
      const answer = await government.read(caller, action, input);
      expect(answer).toContain('"success":true');
      if (answer.includes('secret-plans')) telling.push(action);
    }
    expect(telling).toEqual([]);
  });

  it.each([
    'member',
    'collaborator',
    'administrator',
  ] as const)('show it to %s who asks for private ones', async (caller) => {
    const answer = await government.read(caller, 'package_search', { q: 'secret', include_private: true });
    expect(answer).toContain('secret-plans');
  });
});
