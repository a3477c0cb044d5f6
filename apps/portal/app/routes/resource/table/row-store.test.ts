import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRowStore, pauseMilliseconds, type Row } from './row-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(answer: (offset: number) => Promise<readonly Row[]> = rowsFrom) {
  const asked: { offset: number; signal: AbortSignal }[] = [];
  const store = createRowStore({
    rowCount: 1000,
    served: { first: 0, rows: Array.from({ length: 50 }, (_, row) => [row]) },
    fetchRows(offset, signal) {
      asked.push({ offset, signal });
      return answer(offset);
    },
  });
  return { store, asked };
}

const rowsFrom = async (offset: number) => Array.from({ length: 50 }, (_, row) => [offset + row]);
const rest = () => vi.advanceTimersByTimeAsync(pauseMilliseconds);

describe('the rows of a table', () => {
  test('begin with what the server sent', () => {
    expect(open().store.rowAt(7)).toEqual([7]);
    expect(open().store.rowAt(50)).toBeUndefined();
  });

  test('arrive where the reader rests, with the blocks next to them', async () => {
    const { store, asked } = open();
    store.want({ top: 410, bottom: 430 });
    await rest();
    expect(asked.map(({ offset }) => offset)).toEqual([400, 450, 350]);
    expect(store.rowAt(410)).toEqual([410]);
  });

  test('are not fetched where the reader only passes by', async () => {
    const { store, asked } = open();
    store.want({ top: 300, bottom: 320 });
    store.want({ top: 0, bottom: 20 });
    await rest();
    expect(asked.map(({ offset }) => offset)).toEqual([50]);
  });

  test('are cancelled when they go out of sight before they come', async () => {
    const { store, asked } = open(() => new Promise(() => {}));
    store.want({ top: 410, bottom: 430 });
    await rest();
    store.want({ top: 900, bottom: 920 });
    await rest();
    expect(asked.slice(0, 3).every(({ signal }) => signal.aborted)).toBe(true);
    expect(asked.at(-1)?.signal.aborted).toBe(false);
  });

  test('that fail are said to, and come when asked again', async () => {
    let broken = true;
    const { store } = open((offset) => (broken ? Promise.reject(new Error('down')) : rowsFrom(offset)));
    store.want({ top: 410, bottom: 430 });
    await rest();
    expect(store.snapshot().failed).toBe(true);
    broken = false;
    store.retry();
    await rest();
    expect(store.snapshot().failed).toBe(false);
    expect(store.rowAt(410)).toEqual([410]);
  });
});
