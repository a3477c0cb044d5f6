import type { Administrator } from './administrator.ts';
import { looks } from './looks.ts';
import { creations, imports, messages, metadata, type Promised, uploads, upserts } from './promises.ts';

/** Everything that is done over and over, with what it needs to be there. */
export async function makePromises(site: Administrator): Promise<Promised[]> {
  const { id: owner } = await site.call<{ id: string }>('organization_create', { name: 'statistics-office' });
  const dataset = { name: 'tables', owner_org: owner, title: 'Tables' };
  const { id } = await site.call<{ id: string }>('package_create', dataset);
  return [
    await upserts(site, id),
    await imports(site, id),
    await looks(site, id),
    await metadata(site, owner),
    creations(site, owner),
    uploads(site, id),
    messages(site),
  ];
}

/**
 * Does it again and again until the server is about to die, or the first failure after that.
 * @param faults what was refused or not answered before
 */
export async function keepWorking(
  { name, work }: Pick<Promised, 'name' | 'work'>,
  dying: AbortSignal,
  faults: string[],
): Promise<void> {
  while (!dying.aborted) {
    try {
      await work();
    } catch (error) {
      // A request that dies with the server is not a fault.
      if (!dying.aborted) faults.push(`${name}: ${String(error)}`);
    }
  }
}

/** What is not as it was promised, of each that was done. */
export async function brokenPromises(promises: readonly Promised[]): Promise<string[]> {
  const found = await Promise.all(
    promises.map(async ({ name, problems }) => (await problems()).map((problem) => `${name}: ${problem}`)),
  );
  return found.flat();
}
