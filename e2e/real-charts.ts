import type { ChartSpec, Mark } from '@gazetteer/charts';

/** A chart of a table of the sample catalogue, named by its dataset. */
export type RealChart = { dataset: string } & Omit<ChartSpec, 'version' | 'source'>;

/** One chart of each mark, of the tables of the sample catalogue. */
export const realCharts: Readonly<Record<Mark, RealChart>> = {
  bar: {
    dataset: 'us-bird-strikes',
    mark: 'bar',
    channels: {
      y: {
        field: 'Wildlife Species',
        sort: { by: 'x', order: 'descending' },
        top: { count: 12, other: true },
      },
      x: { aggregate: 'count' },
    },
  },
  line: {
    dataset: 'life-expectancy-and-fertility',
    mark: 'line',
    channels: {
      x: { field: 'year' },
      y: { field: 'life_expect', aggregate: 'mean' },
      colour: { field: 'country' },
    },
    filters: [{ field: 'country', kind: 'one_of', values: ['China', 'India', 'Japan', 'Nigeria', 'Brazil'] }],
  },
  area: {
    dataset: 'us-unemployment-by-industry',
    mark: 'area',
    channels: {
      x: { field: 'date', time_unit: 'month' },
      y: { field: 'count', aggregate: 'sum' },
      colour: { field: 'series', top: { count: 8, other: true } },
    },
  },
  point_map: {
    dataset: 'us-state-capitals',
    mark: 'point_map',
    channels: { longitude: { field: 'lon' }, latitude: { field: 'lat' }, detail: [{ field: 'city' }] },
  },
  point: {
    dataset: 'life-expectancy-and-fertility',
    mark: 'point',
    channels: {
      x: { field: 'fertility' },
      y: { field: 'life_expect' },
      size: { field: 'pop' },
      detail: [{ field: 'country' }],
    },
    filters: [{ field: 'year', kind: 'range', from: 2005, to: 2005 }],
  },
  tick: {
    dataset: 'daily-weather-seattle-new-york',
    mark: 'tick',
    channels: {
      x: { field: 'temp_max', aggregate: 'mean' },
      y: { field: 'weather' },
      detail: [{ field: 'date', time_unit: 'month' }],
    },
  },
  arc: {
    dataset: 'iowa-electricity-generation',
    mark: 'arc',
    channels: { theta: { field: 'net_generation', aggregate: 'sum' }, colour: { field: 'source' } },
  },
  circle: {
    dataset: 'earthquakes-one-week-2018',
    mark: 'circle',
    channels: {
      x: { field: 'depth', scale: { type: 'sqrt' } },
      y: { field: 'mag' },
      colour: { field: 'type' },
    },
  },
  rect: {
    dataset: 'daily-weather-seattle-new-york',
    mark: 'rect',
    channels: {
      x: { field: 'date', time_unit: 'month_of_year' },
      y: { field: 'location' },
      colour: { field: 'temp_max', aggregate: 'mean' },
    },
  },
  trail: {
    dataset: 'life-expectancy-and-fertility',
    mark: 'trail',
    channels: {
      x: { field: 'year' },
      y: { field: 'fertility', aggregate: 'mean' },
      size: { field: 'pop', aggregate: 'sum' },
      colour: { field: 'country' },
    },
    filters: [{ field: 'country', kind: 'one_of', values: ['China', 'India', 'United States'] }],
  },
  table: {
    dataset: 'us-state-capitals',
    mark: 'table',
    channels: { detail: [{ field: 'state' }, { field: 'city' }, { field: 'lat' }, { field: 'lon' }] },
  },
  choropleth: {
    dataset: 'us-county-unemployment',
    mark: 'choropleth',
    channels: { geo: { field: 'id' }, colour: { field: 'rate', aggregate: 'mean' } },
    map: { method: 'natural', classes: 6 },
  },
};

/** Charts that are more than their mark: figures on both sides of zero with bars behind them, and small multiples. */
export const furtherCharts: Readonly<Record<string, RealChart>> = {
  'a table with bars': {
    dataset: 'daily-weather-seattle-new-york',
    mark: 'table',
    channels: {
      detail: [
        { field: 'date', time_unit: 'month' },
        { field: 'location' },
        { field: 'temp_min', aggregate: 'min' },
        { field: 'precipitation', aggregate: 'sum' },
      ],
    },
  },
  'small multiples': {
    dataset: 'daily-weather-seattle-new-york',
    mark: 'line',
    channels: {
      x: { field: 'date', time_unit: 'month' },
      y: { field: 'temp_max', aggregate: 'mean' },
      row: { field: 'location' },
      column: { field: 'weather' },
    },
  },
};
