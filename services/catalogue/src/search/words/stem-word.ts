/*
 * Light stemming for a catalogue in English and French at once. Metadata rarely says its language, so one set of
 * rules serves both: plurals and the commonest inflections go, nothing else. A stem need not be a word; it
 * only has to be the same for "district" and "districts", for "régional", "régionale" and "régionaux".
 *
 * A few words that statistics use for the same people have one stem: who asks for female literacy wants the column
 * of literate women, too.
 */

type Rule = { ending: RegExp; becomes: string; leaves: number };

const plurals: readonly Rule[] = [
  { ending: /ies$/, becomes: 'y', leaves: 2 },
  { ending: /eaux$/, becomes: 'eau', leaves: 1 },
  { ending: /aux$/, becomes: 'al', leaves: 2 },
  { ending: /eux$/, becomes: 'eux', leaves: 0 },
  { ending: /ys[ie]s$/, becomes: 'ys', leaves: 3 },
  { ending: /(?<=ss|x|ch|sh)es$/, becomes: '', leaves: 3 },
  { ending: /(?<=[^sui])s$/, becomes: '', leaves: 3 },
];

const inflections: readonly Rule[] = [
  { ending: /ing$/, becomes: '', leaves: 4 },
  { ending: /(?<=[^e])ed$/, becomes: '', leaves: 4 },
  { ending: /ee$/, becomes: 'e', leaves: 3 },
];

const endings: readonly Rule[] = [
  { ending: /([bdfgmnprt])\1$/, becomes: '$1', leaves: 2 },
  { ending: /acy$/, becomes: 'at', leaves: 4 },
  { ending: /e$/, becomes: '', leaves: 5 },
];

const samePeople: ReadonlyMap<string, string> = new Map(
  Object.entries({
    woman: ['women', 'female', 'femme'],
    man: ['men', 'male', 'homme'],
    child: ['children', 'enfant'],
  }).flatMap(([stem, words]) => words.map((word) => [stemOf(word), stem] as const)),
);

/** The mark of a footnote, or of an edition, behind a word that is long enough to be one: `literate4`. */
const MARKED = /^([a-z]{5,})\d{1,2}$/;

/** The stem of a folded word: lower case, no accents. Codes, and words of other scripts, stay. */
export function stemWord(word: string): string {
  const unmarked = MARKED.exec(word)?.[1] ?? word;
  if (!/^[a-z]+$/.test(unmarked)) return word;
  const stem = stemOf(unmarked);
  return samePeople.get(stem) ?? stem;
}

function stemOf(word: string): string {
  return applyFirst(endings, applyFirst(inflections, applyFirst(plurals, word)));
}

function applyFirst(rules: readonly Rule[], word: string): string {
  for (const { ending, becomes, leaves } of rules) {
    const match = ending.exec(word);
    if (match) return match.index >= leaves ? word.replace(ending, becomes) : word;
  }
  return word;
}
