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

  it('is not content with nothing', () => {
    expect(incompleteRows('docs/a.md', '# A')).toEqual(['docs/a.md: has no rows']);
  });
});
