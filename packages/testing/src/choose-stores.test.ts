import { describe, expect, it } from 'vitest';
import { runsOnPostgres } from './choose-stores.ts';

const suites = Array.from(
  { length: 400 },
  (_, number) => `/clone/services/content/src/suite-${number}.test.ts`,
);
const inSlice = (slice: string) =>
  suites.filter((file) => runsOnPostgres(file, { TEST_STORES: 'some', TEST_SLICE: slice }));

describe('which suites run on PostgreSQL too', () => {
  it('is all of them, unless some are asked for', () => {
    expect(suites.every((file) => runsOnPostgres(file, {}))).toBe(true);
    expect(suites.every((file) => runsOnPostgres(file, { TEST_STORES: 'all' }))).toBe(true);
  });

  it('is always those of stores', () => {
    const store = '/clone/services/identity/src/flows/flow.store.test.ts';
    expect(runsOnPostgres(store, { TEST_STORES: 'some' })).toBe(true);
  });

  it('is those of packages whose SQL was touched', () => {
    const some = { TEST_STORES: 'some', TEST_TOUCHED: 'packages/kernel,services/content' };
    expect(suites.every((file) => runsOnPostgres(file, some))).toBe(true);
  });

  it('is about an eighth of the others, another one for other commits, and each at some commit', () => {
    expect(inSlice('0a1b').length).toBeGreaterThan(25);
    expect(inSlice('0a1b').length).toBeLessThan(80);
    const slices = Array.from({ length: 100 }, (_, commit) => inSlice(`commit ${commit}`));
    expect(new Set(slices.flat()).size).toBe(suites.length);
    expect(new Set(slices.map((slice) => slice.join())).size).toBe(8);
  });
});
