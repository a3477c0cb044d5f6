import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * What axe finds on a page, or in the part of it that a selector names. Frames of other origins are not looked into:
 * doing so means a second window for each look, which takes longer than the look, and our pages show none.
 */
export async function axeViolations(page: Page, within?: string): Promise<Violations> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations;
}
