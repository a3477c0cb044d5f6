import type { Page } from '@playwright/test';
import { loadSlowly, type Visit, type Visitors, withPage } from './try-control.ts';

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

/** Measures what moves while a page loads on a slow device. */
export function shiftsOf(visitors: Visitors, visit: Visit): Promise<Shifts> {
  return withPage(visitors, visit, async (page) => {
    await countShifts(page);
    const rest = await loadSlowly(page, visit.address);
    await rest.wait('');
    return page.evaluate(() => window.shifts ?? { total: 0, moved: [] });
  });
}

async function countShifts(page: Page): Promise<void> {
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
