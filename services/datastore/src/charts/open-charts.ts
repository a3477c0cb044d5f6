import type { Readable } from 'node:stream';
import {
  type ChartSource,
  type ChartSpec,
  type Locale,
  type Narrowed,
  type ReaderChoice,
  toVegaLite,
} from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { mayRead } from '../tables/table-access.ts';
import { type ChartPorts, createChartRows, type WithChartRows } from './chart-rows.ts';
import { type ChartLook, drawChart } from './draw-chart.ts';
import { exportFigures } from './export-figures.ts';
import { inspectSource, type SourceFacts } from './inspect-source.ts';
import { createNarrower, type NarrowChart } from './choices/narrow-chart.ts';
import { pinChart } from './pin-chart.ts';
import { createChartQuery, type QueryChart } from './query-chart.ts';

/** What the calls for charts share: opened sources, and what is kept of them. */
export type Charts = {
  withRows: WithChartRows;
  query: QueryChart;
  narrow: NarrowChart;
  service: ChartService;
};

/**
 * Charts for other services of this process. All of it is done for a caller: a table that the caller may not read does
 * not exist for a chart either.
 */
export type ChartService = {
  /** The chart with the versions its tables have now, where it names none, and its tables, the main one first. */
  pin(
    caller: Caller,
    spec: ChartSpec,
  ): Promise<{ spec: ChartSpec; tables: { resourceId: string; packageId: string }[] }>;
  /** Whether the caller may read the table of a resource. */
  mayRead(caller: Caller, resourceId: string): Promise<boolean>;
  /** Where figures come from, as it is called in a language, and a key that changes with them. */
  inspect(caller: Caller, source: ChartSource, language?: string): Promise<SourceFacts>;
  /** The chart as a reader chose it. @throws invalid_input for a choice that the chart does not have */
  narrow(caller: Caller, spec: ChartSpec, choice: ReaderChoice): Promise<Narrowed>;
  draw(caller: Caller, spec: ChartSpec, look: ChartLook): ReturnType<typeof drawChart>;
  /** The figures as CSV (RFC 4180). */
  csv(caller: Caller, spec: ChartSpec, locale: Locale): Promise<Readable>;
  /** The chart as a specification of Vega-Lite; undefined for tables. `addresses` says where its figures are. */
  vegaLite(
    caller: Caller,
    spec: ChartSpec,
    locale: Locale,
    addresses: { figures: string; portal: string },
  ): Promise<object | undefined>;
};

/** Opens charts for one process. */
export function openCharts(context: DatastoreContext, ports: ChartPorts): Charts {
  const withRows = createChartRows(context, ports);
  const { query, check } = createChartQuery(ports, withRows);
  const narrow = createNarrower(withRows, query);
  const service: ChartService = {
    pin: (caller, spec) => pinChart(check, caller, spec),
    mayRead: async (caller, resourceId) => {
      const resource = await context.resources.find(resourceId);
      return resource !== undefined && (await mayRead(context, caller, resource));
    },
    inspect: (caller, source, language) => inspectSource(context, ports.places, caller, { source, language }),
    narrow: async (caller, spec, choice) => {
      const narrowed = await narrow(caller, spec, choice);
      return { spec: narrowed.spec, chosen: narrowed.chosen };
    },
    draw: (caller, spec, look) => drawChart(query, caller, spec, look),
    csv: async (caller, spec, locale) =>
      exportFigures(
        context,
        { spec, figures: await query(caller, spec, { language: locale }), locale },
        'csv',
      ),
    vegaLite: async (caller, spec, locale, { figures, portal }) => {
      const { data, placed, ground } = await query(caller, spec, { language: locale });
      const map = placed?.map ?? undefined;
      const reading = { locale, ...(map ? { drawing: map.drawing } : {}), ground: ground?.ground };
      const land = ground && new URL(ground.offer.url, portal).href;
      const boundaries = map && new URL(map.boundaries.url, portal).href;
      return toVegaLite(spec, data, reading, { figures, boundaries, ...(land && { ground: land }) });
    },
  };
  return { withRows, query, narrow, service };
}
