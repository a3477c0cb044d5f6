import type { AuthorityTerm } from '../../model/site.ts';

const AUTHORITY = 'http://publications.europa.eu/resource/authority';

export const dataThemeScheme: AuthorityTerm = { uri: `${AUTHORITY}/data-theme`, label: 'Data theme' };
export const publicAccess: AuthorityTerm = { uri: `${AUTHORITY}/access-right/PUBLIC`, label: 'public' };
export const stablyAvailable: AuthorityTerm = {
  uri: `${AUTHORITY}/planned-availability/STABLE`,
  label: 'stable',
};

/** Our frequencies from the often renewed to the seldom, each with its code. */
const frequencies: [term: string, code: string, label: string][] = [
  ['Daily', 'DAILY', 'daily'],
  ['Weekly', 'WEEKLY', 'weekly'],
  ['Fortnightly', 'BIWEEKLY', 'every two weeks'],
  ['Monthly', 'MONTHLY', 'monthly'],
  ['Quarterly', 'QUARTERLY', 'quarterly'],
  ['Biannually', 'ANNUAL_2', 'twice a year'],
  ['Yearly', 'ANNUAL', 'annual'],
  ['Quinquennial', 'QUINQUENNIAL', 'every five years'],
  ['Decadal', 'DECENNIAL', 'every ten years'],
  ['Seasonally', 'OTHER', 'other'],
  ['Other', 'OTHER', 'other'],
  ['One Time', 'NEVER', 'never'],
];

/**
 * How often a dataset changes, which is as often as the table in it that is renewed most often.
 * @returns undefined where none of the terms is of the vocabulary
 */
export function frequencyOf(
  terms: readonly (string | null)[],
): { name: string; term: AuthorityTerm } | undefined {
  const found = frequencies.find(([name]) => terms.includes(name));
  if (!found) return undefined;
  const [name, code, label] = found;
  return { name, term: { uri: `${AUTHORITY}/frequency/${code}`, label } };
}

/** The EU's data themes, and the words by which a sector of ours is known to be one of them. */
const themes: [code: string, label: string, words: RegExp][] = [
  ['AGRI', 'Agriculture, fisheries, forestry and food', /agricult|food|fish|forest|crop|livestock/],
  ['ECON', 'Economy and finance', /econom|financ|trade|labou?r|employ|industr|business|tax|budget/],
  ['EDUC', 'Education, culture and sport', /educat|cultur|sport|school/],
  ['ENER', 'Energy', /energy|electric|power|fuel/],
  ['ENVI', 'Environment', /environment|climate|weather|water|air quality|biodivers/],
  ['GOVE', 'Government and public sector', /govern|public sector|administrat|election|politic/],
  ['HEAL', 'Health', /health|nutrition|medic|hospital/],
  ['INTR', 'International issues', /international|foreign/],
  ['JUST', 'Justice, legal system and public safety', /justice|crime|legal|safety|police|security/],
  ['REGI', 'Regions and cities', /region|cit(y|ies)|urban|rural|housing|boundar|geograph/],
  ['SOCI', 'Population and society', /soci|population|demograph|gender|welfare|poverty/],
  ['TECH', 'Science and technology', /scien|technolog|telecom|digital/],
  ['TRAN', 'Transport', /transport|traffic|aviation|flight|road|rail/],
];

/** The EU's data themes that these sectors belong to; a sector that is none of them has none. */
export function themesOf(sectors: readonly string[]): AuthorityTerm[] {
  return themes
    .filter(([, , words]) => sectors.some((sector) => words.test(sector.toLowerCase())))
    .map(([code, label]) => ({ uri: `${AUTHORITY}/data-theme/${code}`, label }));
}

const languages = new Map<string, readonly [code: string, name: string]>(
  Object.entries({
    en: ['ENG', 'English'],
    fr: ['FRA', 'French'],
    hi: ['HIN', 'Hindi'],
    bn: ['BEN', 'Bengali'],
    gu: ['GUJ', 'Gujarati'],
    kn: ['KAN', 'Kannada'],
    ml: ['MAL', 'Malayalam'],
    mr: ['MAR', 'Marathi'],
    or: ['ORI', 'Odia'],
    pa: ['PAN', 'Punjabi'],
    ta: ['TAM', 'Tamil'],
    te: ['TEL', 'Telugu'],
    ur: ['URD', 'Urdu'],
    de: ['DEU', 'German'],
    es: ['SPA', 'Spanish'],
    it: ['ITA', 'Italian'],
    nl: ['NLD', 'Dutch'],
    pt: ['POR', 'Portuguese'],
  }),
);

/** Languages by their tags (`en`, `en-GB`) or names (`English`); those that are in no table are left out. */
export function languagesOf(given: readonly string[]): AuthorityTerm[] {
  const found = given
    .map((text) => languageOf(text.trim().toLowerCase()))
    .filter((term) => term !== undefined);
  return [...new Map(found.map((term) => [term.uri, term])).values()];
}

function languageOf(key: string): AuthorityTerm | undefined {
  const byName = ([code, name]: readonly [string, string]) =>
    [code, name].some((word) => word.toLowerCase() === key);
  const entry = languages.get(key.split(/[-_]/, 1)[0] ?? '') ?? [...languages.values()].find(byName);
  return entry && { uri: `${AUTHORITY}/language/${entry[0]}`, label: entry[1] };
}
