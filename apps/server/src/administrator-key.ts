import { join } from 'node:path';
import type { Caller } from '@gazetteer/kernel';

/** The caller of what this process does by itself, with all rights. */
export const administrator: Caller = { kind: 'key', id: 'administrator', name: 'admin', administrator: true };

/** The file that shows the key of the first start, readable by its owner alone. */
export function administratorKeyFile(dataFolder: string): string {
  return join(dataFolder, 'admin.key');
}
