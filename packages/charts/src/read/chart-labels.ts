import { unitInSentence } from '../format/value-text.ts';
import type { ChartCut } from '../spec/chart-data.ts';
import type { Aggregate } from '../spec/vocabulary.ts';
import type { ChartWords } from '../words/english.ts';
import { hasAxisTitles, measureOf, measuresOf } from './chart-measures.ts';
import { namedInTitle, saysUnit, uncapitalize, writtenTitle } from './chart-title.ts';
import { notDrawnTexts } from './not-drawn-texts.ts';
import { pointTexts } from './point-texts.ts';
import { offMapTexts, unplacedTexts } from './unplaced-texts.ts';
import { filterTexts } from './filter-texts.ts';
import { panelSplits } from './panel-keys.ts';
import type { Chart } from './read-chart.ts';
import { namesAggregate, saysTheSameOfOneRow, type Column } from './read-column.ts';
import { numberFormat } from '../format/number-format.ts';

/**
 * The line under the title: what is measured where the title is a person's own, the unit, how several rows became one
 * figure, which rows take part, and what is left out.
 */
export function chartSubtitle(chart: Chart): string | undefined {
  const measured = hasOwnTitle(chart) ? writtenTitle(chart) : undefined;
  const unit = saysUnit(chart) ? undefined : unitOf(chart);
  return joined([measured, unit, ...whatIsShown(chart, namedInTitle(chart)?.field), ...offMapTexts(chart)]);
}

/**
 * The same as a sentence, for words that stand without a subtitle. What the written title says is said where nobody reads
 * that; a unit that follows each figure is not said again.
 */
export function chartFacts(chart: Chart): string | undefined {
  const hasOwn = hasOwnTitle(chart);
  const unit = hasOwn || !saysUnit(chart) ? unitOf(chart) : undefined;
  const isSaid = unit === undefined || unitInSentence(unit) !== undefined;
  const saidOf = hasOwn ? undefined : namedInTitle(chart)?.field;
  const facts = joined([isSaid ? undefined : chart.words.inUnit(unit), ...whatIsShown(chart, saidOf)]);
  return facts && `${capitalize(facts)}.`;
}

/** Whether somebody has called the chart otherwise than it would be called. */
function hasOwnTitle(chart: Chart): boolean {
  const title = chart.spec.title?.trim().toLowerCase();
  return Boolean(title) && title !== writtenTitle(chart).toLowerCase();
}

function unitOf(chart: Chart): string | undefined {
  return hasAxisTitles(chart) ? undefined : measureOf(chart)?.unit;
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined && part !== '').join(', ') || undefined;
}

/** @param saidOf the column whose filter the title says */
function whatIsShown(chart: Chart, saidOf: string | undefined): string[] {
  return [
    ...figureNotes(chart),
    ...filterTexts(chart, saidOf),
    ...panelCuts(chart),
    ...cutTexts(chart),
    ...pointTexts(chart),
    ...unplacedTexts(chart),
    ...notDrawnTexts(chart),
  ];
}

/** How rows became figures, of two figures that differ each with its name. */
function figureNotes(chart: Chart): string[] {
  const noted = measuresOf(chart)
    .slice(0, 2)
    .flatMap((column) => {
      const note = figureNote(chart, column);
      return note ? [{ label: column.label, note }] : [];
    });
  const notes = new Set(noted.map(({ note }) => note));
  return notes.size <= 1 ? [...notes] : noted.map(({ label, note }) => `${label}${chart.words.colon}${note}`);
}

/**
 * How the rows of a column became one figure, as far as its label does not say it; undefined where every figure is of
 * one row.
 */
export function figureNote(chart: Chart, { source, channel }: Column): string | undefined {
  const { combined, words } = chart;
  const { aggregate, field, weight } = source;
  if (aggregate === null || field === null || (!combined && saysTheSameOfOneRow.has(aggregate)))
    return undefined;
  const name = namesAggregate(source, channel) ? undefined : words.aggregates[aggregate as Aggregate];
  const weighted = weight === null ? undefined : words.weightedBy(uncapitalize(weight));
  return joined([[name, stepText(chart)].filter(Boolean).join(' '), weighted]);
}

/** `by week`, where rows of a week are put together; years of a column of years are nothing that was put together. */
function stepText({ combined, columns, rows, words }: Chart): string | undefined {
  const isStep = ({ kind, name, source }: Column) =>
    kind === 'moment' && source.time_unit !== null && rows.some((row) => typeof row[name] === 'string');
  const step = combined ? columns.find(isStep)?.source.time_unit : undefined;
  return step ? words.steps[step as keyof ChartWords['steps']] : undefined;
}

/** Of what there are more small charts than are drawn: `State: the first 48 of 51`. */
function panelCuts(chart: Chart): string[] {
  const { words, options } = chart;
  const count = numberFormat(options.locale);
  const { row, column } = panelSplits(chart);
  return [row, column].flatMap((split) => {
    if (!split || split.keys.length === split.column.keys.length) return [];
    const { keys, column: of } = split;
    return [
      `${of.label}${words.colon}${words.firstOf(count.format(keys.length), count.format(of.keys.length))}`,
    ];
  });
}

/** What is left out: of several columns, each with its name. */
function cutTexts(chart: Chart): string[] {
  const cut = chart.columns.filter(({ source }) => source.cut);
  const texts = cut.map((column) => {
    const text = column.source.cut ? cutText(chart, column.source.cut) : '';
    return cut.length > 1 ? `${column.label}${chart.words.colon}${text}` : text;
  });
  return chart.truncated ? [...texts, chart.words.truncated] : texts;
}

/** `20 of 52, the greatest`. */
export function cutText({ words, options }: Pick<Chart, 'words' | 'options'>, cut: ChartCut): string {
  const count = numberFormat(options.locale);
  return words.cut({ shown: count.format(cut.shown), all: count.format(cut.all), others: cut.others });
}

/** `Chart: …, a visitor. Source: …, 1955–2005.`; undefined where nothing is known. */
export function chartCaption({ spec, words, options }: Chart): string | undefined {
  const { source = sourcesOfJoined(spec, words), years } = spec.caption ?? {};
  const stretch = years && withDashes(listed(years, words));
  const parts = [source && `${words.source}${words.colon}${listed(source, words)}`, stretch].filter(Boolean);
  const sentences = [options.maker && words.madeBy(options.maker.name), parts.join(', ')].filter(Boolean);
  return sentences.length > 0 ? sentences.map((sentence) => `${sentence}.`).join(' ') : undefined;
}

/** Several sources are stored in one text, which is read in any language. */
function listed(texts: string, { semicolon }: Chart['words']): string {
  return texts.split(/(?<!\s)\s*;\s+/).join(semicolon);
}

/** `1955–2005` for `1955-2005`. */
function withDashes(years: string): string {
  return years.replaceAll(/\b(\d{4})\s?-\s?(\d{4})\b/g, '$1–$2');
}

/** `Gazetteer · Licence: CC BY 4.0 · data.example.org/charts/…`; undefined where a picture stays on its site. */
export function chartImprint({ spec, words, options }: Chart): string | undefined {
  if (!options.imprint) return undefined;
  const { site, licenses, address } = options.imprint;
  const named = [...new Set(licenses.map((name) => name ?? words.noLicense))];
  const rights =
    named.length > 0 ? `${words.license}${words.colon}${named.join(words.semicolon)}` : undefined;
  const isOwn = spec.source.kind === 'own';
  const isJoined = spec.source.kind === 'own' && spec.source.joined !== undefined;
  const parts = isOwn ? [words.ownData, isJoined && rights] : [rights];
  return [site, ...parts, address].filter(Boolean).join(' · ');
}

/** Own data and the table that was joined to them, both by name; undefined for every other source. */
function sourcesOfJoined({ source }: Chart['spec'], words: Chart['words']): string | undefined {
  if (source.kind !== 'own' || !source.joined) return undefined;
  const { title, source: publisher, years } = source.joined;
  return [words.ownTable(source.name), [title, publisher, years].filter(Boolean).join(', ')].join(
    words.semicolon,
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
