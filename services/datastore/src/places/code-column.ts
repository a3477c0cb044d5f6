import type { TextInLanguages } from '@gazetteer/kernel';
import { fullName, type NamedPlace } from '@gazetteer/tabular';

/** A value of a column of codes that stands for no place: as it is written, as its scheme would write it, and why. */
export type UnknownCode = { value: string; code: string; reason: string };

/** A column of a table that holds codes of places, and what they stand for. */
export type CodeColumn = {
  field: string;
  scheme: string;
  schemeTitle: string;
  /** Titles in other languages, as far as there are any. */
  translated: { scheme_title_translated?: TextInLanguages; level_title_translated?: TextInLanguages };
  level: string;
  levelTitle: string;
  /** The column where the table itself has the names of these places. */
  namesIn: string | null;
  /** By each value as text, as it is written in the table. */
  named: ReadonlyMap<string, NamedPlace>;
  unknown: readonly UnknownCode[];
};

/**
 * The values that stand for places whose code or name holds a text, without regard to case and accents.
 * @returns the values as they are written in the table
 */
export function valuesNamed({ named }: Pick<CodeColumn, 'named'>, text: string): string[] {
  const wanted = folded(text);
  return [...named].flatMap(([value, place]) =>
    folded(`${place.code} ${fullName(place)}`).includes(wanted) ? [value] : [],
  );
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
