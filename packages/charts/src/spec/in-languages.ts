import { Type } from 'typebox';

/** Far more than any site speaks. */
const MOST_LANGUAGES = 50;

/**
 * A text in other languages, by their tags; it stands beside the text, under its name with `_translated` behind it.
 * Browsers load this file, too: a record would bring them the patterns of the library that describes it.
 */
export function InLanguages(longest?: number) {
  const text = Type.String(longest === undefined ? {} : { maxLength: longest });
  return Type.Unsafe<Readonly<Record<string, string>>>(
    Type.Object({}, { additionalProperties: text, maxProperties: MOST_LANGUAGES }),
  );
}
