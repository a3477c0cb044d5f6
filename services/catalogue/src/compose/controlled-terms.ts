/** Levels of detail in space, and the two letters that stand for each in a sku. */
const granularities = new Map(
  Object.entries({
    Country: 'cn',
    India: 'in',
    State: 'st',
    District: 'dt',
    Tehsil: 'th',
    'Sub-District': 'sd',
    Block: 'bl',
    'Gram Panchayat': 'gp',
    Village: 'vl',
    City: 'ct',
    'Local Body': 'lb',
    'Assembly Constituency': 'ac',
    'Parliamentary Constituency': 'pc',
    Point: 'pl',
    Other: 'ol',
  }),
);

/** How often a table is renewed, and the two letters that stand for each in a sku. */
const frequencies = new Map(
  Object.entries({
    Daily: 'dl',
    Weekly: 'wk',
    Fortnightly: 'fn',
    Monthly: 'mn',
    Quarterly: 'qt',
    Biannually: 'bn',
    Yearly: 'yr',
    Quinquennial: 'qq',
    Decadal: 'dc',
    Seasonally: 'sn',
    Other: 'ot',
    'One Time': 'ot',
  }),
);

const granularityNames = namesByKey(granularities);
const frequencyNames = namesByKey(frequencies);

/** The vocabulary's spelling of a granularity given in any case or by its two letters; other terms as they stand. */
export function granularityTerm(text: string): string {
  return granularityNames.get(key(text)) ?? text.trim();
}

/** The vocabulary's spelling of a frequency given in any case or by its two letters; other terms as they stand. */
export function frequencyTerm(text: string): string {
  return frequencyNames.get(key(text)) ?? text.trim();
}

/** Two lower-case letters for a granularity; `ol` for none and for free terms. */
export function granularityCode(term: string | null): string {
  return granularities.get(term ?? '') ?? 'ol';
}

/** Two lower-case letters for a frequency; `ot` for none and for free terms. */
export function frequencyCode(term: string | null): string {
  return frequencies.get(term ?? '') ?? 'ot';
}

function namesByKey(codes: Map<string, string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, code] of codes) {
    names.set(key(name), name);
    if (!names.has(code)) names.set(code, name);
  }
  return names;
}

function key(text: string): string {
  return text.trim().toLowerCase();
}
