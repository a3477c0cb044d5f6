import type { ChartSpec } from '@gazetteer/charts';
import type { Language, Visibility } from '@gazetteer/site';

/** What the person says of a chart when it is saved. */
export interface ChartDetails {
  title: string;
  notes: string;
  visibility: Visibility;
  /** Title and notes in the site's other language, as far as they are written; absent where the site has none. */
  translation?: { language: Language; title: string; notes: string } | undefined;
}

/** The texts of a chart; those that it does not have are said as well, so that they are taken away. */
export type ChartTexts = Partial<
  Record<'title' | 'notes' | 'language', string | undefined> &
    Record<'title_translated' | 'notes_translated', Readonly<Record<string, string>> | undefined>
>;

/** What is written of a chart in the language that its own texts are not written in. */
export function translationOf(
  { language, title_translated, notes_translated }: ChartSpec,
  { languages, locale }: { languages: readonly Language[]; locale: Language },
): ChartDetails['translation'] {
  const other = languages.find((one) => one !== (language ?? locale));
  return (
    other && {
      language: other,
      title: title_translated?.[other] ?? '',
      notes: notes_translated?.[other] ?? '',
    }
  );
}

/**
 * The texts of a chart as the person says them. Who translates says by that in which language the others are: the one
 * that the person uses the site in, unless the chart knows.
 */
export function textsFrom(
  { title, notes, translation }: ChartDetails,
  { language, title_translated, notes_translated }: ChartSpec,
  locale: Language,
): ChartTexts {
  const texts = { title, notes: notes || undefined };
  if (!translation) return { ...texts, language, title_translated, notes_translated };
  const titles = withText(title_translated, translation.language, translation.title);
  const noted = withText(notes_translated, translation.language, translation.notes);
  return {
    ...texts,
    language: language ?? (titles || noted ? locale : undefined),
    title_translated: titles,
    notes_translated: noted,
  };
}

/** A chart with these texts in place of its own. */
export function withTexts(spec: ChartSpec, texts: ChartTexts): ChartSpec {
  const entries = Object.entries({ ...spec, ...texts }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ChartSpec;
}

function withText(
  texts: Readonly<Record<string, string>> | undefined,
  language: Language,
  text: string,
): Readonly<Record<string, string>> | undefined {
  const { [language]: _former, ...others } = texts ?? {};
  const all = text ? { ...others, [language]: text } : others;
  return Object.keys(all).length > 0 ? all : undefined;
}
