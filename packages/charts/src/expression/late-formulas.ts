import type { readFormula as Read } from './read-formula.ts';

let read: typeof Read | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads what reads formulas, which only few charts have: whoever has one waits for this before it is planned.
 * @returns undefined where it is there already
 */
export function loadFormulas(): Promise<void> | undefined {
  if (read) return undefined;
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  const { readFormula: loaded } = await import('./read-formula.ts');
  read = loaded;
}

/** As in `read-formula.ts`. @throws Error where it was not waited for */
export const readFormula: typeof Read = (text, columnOf) => {
  if (!read) throw new Error('A chart with a formula needs what reads it, which is not loaded');
  return read(text, columnOf);
};
