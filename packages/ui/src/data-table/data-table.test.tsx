import { act, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFigures } from '../figures/figures.ts';
import { DataTable, type DataTableProps, type TableHandle } from './data-table.tsx';
import type { TableColumn } from './table-column.ts';

const column = (id: string, more: Partial<TableColumn>): TableColumn => ({
  id,
  label: id,
  kind: 'text',
  type: 'text',
  fractionDigits: 0,
  width: 12,
  ...more,
});
const columns = [
  column('district', { label: 'District' }),
  column('literacy', {
    label: 'Literacy',
    kind: 'number',
    unit: '% of 7+',
    fractionDigits: 1,
    distribution: [1, 4, 2],
  }),
];
const rows = [
  ['Bangalore', 87.7],
  ['Bijapur', null],
];

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

function propsOf(props: Partial<DataTableProps>): DataTableProps {
  return {
    label: 'Districts',
    columns,
    rowCount: 3,
    startRow: 0,
    served: { first: 0, last: 2 },
    edition: rows,
    rowAt: (index) => rows[index],
    onSight: () => {},
    sortTo: (id) => `/table?sort=${id}`,
    filtered: new Set(['literacy']),
    onFilter: () => {},
    busy: false,
    figures: createFigures('en', 'locale'),
    texts: {
      noValue: 'No value',
      yes: 'Yes',
      no: 'No',
      marks: { geo: 'place', number: 'number', text: 'text', time: 'time' },
      filterBy: (label) => `Filter by ${label}`,
      values: (count) => `${count} values`,
      empty: 'Nothing here',
    },
    ...props,
  };
}

function show(props: Partial<DataTableProps> = {}) {
  act(() =>
    root.render(
      <MemoryRouter>
        <DataTable {...propsOf(props)} />
      </MemoryRouter>,
    ),
  );
}

const find = (selector: string) => page.querySelector<HTMLElement>(selector);
const press = (key: string) =>
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

describe('the table', () => {
  test('is a grid that knows how many rows and columns it stands for', () => {
    show();
    const grid = find('[role=grid]');
    expect(grid?.getAttribute('aria-label')).toBe('Districts');
    expect(grid?.getAttribute('aria-rowcount')).toBe('4');
    expect(grid?.getAttribute('aria-colcount')).toBe('2');
    expect(find('[data-cell="1:0"]')?.closest('tr')?.getAttribute('aria-rowindex')).toBe('3');
  });

  test('says which column sorts it, and every head leads to its sort', () => {
    show({ sort: { column: 'literacy', descending: true } });
    const heads = [...page.querySelectorAll('th[scope=col]')];
    expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['none', 'descending']);
    expect(find('[data-head="0:0"]')?.getAttribute('href')).toBe('/table?sort=district');
  });

  test('writes figures for the reader and a missing one as a blank with a title', () => {
    show();
    expect(find('[data-cell="0:1"]')?.textContent).toBe('87.7');
    const missing = find('[data-cell="1:1"] [title]');
    expect(missing?.title).toBe('No value');
    expect(missing?.textContent).toBe('\u2003');
  });

  test('writes a code with its name, and alone where its name is not known or stands beside it', () => {
    const named = [{ code: '06037', name: 'Los Angeles, California' }, 1];
    const unknown = [{ code: '09999', name: null }, 2];
    const codes = (areNamedBeside: boolean) => [
      column('county', { kind: 'code', codes: { areNamedBeside } }),
      column('rate', { kind: 'number' }),
    ];
    const rowAt = (index: number) => [named, unknown][index];
    show({ columns: codes(false), rowAt, edition: named });
    expect(find('[data-cell="0:0"]')?.textContent).toBe('06037 Los Angeles, California');
    expect(find('[data-cell="1:0"]')?.textContent).toBe('09999');
    show({ columns: codes(true), rowAt, edition: unknown });
    expect(find('[data-cell="0:0"]')?.textContent).toBe('06037');
  });

  test('shows a bar where a row is still on its way', () => {
    show();
    expect(find('[data-cell="2:0"]')?.textContent).toBe('');
    expect(find('[data-cell="2:0"] span')).not.toBeNull();
  });

  test('has one tab stop, which the arrow keys move', () => {
    show();
    expect(page.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    act(() => find('[data-head="0:0"]')?.focus());
    press('ArrowDown');
    expect(document.activeElement).toBe(find('[data-cell="0:0"]'));
    press('ArrowRight');
    expect(document.activeElement).toBe(find('[data-cell="0:1"]'));
    expect(page.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('hands the filter’s button over, so that the panel can stand under it', () => {
    const onFilter = vi.fn<NonNullable<DataTableProps['onFilter']>>();
    show({ onFilter });
    const button = find('[aria-label="Filter by Literacy"]');
    act(() => button?.click());
    expect(onFilter).toHaveBeenCalledWith(columns[1], button);
  });

  test('without rows says what one can do', () => {
    show({ rowCount: 0, served: { first: 0, last: 0 } });
    expect(page.textContent).toContain('Nothing here');
  });
});

test('a jump to a row that comes before the table is measured is not lost', async () => {
  const seen: number[] = [];
  const props = propsOf({ rowCount: 5000, onSight: ({ top }) => seen.push(top) });
  function EarlyJump() {
    const table = useRef<TableHandle>(null);
    // What was pressed before the scripts of the page came is pressed again here.
    useLayoutEffect(() => table.current?.jumpTo(2000), []);
    return <DataTable ref={table} {...props} />;
  }
  await act(async () =>
    root.render(
      <MemoryRouter>
        <EarlyJump />
      </MemoryRouter>,
    ),
  );
  expect(seen.at(-1)).toBe(2000);
});
