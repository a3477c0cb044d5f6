import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Pager } from './pager.tsx';
import { pagesAround } from './pages-around.ts';

function pager(page: number, last: number): HTMLElement {
  const area = document.createElement('div');
  area.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Pager
        page={page}
        last={last}
        pathOf={(number) => `/news?page=${number}`}
        texts={{
          label: 'Pages of news',
          previous: 'Previous',
          next: 'Next',
          page: (figure) => `Page ${figure}`,
          figure: String,
        }}
      />
    </MemoryRouter>,
  );
  return area;
}

const hrefOf = (area: HTMLElement, rel: string) => area.querySelector(`[rel="${rel}"]`)?.getAttribute('href');

describe('a pager', () => {
  test('leads to the neighbours, the ends and the pages around, and says which is shown', () => {
    const area = pager(5, 9);
    expect(hrefOf(area, 'prev')).toBe('/news?page=4');
    expect(hrefOf(area, 'next')).toBe('/news?page=6');
    expect(area.querySelector('[aria-current="page"]')?.getAttribute('aria-label')).toBe('Page 5');
    expect(area.querySelector('nav > div')?.textContent).toBe('1…456…9');
  });

  test('is not there for one page, but is where somebody has got beyond it', () => {
    expect(pager(1, 1).textContent).toBe('');
    expect(pager(1, 0).textContent).toBe('');
    expect(hrefOf(pager(7, 1), 'prev')).toBe('/news?page=1');
    expect(hrefOf(pager(7, 1), 'next')).toBeUndefined();
  });

  test('names pages in order, each once, with a gap only where two or more are left out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (one, other) => {
        const [page, last] = [Math.min(one, other), Math.max(one, other)];
        const shown = pagesAround(page, last);
        const numbers = shown.filter((number) => number !== undefined);
        expect(numbers).toEqual([...new Set(numbers)].sort((low, high) => low - high));
        for (const known of [1, page, last]) expect(numbers).toContain(known);
        shown.forEach((number, place) => {
          if (number !== undefined) return;
          expect((shown[place + 1] ?? 0) - (shown[place - 1] ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
