import { join } from 'node:path';
import { objectsOfTest } from '@gazetteer/testing';
import { loadSettings, type Settings } from './settings.ts';

/** The settings of a portal in a test, which writes no log; its objects are where the run of tests keeps them. */
export function testSettings(environment: { DATA_DIR: string; [name: string]: string }): Settings {
  const { address } = objectsOfTest(join(environment.DATA_DIR, 'objects'));
  return loadSettings({ LOG_LEVEL: 'silent', OBJECT_STORE_URL: address, ...environment });
}
