import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
);

/** The version of the product that runs. */
export const version = manifest.version;
