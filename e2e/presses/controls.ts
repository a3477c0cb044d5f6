import type { Page } from '@playwright/test';

/** Something on a page that is pressed, ticked or chosen from; or a form that is filled in and sent. */
export interface Control {
  kind: 'press' | 'choose' | 'send';
  /** What makes it out among the others of its page: element, type, name and words. */
  key: string;
  /** How many with the same key stand before it. */
  index: number;
}

/** A position in the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** Brings an element into view. @returns its middle, where nothing covers that */
    middleOf?: (element: HTMLElement) => Point | undefined;
    /** The visible controls of the page with a key, and what they look like. */
    controlsOf?: () => { element: HTMLElement; kind: Control['kind']; key: string; look: string }[];
    /** What was pressed, and what was hit, for people who look for a lost press. */
    pressTrail?: string[];
  }
}

/** Puts into each page of a browser what finds its controls; runs before the page's own scripts. */
export async function findControlsIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const trail: string[] = [];
    window.pressTrail = trail;
    for (const kind of ['mousedown', 'mouseup', 'click', 'submit'])
      addEventListener(
        kind,
        ({ target, isTrusted }) => {
          const element = (target as Element).closest?.('button,summary,a,input,select,form') ?? target;
          const { tagName, textContent } = element as Element;
          trail.push(`${kind} ${tagName} ${textContent?.slice(0, 30)}${isTrusted ? '' : ' (again)'}`);
        },
        true,
      );
    const pressed =
      'button[type="button"],summary,[role="button"],input[type="checkbox"],input[type="radio"]';
    const sent = 'button[type="submit"],button:not([type]),input[type="submit"]';
    const kindOf = (element: HTMLElement) => {
      if (element.matches('select')) return 'choose';
      return element.matches(sent) ? 'send' : 'press';
    };
    const wordsOf = (element: HTMLElement) =>
      element.getAttribute('aria-label') ?? element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    window.middleOf = (element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isFree = width > 0 && height > 0 && element.contains(document.elementFromPoint(x, y));
      return isFree ? { x, y } : undefined;
    };
    window.controlsOf = () => {
      // What stands in the document before the first paint has been seen by nobody.
      if (performance.getEntriesByName('first-contentful-paint').length === 0) return [];
      const all = [...document.querySelectorAll<HTMLElement>(`${pressed},${sent},select`)];
      return all
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
        )
        .map((element) => {
          const { tagName, className } = element;
          const parts = [tagName, element.getAttribute('type'), element.getAttribute('name')];
          const look = [...parts, className, element.closest('form')?.className].join(' ');
          const words = tagName === 'SELECT' ? (element.getAttribute('aria-label') ?? '') : wordsOf(element);
          return { element, kind: kindOf(element), key: [...parts, words].join(' '), look };
        });
    };
  });
}

/**
 * Lists the controls of a page at rest that can be reached by a pointer. Of those that look the same, such as the
 * buttons in the rows of a list, the first stands for all.
 * @param hasFrame whether those around the content of the page are listed too
 */
export async function listControls(page: Page, hasFrame: boolean): Promise<Control[]> {
  return page.evaluate((withFrame) => {
    const counts = new Map<string, number>();
    const looks = new Set<string>();
    return (window.controlsOf?.() ?? []).flatMap(({ element, kind, key, look }) => {
      const index = counts.get(key) ?? 0;
      counts.set(key, index + 1);
      if (looks.has(look) || !window.middleOf?.(element)) return [];
      if (!withFrame && element.closest('main') === null) return [];
      looks.add(look);
      return [{ kind, key, index }];
    });
  }, hasFrame);
}
