import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const server = Array.isArray(base.webServer) ? base.webServer[0] : base.webServer;
if (!server) throw new Error('the configuration of the browser tests names no server');

/** The same browser and server, filled with the folder that GAZETTEER_DATA names instead of the sample. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  globalSetup: undefined,
  webServer: {
    ...server,
    command: `node apps/server/src/gazetteer.ts import "$GAZETTEER_DATA" && exec ${server.command}`,
    timeout: 300_000,
    env: { ...server.env, SAMPLE_DATA: '0', GAZETTEER_DATA: process.env.GAZETTEER_DATA ?? '' },
  },
});
