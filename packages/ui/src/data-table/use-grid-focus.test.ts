import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GridPlace, nextPlace } from './use-grid-focus.ts';

const size = { rowCount: 100, columnCount: 4, fitting: 10 };
const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false, altKey: false });
const cell = (row: number, column: number): GridPlace => ({ row, column, stop: 0 });

describe('the keys of the grid', () => {
  test('arrows go from cell to cell and stay inside', () => {
    expect(nextPlace(cell(5, 1), key('ArrowDown'), size)).toEqual(cell(6, 1));
    expect(nextPlace(cell(99, 1), key('ArrowDown'), size)).toEqual(cell(99, 1));
    expect(nextPlace(cell(5, 0), key('ArrowLeft'), size)).toEqual(cell(5, 0));
  });

  test('above the first row is the head, with a sort and a filter in each column', () => {
    expect(nextPlace(cell(0, 2), key('ArrowUp'), size)).toEqual(cell(-1, 2));
    expect(nextPlace(cell(-1, 2), key('ArrowRight'), size)).toEqual({ row: -1, column: 2, stop: 1 });
    expect(nextPlace({ row: -1, column: 2, stop: 1 }, key('ArrowRight'), size)).toEqual(cell(-1, 3));
    expect(nextPlace(cell(-1, 2), key('ArrowLeft'), size)).toEqual({ row: -1, column: 1, stop: 1 });
  });

  test('Home and End go over the row, with Ctrl over the table', () => {
    expect(nextPlace(cell(5, 2), key('Home'), size)).toEqual(cell(5, 0));
    expect(nextPlace(cell(5, 2), key('End'), size)).toEqual(cell(5, 3));
    expect(nextPlace(cell(5, 2), key('Home', true), size)).toEqual(cell(0, 0));
    expect(nextPlace(cell(5, 2), key('End', true), size)).toEqual(cell(99, 3));
  });

  test('page keys move by what fits', () => {
    expect(nextPlace(cell(5, 2), key('PageDown'), size)).toEqual(cell(15, 2));
    expect(nextPlace(cell(5, 2), key('PageUp'), size)).toEqual(cell(0, 2));
  });

  test('other keys are left alone', () => {
    expect(nextPlace(cell(5, 2), key('a'), size)).toBeUndefined();
    expect(nextPlace(cell(5, 2), { ...key('ArrowLeft'), altKey: true }, size)).toBeUndefined();
  });

  test('no sequence of keys leads outside the table', () => {
    const names = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
    const keys = fc.array(fc.tuple(fc.constantFrom(...names), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(keys, fc.nat(30), fc.integer({ min: 1, max: 5 }), (pressed, rowCount, columnCount) => {
        const start: GridPlace = cell(-1, 0);
        const end = pressed.reduce(
          (place, [name, ctrl]) =>
            nextPlace(place, key(name, ctrl), { rowCount, columnCount, fitting: 5 }) ?? place,
          start,
        );
        expect(end.row).toBeGreaterThanOrEqual(-1);
        expect(end.row).toBeLessThan(Math.max(1, rowCount));
        expect(end.column).toBeGreaterThanOrEqual(0);
        expect(end.column).toBeLessThan(columnCount);
      }),
    );
  });
});
