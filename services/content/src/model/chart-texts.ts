import type { ChartSpec } from '@gazetteer/charts';
import { inLanguage, type TextInLanguages, TRANSLATED } from '@gazetteer/kernel';
import type { Visualisation } from './visualisation.ts';

/** What a chart says of itself, with what that is in other languages. */
export type ChartTexts = {
  title: string;
  notes: string | null;
  /** The language that they are written in; null where nobody said it. */
  language: string | null;
  title_translated: TextInLanguages | null;
  notes_translated: TextInLanguages | null;
};

/** The texts of a chart; translations stand in its specification. */
export function textsOf({ title, notes, spec }: Pick<Visualisation, 'title' | 'notes' | 'spec'>): ChartTexts {
  const { language, title_translated, notes_translated } = JSON.parse(spec) as ChartSpec;
  return {
    title,
    notes,
    language: language ?? null,
    title_translated: title_translated ?? null,
    notes_translated: notes_translated ?? null,
  };
}

/** A specification, as JSON, with these translations in place of those that it had. */
export function withTexts(spec: string, texts: ChartTexts): string {
  const {
    language: _language,
    title_translated: _titles,
    notes_translated: _notes,
    ...rest
  } = JSON.parse(spec) as ChartSpec;
  const { language, title_translated, notes_translated } = texts;
  return JSON.stringify({
    ...rest,
    ...(language !== null && { language }),
    ...(title_translated && { title_translated }),
    ...(notes_translated && { notes_translated }),
  });
}

/** Everything that is written of a chart under a name, in any language. */
export function everyTextOf(texts: ChartTexts, field: 'title' | 'notes'): string[] {
  const text = texts[field];
  return [...(text === null ? [] : [text]), ...Object.values(texts[`${field}${TRANSLATED}`] ?? {})];
}

/** A chart with its texts in a language, as far as they are written in it: its title, its notes, its labels and markings. */
export function chartInLanguage<Chart extends Pick<Visualisation, 'title' | 'notes' | 'spec'>>(
  chart: Chart,
  language: string | undefined,
): Chart {
  if (language === undefined || !chart.spec.includes(TRANSLATED)) return chart;
  const { title, notes } = chart;
  const whole = inLanguage({ ...(JSON.parse(chart.spec) as ChartSpec), title, notes }, language);
  const { title: named, notes: noted, ...spec } = whole;
  return { ...chart, title: named, notes: noted, spec: JSON.stringify(spec) };
}

/** The language that the title of a chart is shown in to somebody who asks for one; null where nobody said it. */
export function titleLanguage(
  chart: Pick<Visualisation, 'title' | 'notes' | 'spec'>,
  asked: string,
): string | null {
  const { language, title_translated } = textsOf(chart);
  return title_translated?.[asked] === undefined ? language : asked;
}
