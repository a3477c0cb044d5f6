import { defineConfig } from 'vitest/config';

/** Suites over real stores and DuckDB's processes take seconds on two busy cores. */
const patient = {
  // Importing Fastify, Kysely and DuckDB anew for each file took longer than the tests.
  isolate: false,
  setupFiles: ['./packages/testing/src/output-of-tests.ts', './packages/testing/src/sentinel.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    globalSetup: './packages/testing/src/run-of-tests.ts',
    // PGlite takes half a gigabyte a process; more workers than cores only wait for each other.
    maxWorkers: 2,
    projects: [
      {
        // Node loads GraphQL's CommonJS build; a second copy of it would not know the first one's types.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{packages,services}/*/src/**/*.test.ts',
            'apps/*/{src,app,server}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          ...patient,
        },
      },
      // Runs by itself: `npm run test:data`.
      ...(process.env.TEST_REAL_DATA
        ? [
            {
              test: {
                name: 'data',
                environment: 'node',
                include: ['{apps,services}/*/src/**/*.data.ts'],
                testTimeout: 600_000,
              },
            },
          ]
        : []),
      {
        test: {
          name: 'pages',
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/app/**/*.test.tsx'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          ...patient,
        },
      },
    ],
  },
});
