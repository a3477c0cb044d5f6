import { Type, type TOptional, type TSchema } from 'typebox';
import { nullable } from './nullable.ts';

/** An input field that may be left out; null means the same. */
export function optional<Schema extends TSchema>(
  schema: Schema,
): TOptional<ReturnType<typeof nullable<Schema>>> {
  return Type.Optional(nullable(schema));
}

/** An id or a name. */
export const Identifier = Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' });

/** What of a thing the caller has seen, so that no change of somebody else is lost. */
export const IfRevision = optional(
  Type.String({
    maxLength: 100,
    description:
      'The metadata_modified that the caller has seen: refused where the dataset has changed since',
  }),
);

/** The first of a list: how far to skip into it. */
export const Offset = optional(
  Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'How many to leave out at the start',
  }),
);

/** How many items of a list to give at most. */
export const Limit = optional(
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'How many to give at most' }),
);

/** Actions that answer one thing by its id or name. */
export const ById = Type.Object({ id: Identifier });

/** A text of one line, such as a name or a term. */
export const Line = Type.String({ maxLength: 1000 });

/** A person's text of many lines, written in Markdown or not. */
export const Prose = Type.String({ maxLength: 20_000 });

/** An address on the web; some carry a whole question in their query. */
export const Address = Type.String({ maxLength: 10_000 });

/** A publisher's own pair; values that are not text are written as JSON. */
export const ExtrasInput = Type.Array(
  Type.Object(
    { key: Type.String({ minLength: 1, maxLength: 200 }), value: Type.Unknown() },
    { additionalProperties: true },
  ),
);
