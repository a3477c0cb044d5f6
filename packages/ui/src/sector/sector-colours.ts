const colours: Readonly<Record<string, string>> = {
  economy: 'economy',
  elections: 'elections',
  'financial-inclusion': 'financial-inclusion',
  'food-and-agriculture': 'food-and-agriculture',
  agriculture: 'food-and-agriculture',
  general: 'general',
  'government-schemes': 'government-schemes',
  health: 'health',
  'national-sample-survey': 'national-sample-survey',
  'rural-development': 'rural-development',
  'socio-economic': 'socio-economic',
  'union-budget': 'union-budget',
  other: 'other',
};

/** `Food & Agriculture` and `food and agriculture` are one sector: `food-and-agriculture`. */
export function sectorKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The colour of a sector as a custom property of the theme; sectors without one are drawn in second ink. */
export function sectorColour(name: string): string {
  const colour = colours[sectorKey(name)];
  return colour ? `var(--sector-${colour})` : 'var(--ink-2)';
}
