import { distance } from 'fastest-levenshtein';
import type { Portal } from '../portal.ts';
import { shorten } from './bounds.ts';
import { ToolError } from './failures.ts';

const MOST_NAMED = 5;
/** Nothing has a longer name, and what is compared costs by its length. */
const LONGEST_NAME = 200;
/** Names with fewer letters in common are not what was meant. */
const FARTHEST = 0.7;

/** Something that goes by a name, and perhaps by words as well. */
export type Named = { name: string; label?: string | null | undefined };

/** The names most like a wrong one, the nearest first: those it is a part of, and those that few other letters make of it. */
export function nearestNames(wrong: string, known: readonly Named[]): string[] {
  return known
    .map(({ name, label }) => ({ name, far: Math.min(farness(wrong, name), farness(wrong, label ?? name)) }))
    .filter(({ far }) => far < FARTHEST)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
}

/** From 0, which is the same, to 1, which has no letter in common. */
function farness(wrong: string, known: string): number {
  const [asked, word] = [wrong.toLowerCase(), known.toLowerCase()];
  const share = distance(asked, word) / Math.max(asked.length, word.length, 1);
  const isPart = asked !== '' && word !== '' && (word.includes(asked) || asked.includes(word));
  return isPart ? share / 2 : share;
}

/** A sentence about a name that is none, with those that may have been meant. */
export function unknownName(what: string, wrong: string, known: readonly Named[]): string {
  const written = shorten(wrong, LONGEST_NAME);
  const nearest = nearestNames(written, known);
  const meant = nearest.length === 0 ? '' : ` Nearest: ${nearest.map((name) => `"${name}"`).join(', ')}.`;
  return `There is no ${what} "${written}".${meant}`;
}

/**
 * Looks for columns that a table does not have.
 * @throws ToolError that names the nearest columns there are, for each of them
 */
export async function refuseUnknownColumns(
  { action }: Pick<Portal, 'action'>,
  resourceId: string,
  named: readonly string[],
): Promise<void> {
  const { fields } = await action('datastore_info', { id: resourceId });
  const known = fields.map(({ id, info }) => ({ name: id, label: info?.label }));
  const names = new Set(['_id', ...known.map(({ name }) => name)]);
  const unknown = [...new Set(named)].filter((name) => !names.has(name));
  if (unknown.length === 0) return;
  const said = unknown
    .slice(0, MOST_NAMED)
    .map((name) => unknownName('column', name, known))
    .join(' ');
  throw new ToolError(`${said} describe_table names all ${fields.length} columns.`);
}
