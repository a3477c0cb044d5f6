import { Type } from 'typebox';

/**
 * A text in other languages, by their tags; it stands beside the text, under its name with `_translated` behind it.
 * Browsers load this file, too: a record would bring them the patterns of the library that describes it.
 */
export const InLanguages = Type.Unsafe<Readonly<Record<string, string>>>(
  Type.Object({}, { additionalProperties: Type.String({ maxLength: 2000 }), maxProperties: 50 }),
);
