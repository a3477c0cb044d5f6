/*
 * Light stemming for a catalogue in English and French at once. Metadata rarely says its language, so one set of
 * rules serves both: plurals and the commonest inflections go, nothing else. A stem need not be a word; it
 * only has to be the same for "district" and "districts", for "régional", "régionale" and "régionaux".
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
  { ending: /e$/, becomes: '', leaves: 5 },
];

/** The stem of a folded word: lower case, no accents. Words with digits or of other scripts stay. */
export function stemWord(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  return applyFirst(endings, applyFirst(inflections, applyFirst(plurals, word)));
}

function applyFirst(rules: readonly Rule[], word: string): string {
  for (const { ending, becomes, leaves } of rules) {
    const match = ending.exec(word);
    if (match) return match.index >= leaves ? word.replace(ending, becomes) : word;
  }
  return word;
}
