import { describe, expect, it } from 'vitest';
import { incompleteRows } from './check-spec-coverage.ts';

const head = '| Requirement | Where | Shown by |\n|---|---|---|\n';
const place = '[home](../apps/home.ts)';
const test = '[home](../apps/home.test.ts) “is there”';

describe('the check of what the specification asks', () => {
  it('is content with rows that name a file and a test', () => {
    expect(incompleteRows('docs/a.md', `# A\n\n${head}| A \\| B | ${place} | ${test}, ${test} |\n`)).toEqual(
      [],
    );
  });

  it('finds cells that are empty or name nothing', () => {
    const rows = [
      `|  | ${place} | ${test} |`,
      `| A |  | ${test} |`,
      `| A | home.ts | ${test} |`,
      `| A | ${place} | |`,
      `| A | ${place} | [home](../apps/home.test.ts) |`,
      `| A | ${place} |`,
    ];
    expect(incompleteRows('docs/a.md', head + rows.join('\n'))).toEqual([
      'docs/a.md:3: says no requirement',
      'docs/a.md:4: names no file where it lives',
      'docs/a.md:5: names no file where it lives',
      'docs/a.md:6: names no test that shows it',
      'docs/a.md:7: names no test that shows it',
      'docs/a.md:8: has 2 cells in place of 3',
    ]);
  });

  it('wants a test of the built site for what browsers do', () => {
    const page = '[home](../apps/portal/app/home.tsx)';
    const part = '[card](../packages/ui/src/card/)';
    const server = '[home](../apps/portal/app/home.server.ts)';
    const built = '[home](../e2e/home.spec.ts) “is there”';
    const rows = [
      `| A | ${page} | ${test} |`,
      `| A | ${part}, ${server} | ${test} |`,
      `| A | ${page} | ${test}, ${built} |`,
      `| A | ${server}, ${place} | ${test} |`,
      `| A (on no page: it cannot happen there) | ${page} | ${test} |`,
    ];
    expect(incompleteRows('docs/a.md', head + rows.join('\n'))).toEqual([
      'docs/a.md:3: lives in browsers, but names no test of the built site in e2e/',
      'docs/a.md:4: lives in browsers, but names no test of the built site in e2e/',
    ]);
  });

  it('is not content with nothing', () => {
    expect(incompleteRows('docs/a.md', '# A')).toEqual(['docs/a.md: has no rows']);
  });
});
