import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Workers load this file again: what the first process chose reaches them through the environment.
process.env.E2E_PORT ??= '4180';
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'gazetteer-e2e-'));
const { E2E_PORT, E2E_DATA_DIR, E2E_REPORTED } = process.env;
const baseURL = `http://127.0.0.1:${E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: 'real-data/**',
  // One folder a run, so that two runs at once do not take each other's files away.
  outputDir: path.join(root, 'test-results', `browser-${E2E_PORT}`),
  globalSetup: './wait-for-sample.ts',
  // The machine's cores are shared with the server and its query workers.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `npm test` listens to a reporter of its own; who calls Playwright sees its list.
  reporter: E2E_REPORTED ? [[path.join(root, 'scripts/test-run/playwright-reporter.ts')]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en',
    // As somebody who has been shown around the chart builder before; its tutorial has a test of its own.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'visualise-tutorial', value: 'seen' }] }],
    },
    // Recording every step of every test takes as much of the processor as the test; a picture shows most faults.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      // Without a locale the system has no characters beyond ASCII, not even in file names.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: {
    command: 'node apps/server/src/gazetteer.ts serve',
    cwd: root,
    url: `${baseURL}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      HOST: '127.0.0.1',
      PORT: E2E_PORT,
      PUBLIC_URL: baseURL,
      DATA_DIR: E2E_DATA_DIR,
      // An installation that has a site file of its own is not led to the set-up.
      SITE_FILE: path.join(root, 'apps/server/site.json'),
      RATE_LIMIT: '0',
      DATABASE_URL: '',
      OBJECT_STORE_URL: '',
    },
  },
});
