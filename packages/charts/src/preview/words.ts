import type { Aggregate } from './preview-spec.ts';
import type { Locale } from '../number-format.ts';

/** The words that charts say of themselves. */
export type Words = {
  source: string;
  noData: string;
  rows: string;
  other: string;
  by: (measure: string, place: string) => string;
  overTime: (measure: string) => string;
  most: (measure: string, category: string) => string;
  aggregates: Readonly<Record<Exclude<Aggregate, 'count'>, string>>;
  levels: Readonly<Record<string, [one: string, many: string]>>;
  map: (facts: { areas: string; level: string; least: Place; most: Place; middle: string }) => string;
  missing: (areas: string) => string;
  line: (facts: {
    from: string;
    to: string;
    first: string;
    last: string;
    change: 'rise' | 'fall' | 'none';
  }) => string;
  peak: (facts: { most: string; when: string; least: string; whenLeast: string }) => string;
  series: (facts: { to: string; each: string }) => string;
  median: (lines: string) => string;
  bars: (facts: { label: string; value: string; lastLabel: string; last: string; count: string }) => string;
  kinds: Readonly<Record<'choropleth' | 'line' | 'bar', string>>;
  medianLabel: string;
};

type Place = { name: string; value: string };

const en: Words = {
  source: 'Source',
  noData: 'No data',
  rows: 'Number of rows',
  other: 'Other',
  by: (measure, place) => `${measure}, by ${place}`,
  overTime: (measure) => `${measure} over time`,
  most: (measure, category) => `${measure} by ${category}`,
  aggregates: { sum: 'total', mean: 'mean', median: 'median', min: 'lowest', max: 'highest' },
  levels: {
    country: ['country', 'countries'],
    state: ['state', 'states'],
    county: ['county', 'counties'],
    district: ['district', 'districts'],
    'sub-district': ['sub-district', 'sub-districts'],
    block: ['block', 'blocks'],
    village: ['village', 'villages'],
  },
  map: ({ areas, level, least, most, middle }) =>
    `${areas} ${level}. Highest in ${most.name} (${most.value}), lowest in ${least.name} (${least.value}); the middle value is ${middle}.`,
  missing: (areas) => `No data for ${areas}.`,
  line: ({ from, to, first, last, change }) =>
    change === 'none'
      ? `It stands where it began: ${last} (${from} and ${to}).`
      : `It ${change === 'rise' ? 'rises' : 'falls'} from ${first} (${from}) to ${last} (${to}).`,
  peak: ({ most, when, least, whenLeast }) => `Highest: ${most} (${when}); lowest: ${least} (${whenLeast}).`,
  series: ({ to, each }) => `Latest values (${to}): ${each}.`,
  median: (lines) => `${lines} thin lines; the strong line is their median.`,
  bars: ({ label, value, lastLabel, last, count }) =>
    `The ${count} highest: from ${label} (${value}) to ${lastLabel} (${last}).`,
  kinds: { choropleth: 'Map', line: 'Line chart', bar: 'Bar chart' },
  medianLabel: 'Median',
};

const fr: Words = {
  source: 'Source',
  noData: 'Sans données',
  rows: 'Nombre de lignes',
  other: 'Autres',
  by: (measure, place) => `${measure}, par ${place}`,
  overTime: (measure) => `${measure} au fil du temps`,
  most: (measure, category) => `${measure} selon ${category}`,
  aggregates: { sum: 'total', mean: 'moyenne', median: 'médiane', min: 'minimum', max: 'maximum' },
  levels: {
    country: ['pays', 'pays'],
    state: ['État', 'États'],
    county: ['comté', 'comtés'],
    district: ['district', 'districts'],
    'sub-district': ['sous-district', 'sous-districts'],
    block: ['bloc', 'blocs'],
    village: ['village', 'villages'],
  },
  map: ({ areas, level, least, most, middle }) =>
    `${areas} ${level}. Maximum : ${most.name} (${most.value}) ; minimum : ${least.name} (${least.value}) ; valeur médiane : ${middle}.`,
  missing: (areas) => `Sans données : ${areas}.`,
  line: ({ from, to, first, last, change }) =>
    change === 'none'
      ? `La valeur finit où elle a commencé : ${last} (${from} et ${to}).`
      : `La valeur ${change === 'rise' ? 'monte' : 'descend'} de ${first} (${from}) à ${last} (${to}).`,
  peak: ({ most, when, least, whenLeast }) =>
    `Maximum : ${most} (${when}) ; minimum : ${least} (${whenLeast}).`,
  series: ({ to, each }) => `Dernières valeurs (${to}) : ${each}.`,
  median: (lines) => `${lines} lignes fines ; la ligne forte est leur médiane.`,
  bars: ({ label, value, lastLabel, last, count }) =>
    `Les ${count} valeurs les plus hautes : de ${label} (${value}) à ${lastLabel} (${last}).`,
  kinds: { choropleth: 'Carte', line: 'Courbe', bar: 'Diagramme en barres' },
  medianLabel: 'Médiane',
};

const all: Readonly<Record<Locale, Words>> = { en, fr };

export function wordsIn(locale: Locale): Words {
  return all[locale];
}
