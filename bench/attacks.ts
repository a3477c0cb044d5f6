import { measureAttacks } from './attack-benchmarks.ts';
import { withFilledPortal } from './portal-server.ts';
import { largestTable } from './portal-benchmarks.ts';

/** What visitors notice when others send SQL that never ends. */
export function measureUnderAttack(): Promise<string> {
  return withFilledPortal(async ({ url }) => measureAttacks(url, (await largestTable(url)).id));
}
