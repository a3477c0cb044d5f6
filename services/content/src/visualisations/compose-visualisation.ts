import type { ChartSpec } from '@gazetteer/charts';
import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { ChartPort } from '../model/ports.ts';
import { ContentError, invalidPayload } from '../model/content-error.ts';
import { type ChartTexts, everyTextOf, withTexts } from '../model/chart-texts.ts';
import { foldText } from '../model/fold-text.ts';
import type { Visualisation } from '../model/visualisation.ts';
import { digestOf, takeApart } from '../model/visualisation.ts';

/** What of a chart's row follows from its specification, and the rows that are kept apart. */
type Composed = {
  columns: Pick<
    Visualisation,
    'mark' | 'resource_id' | 'package_id' | 'other_resource_id' | 'own_bytes' | 'spec'
  >;
  rows: string | undefined;
  /** The datasets whose tables it shows, each once. */
  datasets: string[];
};

/**
 * Pins a chart to the versions its tables have now, for a caller who may read them.
 * @throws INVALID_PAYLOAD for a table that is not there for the caller, and for a chart that its table does not allow
 */
export async function composeChart(charts: ChartPort, caller: Caller, spec: ChartSpec): Promise<Composed> {
  const pinned = await asPayload(() => charts.pin(caller, spec));
  // Of own data the chart has its rows; the table that was joined to them only says who may see it.
  const isOwn = pinned.spec.source.kind === 'own';
  const [main, other] = isOwn ? [undefined, ...pinned.tables] : pinned.tables;
  const { spec: text, rows } = takeApart(pinned.spec);
  return {
    columns: {
      mark: pinned.spec.mark,
      resource_id: main?.resourceId ?? null,
      package_id: main?.packageId ?? null,
      other_resource_id: other?.resourceId ?? null,
      own_bytes: Buffer.byteLength(rows ?? ''),
      spec: text,
    },
    rows,
    datasets: [...new Set(pinned.tables.map(({ packageId }) => packageId))],
  };
}

/** The title, notes and digest of a chart, its specification with their translations, and what it is found by. */
export function composeTexts(
  withoutTexts: string,
  rows: string | undefined,
  texts: ChartTexts,
): Pick<Visualisation, 'title' | 'notes' | 'spec' | 'folded_title' | 'folded_notes' | 'digest'> {
  const { title, notes } = texts;
  const spec = withTexts(withoutTexts, texts);
  return {
    title,
    notes,
    spec,
    // What it is called in its own language comes first: lists are sorted by it.
    folded_title: foldText(everyTextOf(texts, 'title').join('\n')),
    folded_notes: foldText(everyTextOf(texts, 'notes').join('\n')),
    digest: digestOf({ spec, rows }, title, notes),
  };
}

/** Tells of a chart that was sent what is wrong with it in the words of whoever would draw it. */
export async function asPayload<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApplicationError) || error instanceof ContentError || error.status >= 500)
      throw error;
    const fields = error.fields ?? { source: [error.message] };
    throw invalidPayload(
      Object.fromEntries(Object.entries(fields).map(([name, texts]) => [`visJSON.${name}`, texts])),
    );
  }
}
