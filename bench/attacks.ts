import { measureAttacks } from './attack-benchmarks.ts';
import { withFilledPortal } from './portal-server.ts';
import { largestTable } from './portal-benchmarks.ts';

/** What visitors notice of strangers who send SQL without end. */
export function measureUnderAttack(): Promise<string> {
  return withFilledPortal(async ({ url }) => measureAttacks(url, (await largestTable(url)).id));
}
