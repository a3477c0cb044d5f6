import { type Column, type ColumnInfo, isNumeric } from '../tables/column.ts';

/** What was seen of a column's values; how many different ones, where the guess of its part needs that. */
export type ColumnProfile = { count: number; min: unknown; max: unknown; distinct?: number };

// A word of a column's name, with blanks, underscores or a change of case around it.
const word = (words: string) => new RegExp(`(^|[^a-z])(${words})([^a-z]|$)`);
const CODE = word('id|code|codes|sku|pin|fips|lgd');
const NUMBERED =
  'house|plot|flat|room|ward|roll|train|flight|bus|route|phone|telephone|mobile|fax|account|order|invoice|receipt|ticket|' +
  'registration|licence|license|passport|model|part|item|case|file|section|page|line|serial|constituency|booth|seat|gate|' +
  'chapter|volume|issue|match';
// "No.", and the number of such a thing, are codes; the number of houses is none.
const CODE_OF_THING = word(`(${NUMBERED}) (number|num)|no(?!\\.? of )|sl|sno`);
// A serial number counts the rows, a number of passengers counts people: their values tell. "index" alone is the first column
// of many an export; a price index is a figure.
const NUMBERING = word('number(?! of )|num|serial|version');
const ROW_NUMBER = /^\s*index\s*$/;
// Numbering leaves out few of the numbers between the least and the greatest, and gives nearly every row one of its own, or
// says one of a few, such as versions.
const DENSE = 0.5;
const NEARLY_ALL = 0.9;
const FEW = 20;
const TIME = word('year|yr|fy|month|quarter|week|date|day|period|hour|timestamp|time');
const DAY_NAMES = word('days|hours|minutes|times|lifetime');
const COORDINATE = word('lat|latitude|lon|long|lng|longitude');
const levels: readonly (readonly [RegExp, string])[] = [
  [word('village'), 'village'],
  [word('gram panchayat|panchayat'), 'gram panchayat'],
  [word('block'), 'block'],
  [word('sub district|subdistrict|subdistt|tehsil|taluk|taluka|mandal'), 'sub-district'],
  [word('district|districts|distt|dist'), 'district'],
  [word('county|counties'), 'county'],
  [word('state|states|ut|province'), 'state'],
  [word('country|nation'), 'country'],
  [word('city|town'), 'city'],
];
const EARLIEST_YEAR = 1500;
const LATEST_YEAR = 2200;

/** The entry of a column that nobody described: a label made from its name, and the part it plays. */
export function guessInfo(column: { id: string; type: string }, profile: ColumnProfile): ColumnInfo {
  const label = labelOf(column.id);
  const name = nameOf(column.id);
  if (isTime(name, column.type, profile)) return { label, role: 'time' };
  const level = levels.find(([pattern]) => pattern.test(name))?.[1];
  const isCode = isCodeName(name, column.type) || (isNumbering(column) && countsUp(profile));
  const countable = isNumeric(column.type) && !isCode;
  if (COORDINATE.test(name) && isNumeric(column.type)) return { label, role: 'geo' };
  if (level && !(countable && column.type !== 'int') && !isQuantity(name, countable)) {
    return { label, role: 'geo', level };
  }
  return { label, role: countable && profile.count > 0 ? 'measure' : 'dimension' };
}

function isCodeName(name: string, type: string): boolean {
  return CODE.test(name) || (type === 'int' && CODE_OF_THING.test(name));
}

/** Whether the name of a column leaves open if its whole numbers count rows or are figures; their values have to tell. */
export function isNumbering({ id, type }: { id: string; type: string }): boolean {
  const name = nameOf(id);
  return type === 'int' && (NUMBERING.test(name) || ROW_NUMBER.test(name));
}

function countsUp({ count, min, max, distinct }: ColumnProfile): boolean {
  if (distinct === undefined) return true;
  const isDense = distinct >= (Number(max) - Number(min) + 1) * DENSE;
  return isDense && (distinct >= count * NEARLY_ALL || distinct <= FEW);
}

/** A whole number whose name speaks of a place is a code of it only where the name is hardly more than that. */
function isQuantity(name: string, countable: boolean): boolean {
  return countable && name.trim().split(' ').length > 1;
}

function isTime(name: string, type: string, { min, max }: ColumnProfile): boolean {
  if (type === 'date' || type === 'timestamp') return true;
  if (!TIME.test(name) || DAY_NAMES.test(name)) return false;
  if (!isNumeric(type)) return type === 'text' || type === 'time';
  if (!/year|yr|fy/.test(name)) return type === 'int' && Number(min) >= 0 && Number(max) <= 366;
  return Number(min) >= EARLIEST_YEAR && Number(max) <= LATEST_YEAR;
}

/** `State_Name` → "State name", `totalPopulation` → "Total population"; short capitals stay as they are. */
function labelOf(name: string): string {
  const words = wordsOf(name).split(' ').filter(Boolean);
  const lowered = words.map((text) =>
    /^[A-Z][a-z]+$/.test(text) || isShouted(text) ? text.toLowerCase() : text,
  );
  const label = lowered.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function isShouted(text: string): boolean {
  return text.length > 4 && /^[A-Z]+$/.test(text);
}

function nameOf(id: string): string {
  return wordsOf(id).replaceAll('-', ' ').toLowerCase();
}

function wordsOf(name: string): string {
  return name
    .replace(/[_\s]+/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .trim();
}

/** The dictionary of an imported table: what the caller says, over what was kept, over what is guessed. */
export function mergeDictionary(
  columns: readonly Column[],
  profiles: readonly ColumnProfile[],
  kept: readonly Column[],
): Column[] {
  const keptInfo = new Map(kept.map((column) => [column.id, column.info]));
  return columns.map((column, index) => {
    const profile = profiles[index] ?? { count: 0, min: null, max: null };
    const guessed = guessInfo(column, profile);
    const said = { ...keptInfo.get(column.id), ...column.info };
    // A level belongs to the role it was guessed with.
    if (said.role && said.role !== guessed.role) delete guessed.level;
    // An empty text is the word that there is none.
    const info = Object.entries({ ...guessed, ...said }).filter(([, value]) => value !== '');
    return { ...column, info: Object.fromEntries(info) };
  });
}
