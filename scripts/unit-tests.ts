import { runPart } from './test-run/run-part.ts';
import type { Tally } from './test-tally.ts';

const reporter = '--reporter=./scripts/test-run/vitest-reporter.ts';

/**
 * Unit tests, tests over HTTP and tests of the pages' components. Suites over stores run on SQLite and PostgreSQL.
 * @param filters which tests, as Vitest takes it; all when empty
 */
export function unitTests(filters: readonly string[]): Promise<Tally> {
  return runPart({
    name: 'unit',
    command: ['vitest', 'run', reporter, ...filters],
    alone: 'npm test -- unit',
    isWhole: filters.length === 0,
  });
}

/** Some of these tests once more, with every object on a real S3 server that the environment names, see `test-objects.ts`. */
export function objectTests(
  filters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Tally> {
  return runPart({
    name: 'objects',
    command: ['vitest', 'run', reporter, ...filters],
    environment,
    alone: 'npm run test:objects --',
    isWhole: true,
  });
}

/** The longest text of each request, of every kind that has ever been slow, see `test-longest.ts`. */
export function longestTextTests(): Promise<Tally> {
  return runPart({
    name: 'longest',
    command: ['vitest', 'run', reporter, 'apps/server/src/longest-texts.test.ts'],
    environment: { LONGEST_TEXTS: 'whole' },
    alone: 'npm run test:longest --',
    isWhole: true,
  });
}

/** Imports, charts, merges and metadata of the real tables, see `test-data.ts`. */
export function tableTests(filters: readonly string[]): Promise<Tally> {
  return runPart({
    name: 'tables',
    command: ['vitest', 'run', '--project=data', reporter, ...filters],
    environment: { TEST_REAL_DATA: '1' },
    alone: 'npm run test:data -- tables',
    isWhole: filters.length === 0,
  });
}
