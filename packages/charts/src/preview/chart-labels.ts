import type { PreviewSpec, MeasureChannel } from './preview-spec.ts';
import { unitOfFigures, type Locale } from '../number-format.ts';
import { wordsIn } from './words.ts';

/** What people call a measure: `Unemployment rate`, `Rows`. */
function measureLabel(channel: MeasureChannel, locale: Locale): string {
  if (channel.field === undefined || channel.aggregate === 'count') return wordsIn(locale).rows;
  return channel.label ?? humanize(channel.field);
}

function fieldLabel(channel: { field: string; label?: string | undefined }): string {
  return channel.label ?? humanize(channel.field);
}

function measureOf(spec: PreviewSpec): MeasureChannel {
  if (spec.mark === 'choropleth') return spec.channels.colour;
  return spec.mark === 'line' ? spec.channels.y : spec.channels.x;
}

/** The title of a chart: its own, or one made from what it shows. */
export function chartTitle(spec: PreviewSpec, locale: Locale): string {
  if (spec.title) return spec.title;
  const words = wordsIn(locale);
  const measure = measureLabel(measureOf(spec), locale);
  switch (spec.mark) {
    case 'choropleth': {
      const { level } = spec.channels.region;
      return words.by(measure, words.levels[level]?.[0] ?? level);
    }
    case 'line': {
      const split = spec.channels.series ?? spec.channels.detail;
      return split ? words.by(measure, uncapitalize(fieldLabel(split))) : words.overTime(measure);
    }
    case 'bar':
      return words.most(measure, uncapitalize(fieldLabel(spec.channels.y)));
  }
}

/** The line under the title: the unit where it does not stand behind the figures. */
export function chartSubtitle(spec: PreviewSpec): string | undefined {
  const { unit } = measureOf(spec);
  return unit && !unitOfFigures(unit) && !/^(fraction|share|proportion|ratio)$/i.test(unit)
    ? unit
    : undefined;
}

/** `Source: …, 1955–2005`; undefined where nothing is known. */
export function chartCaption(spec: PreviewSpec, locale: Locale): string | undefined {
  const { source, years } = spec.caption ?? {};
  const colon = locale === 'fr' ? '\u00a0: ' : ': ';
  const parts = [source && `${wordsIn(locale).source}${colon}${source}`, years].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : undefined;
}

function humanize(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Inside a sentence; names that are written in capitals stay so. */
function uncapitalize(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
