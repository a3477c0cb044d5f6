import type { ChartField } from '@gazetteer/charts';
import { inBrackets } from '../model/computed-names.ts';
import { type FormulaFunction, formulaFunctions } from './formula-functions.ts';

/** Something that can stand in a formula next. */
export interface Completion {
  id: string;
  kind: 'field' | 'function';
  text: string;
  /** What it is called, or how it is written. */
  note: string;
  /** What is written for it. */
  insert: string;
}

const MOST_COMPLETIONS = 12;
const word = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;
/** What is being written before the caret: a name in brackets, or a word. */
const begun = /(?:\[[^\]]*|[\p{L}_][\p{L}\p{M}\p{N}_]*)$/u;
const reserved = new Set(['and', 'or', 'not', 'true', 'false', 'null']);

/** A field as a formula names it. */
export function fieldInFormula(id: string): string {
  const isPlain = word.test(id) && !reserved.has(id.toLowerCase()) && !(id in formulaFunctions);
  return isPlain ? id : inBrackets(id);
}

/** The fields and functions that what is being written may become; none where nothing is. */
export function completionsAt(
  text: string,
  caret: number,
  fields: readonly ChartField[],
): { from: number; completions: Completion[] } {
  const before = text.slice(0, caret);
  const start = begun.exec(before)?.[0];
  // Within a text nothing is meant as a name.
  const isQuoted = ((before.match(/"/g) ?? []).length + (before.match(/'/g) ?? []).length) % 2 === 1;
  if (!start || isQuoted) return { from: caret, completions: [] };
  const sought = start.replace('[', '').toLowerCase();
  const ofFields = fields
    .filter(({ id, label }) => id.toLowerCase().includes(sought) || label.toLowerCase().includes(sought))
    .map(completionOf);
  const ofFunctions = start.startsWith('[') ? [] : functionsLike(sought);
  const exact = [...ofFields, ...ofFunctions].some(
    ({ insert }) => insert === start || insert === `${start}(`,
  );
  const all = [...ofFields, ...ofFunctions].slice(0, MOST_COMPLETIONS);
  return { from: caret - start.length, completions: exact && all.length === 1 ? [] : all };
}

function completionOf({ id, label, unit }: ChartField): Completion {
  return { id: `field ${id}`, kind: 'field', text: label, note: unit ?? '', insert: fieldInFormula(id) };
}

function functionsLike(sought: string): Completion[] {
  const names = Object.keys(formulaFunctions) as FormulaFunction[];
  return names
    .filter((name) => name.startsWith(sought))
    .map((name) => ({
      id: `function ${name}`,
      kind: 'function',
      text: name,
      note: formulaFunctions[name],
      insert: `${name}(`,
    }));
}
