import type { Topology } from '@gazetteer/charts';
import type { NamedPlace } from '@gazetteer/tabular';
import type { DetectedPlaces, ReadDistinct } from '../../areas/place.ts';
import type { Column } from '../../tables/column.ts';
import type { ChartBoundaries, ChartPlace } from '../chart.contract.ts';

/** How the places of a column are written: their scheme and level, by code or by name. */
export type PlaceWriting = Pick<DetectedPlaces, 'by' | 'field' | 'parent_field' | 'scheme' | 'level'>;

/** A place as it stands in the rows, and the area it is, or why it is none that is known. */
export type ReadPlace = { value: string; parent: string | null; area: KnownArea | { reason: string } };

/** `key` is what codes are compared by, `code` how people write it. */
type KnownArea = { key: string; code: string };

/** The shapes of a map, and the codes that they have. */
export type PlaceMap = { boundaries: ChartBoundaries; drawing: Topology; codes: ReadonlySet<string> };

/** What charts ask of the places that are known here. */
export type KnownPlaces = {
  /** Changes when levels or boundaries are added: what was found out about places may be out of date then. */
  stamp(): Promise<string>;
  isLevel(level: string): Promise<boolean>;
  /**
   * The columns of a source that say where, the best first, with the maps there are of them.
   * @param distinctOf how many different values a column has, so that long ones need not be read
   */
  list(
    columns: readonly Column[],
    distinctOf: (field: string) => number,
    read: ReadDistinct,
  ): Promise<ChartPlace[]>;
  /** A column that is said to hold places, measured as those that `list` finds. */
  describe(writing: PlaceWriting, read: ReadDistinct): Promise<ChartPlace>;
  /** Every place that is written in a column, and its area in the scheme whose boundaries show it. */
  read(
    writing: PlaceWriting,
    read: ReadDistinct,
  ): Promise<{ scheme: string; places: ReadPlace[]; hasEmpty: boolean }>;
  /** What codes of a column are called, by the code as it is written; `own` are columns that may have their names. */
  names(
    place: LevelOfScheme & { field: string },
    values: readonly string[],
    own: { columns: readonly Column[]; read: ReadDistinct },
  ): Promise<Map<string, NamedPlace>>;
  /** The keys of those areas that lie in the one with the code `extent`, of any level above. */
  within(level: LevelOfScheme, keys: Iterable<string>, extent: string): Promise<Set<string>>;
  /** Shapes for the codes, of the time of the figures; null where there are none. */
  map(
    level: LevelOfScheme,
    codes: ReadonlySet<string>,
    shown: { extent: string | undefined; year: number | undefined },
  ): Promise<PlaceMap | null>;
};

export type LevelOfScheme = { scheme: string; level: string };
