import type { Page } from '@playwright/test';

/** How much moves on a page while it loads, in all, and what. */
export interface Shifts {
  total: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts?: Shifts;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** How much has moved on a page so far. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(() => window.shifts ?? { total: 0, moved: [] });
}

/** Counts what moves on the pages that are opened from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, moved: [] };
    window.shifts = shifts;
    const describe = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName} ${element?.className} from ${from.x},${from.y} to ${to.x},${to.y}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.total += entry.value;
        shifts.moved.push(...entry.sources.map(describe));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
