import { SqlRefusal } from './sql-refusal.ts';

/** A node of the tree as it came from the engine; nothing about its fields is taken for granted. */
export type SqlNode = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is SqlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null, false, empty text, an empty list. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === false || value === '' || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** @throws SqlRefusal when the tree is not shaped as expected: what we cannot read, we do not run */
export function nodeOf(value: unknown): SqlNode {
  if (!isNode(value)) throw unreadable();
  return value;
}

export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw unreadable();
  return value;
}

export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw unreadable();
  return value;
}

/** Where a node stands in the text, in bytes; the engine writes a number beyond every text for nowhere. */
export function positionOf({ query_location }: SqlNode): number | undefined {
  return typeof query_location === 'number' && query_location < 2 ** 32 ? query_location : undefined;
}

function unreadable(): SqlRefusal {
  return new SqlRefusal('construct', 'The query uses a construct that is not known here.');
}
