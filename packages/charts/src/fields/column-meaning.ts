const rateUnit =
  /%|percent|\bper\b|\/|ratio|rate|index|score|°|degree|celsius|fahrenheit|\byears?\b|km²?⁻|share|proportion|fraction|mean|average|ppm|magnitude|\bpoints?\b|knots|international dollars/i;
const rateWords =
  /(^|[^a-z])(rate|rates|ratio|percent|percentage|pct|share|proportion|fraction|per|average|avg|mean|median|index|score|density|std|min|max|minimum|maximum|expectancy|fertility|yield|rank|log1p|temperature|price)([^a-z]|$)|%/;
/** What says of anything, counts too, that it is no sum. */
const meanWords =
  /(^|[^a-z])(rate|rates|ratio|percent|percentage|pct|average|avg|mean|median|index|density)([^a-z]|$)|%/;
/** What is measured of each thing and means nothing added up, whatever its unit. */
const measuredWords =
  /(^|[^a-z])(mag|magnitude|depth|altitude|elevation|height|speed|distance|delay|duration|prices?|wages?|salary|salaries|age|ages|temperature|pressure|humidity|visibility|level|grade|rating|version|phase|stage|rank|class|score|latitude|longitude)([^a-z]|$)/;
/** What is counted from the beginning each time, or stands as it is at one time: never added up over times. */
const standingWords =
  /(^|[^a-z])(cumulative|cumulated|so far|to date|upto|up to|until|till|active|ongoing|outstanding|balance|stock|cumul|cumulé)([^a-z]|$)/;
const countWords =
  /(^|[^a-z])(number|count|total|sum|population|persons|people|households|males|females|cases|deaths|births|area|production|amount|quantity)([^a-z]|$)/;
const numberWords = /(^|[^a-z])(number|count) of([^a-z]|$)/;
const codeWords =
  /(^|[^a-z])(id|identifier|identification|code|codes|zip|fips|pin|pincode|lgd|iso|no|nr|serial|key|uid|objectid)([^a-z]|$)/;
/** A column that is called after areas and nothing else has their numbers. */
const areaWords =
  /^(state|province|region|county|district|department|departement|département|canton|municipality|commune|ward|tract|precinct|constituency|postcode|postal code|plz)$/;
const yearWords = /(^|[^a-z])(year|yr|yyyy|annee|année)([^a-z]|$)/;
const placeWords = /^(lat|lon|lng|long|latitude|longitude|x|y)$/;
const populationWords =
  /^(the )?(total )?(number of )?(pop|population|persons|people|inhabitants|residents|households|labor force|labour force|voters|electors)( total| \d{4})?$/;
/** Statistics of something that is measured beside it: never what a table is about. */
const besideWords =
  /(^|[^a-z])(min|minimum|max|maximum|std|stdev|sd|variance|lower|upper|altitude|elevation)([^a-z]|$)/;
/** Numbers that order or name things and measure nothing. */
const ordinalWords = /(^|[^a-z])(version|phase|stage|serial|rank|sl no|s no)([^a-z]|$)/;
const serialWords = /(^|[^a-z])(s no|sl no|sr no|sl|serial|objectid)([^a-z]|$)|^\s*(row|index)\s*$/;
const indicatorWords =
  /(^|[^a-z])(indicators?|indicateurs?|variables?|metrics?|parameters?|statistics?)( (name|title|label|nom))?$/;
const keepingWords =
  /(^|[^a-z])(created|updated|modified|inserted|published|loaded|min|max|high|low|highest|lowest|record|first|last|birth)([^a-z]|$)/;
const proseWords =
  /(^|[^a-z])(notes?|remarks?|remarques?|insights?|comments?|commentaires?|description|footnotes?|url|link|geometry)([^a-z]|$)/;

type Named = {
  id: string;
  label?: string | null | undefined;
  /** The label in the words of the dictionary, where `label` is a translation of it. */
  written_label?: string | undefined;
  unit?: string | null | undefined;
  /** What the dictionary says of sums: additive, semi_additive (over all but time) or non_additive. */
  additivity?: string | null | undefined;
};

/** What a number means: a count adds up, a rate does not, of some nobody knows. */
export type NumberMeaning = 'count' | 'rate' | 'unknown';

/**
 * Tells counts from rates by what the dictionary says of sums; where it says nothing by the words of name and label, then
 * by the unit, then by the type. What a name calls a mean, a price or a rate is one in whatever unit it stands.
 */
export function meaningOf(column: Named & { type: string }): NumberMeaning {
  if (column.additivity === 'non_additive') return 'rate';
  if (column.additivity === 'additive' || column.additivity === 'semi_additive') return 'count';
  const words = wordsOf(column);
  if (meanWords.test(words)) return 'rate';
  if (!countWords.test(words) && (measuredWords.test(words) || rateWords.test(words))) return 'rate';
  const unit = column.unit?.trim() ?? '';
  if (unit !== '') return rateUnit.test(unit) ? 'rate' : 'count';
  if (rateWords.test(words)) return 'rate';
  // A number of things has no fractions: what is called so and has some is a share or a mean of them.
  if (numberWords.test(words) && column.type !== 'int') return 'unknown';
  return countWords.test(words) || column.type === 'int' ? 'count' : 'unknown';
}

/** Columns that name something by a code: ids, post codes, the numbers of counties. */
export function isCode(column: Named): boolean {
  if (column.unit) return false;
  return codeWords.test(wordsOf(column)) || areaWords.test(wordsOf({ id: column.id }).trim());
}

/** Whole numbers that are years. */
export function isYear(column: Named & { min?: unknown; max?: unknown }): boolean {
  const [least, greatest] = [Number(column.min), Number(column.max)];
  return yearWords.test(wordsOf(column)) && least >= 1000 && greatest <= 2999;
}

/** Degrees of latitude and longitude, which no chart counts up. */
export function isCoordinate({ id }: Named): boolean {
  return placeWords.test(id.toLowerCase());
}

/**
 * How many people or households a row is of: what a rate is to be weighted by. A part of them, such as those who are
 * out of work, or those who were asked, weights nothing but itself.
 */
export function isPopulation(column: Named & { type: string }): boolean {
  const names = [column.id, column.label ?? ''].map((name) => wordsOf({ id: name }).trim());
  return meaningOf(column) === 'count' && names.some((name) => populationWords.test(name));
}

/** Counts of what there is at one time, which mean nothing added up over several. */
export function isStanding(column: Named): boolean {
  if (column.additivity) return column.additivity === 'semi_additive';
  return standingWords.test(wordsOf(column));
}

/** Statistics that stand beside what a table is about, such as the least and the greatest value. */
export function isBeside(column: Named): boolean {
  return besideWords.test(wordsOf(column));
}

/** Numbers that order or name things, such as versions and phases: no chart is about them. */
export function isOrdinal(column: Named): boolean {
  return ordinalWords.test(wordsOf(column));
}

/** Numbers of rows. */
export function isSerial(column: Named): boolean {
  return serialWords.test(wordsOf(column));
}

/** Columns of words that name something by a code. */
export function isCodeOfWords(column: Named): boolean {
  return codeWords.test(wordsOf(column));
}

/** Whether a column of words says what the figures of its row are of: each of its values is a measure of its own. */
export function isIndicator({ id, label, type }: Named & { type: string }): boolean {
  return (
    type === 'text' && [id, label ?? ''].some((name) => indicatorWords.test(wordsOf({ id: name }).trim()))
  );
}

/** Times at which something was written down, or a record was set: not what the rows are of. */
export function isTimeOfRecord(column: Named): boolean {
  return keepingWords.test(wordsOf(column));
}

/** Texts that are read one by one, and no names of groups. */
export function isProse(column: Named): boolean {
  return proseWords.test(wordsOf(column));
}

function wordsOf({ id, label, written_label: written = label ?? '' }: Named): string {
  return `${id} ${written}`
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_\s.-]+/g, ' ')
    .toLowerCase();
}
