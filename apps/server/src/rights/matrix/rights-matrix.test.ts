import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callers } from './government-testing.ts';
import { openGovernment, type Government } from './matrix-testing.ts';

/** The table in which every cell is decided. A call without a row has had no decision, and fails here. */
const TABLE = new URL('../../../../../docs/rights.md', import.meta.url);

let government: Government;
let rows: Map<string, string>;

beforeAll(async () => {
  government = await openGovernment();
  rows = readRows(await readFile(TABLE, 'utf8'));
});

afterAll(() => government.close());

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
  const cells: string[] = [];
  for (const caller of callers) cells.push((await government.lets(caller, call)) ? '✓' : ' ');
  return `| \`${call}\` | ${cells.join(' | ')} |`;
}

describe('the table of rights', () => {
  it('has a row for every call there is, and for none that is not', () => {
    expect([...rows.keys()].toSorted()).toEqual(government.calls().toSorted());
  });

  it('names the callers in the order of its cells', async () => {
    const head = `| Call | ${callers.join(' | ')} |`;
    expect((await readFile(TABLE, 'utf8')).split('\n')).toContain(head);
  });

  it('says of every call whom it lets through', async () => {
    const different: string[] = [];
    for (const [call, row] of rows) {
      const isNow = await rowAsItIs(call);
      if (isNow !== row) different.push(isNow);
    }
    expect(different).toEqual([]);
  }, 60_000);
});
