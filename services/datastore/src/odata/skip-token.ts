import { invalidInput } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const Position = Type.Object(
  {
    /** The version of the table that the first page was of: all pages are of one. */
    version: whole,
    /** The key of the last row before, where rows come in the order of their keys. */
    after: Type.Optional(whole),
    /** How many rows came before, where they come in another order. */
    skipped: Type.Optional(whole),
    /** How many rows are left of those that `$top` asked for. */
    left: Type.Optional(whole),
  },
  { additionalProperties: false },
);

/** Where a page begins that is not the first. */
export type Position = Static<typeof Position>;

/** A position as the text that links to further pages carry; clients read nothing in it. */
export function writeSkipToken(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws invalid_input on `$skiptoken` for what was not written here */
export function readSkipToken(token: string): Position {
  const position = parsed(token);
  if (!Value.Check(Position, position))
    throw invalidInput({ $skiptoken: ['is none of ours; begin with the first page'] });
  return position;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return undefined;
  }
}
