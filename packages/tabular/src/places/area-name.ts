/**
 * Names of places are written in many ways that mean nothing: capitals, blanks, points, `&` for `and`, accents,
 * the word "district". What is left is compared letter by letter: a name that is spelt otherwise needs an alias.
 */

/** Words that say of which kind a place is, by level; they may stand before or behind its name. */
const kindWords: Record<string, readonly string[]> = {
  state: ['state of', 'state', 'union territory of', 'union territory', 'ut of', 'ut'],
  district: ['district', 'distt', 'dist', 'zilla', 'zila'],
  'sub-district': ['sub district', 'subdistrict', 'tehsil', 'tahsil', 'taluka', 'taluk', 'mandal'],
  block: ['block', 'development block'],
  county: ['county', 'parish', 'borough', 'census area', 'municipality'],
};

/** A name, and how it is compared: `exact` where nothing was left off. */
export type NameKey = { key: string; exact: boolean };

/**
 * All keys that a name may be found by: as it stands, and without the words for its kind and the number that
 * some lists put before it.
 */
export function nameKeys(name: string, level: string): NameKey[] {
  const words = plain(name);
  const keys = new Map([[words.replaceAll(' ', ''), true]]);
  const bare = withoutKind(words.replace(/^\d+ (?=\p{L})/u, ''), level).replaceAll(' ', '');
  if (bare !== '' && !keys.has(bare)) keys.set(bare, false);
  return [...keys].filter(([key]) => key !== '').map(([key, exact]) => ({ key, exact }));
}

/** Letters, digits and single blanks. Marks of other scripts are letters; those of Latin letters are dropped. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function withoutKind(words: string, level: string): string {
  for (const kind of kindWords[level] ?? [level.replaceAll('-', ' ')]) {
    if (words.startsWith(`${kind} `)) return words.slice(kind.length + 1);
    if (words.endsWith(` ${kind}`)) return words.slice(0, -kind.length - 1);
  }
  return words;
}
