import type {
  Annotation,
  Channel,
  ChartField,
  ChartSource,
  ChartSpec,
  ComputedField,
  Filter,
  GeoChannel,
  MapSettings,
  Mark,
  MarkedValue,
} from '@gazetteer/charts';
import type { Place } from '../../charts/channel-places.ts';

/** What is written around a chart. */
type TextField =
  | 'title'
  | 'notes'
  | 'language'
  | 'title_translated'
  | 'notes_translated'
  | 'caption'
  | 'annotations';

/** A part to change; `undefined` takes a property away. */
type Change<T> = { [Key in keyof T]?: T[Key] | undefined };

/**
 * Everything one can do to a chart. Consecutive actions of one `group` (the letters of a title, the steps of a
 * slider) are undone together.
 */
export type BuilderAction = { group?: string } & (
  | { type: 'put-field'; field: string; to: Place }
  | { type: 'set-channel'; to: Place; channel: Channel | GeoChannel }
  | { type: 'change-channel'; at: Place; change: Change<Channel> | Change<GeoChannel> }
  | { type: 'remove-channel'; at: Place }
  | { type: 'move-channel'; from: Place; to: Place }
  | { type: 'set-mark'; mark: Mark }
  | { type: 'add-filter'; filter: Filter }
  | { type: 'set-filter'; index: number; filter: Filter }
  | { type: 'remove-filter'; index: number }
  /** Adds a computed field, or replaces the one with its id. */
  | { type: 'set-computed'; computed: ComputedField }
  | { type: 'remove-computed'; id: string }
  /** Adds a field that measures what a column holds; on shelves that measure, it takes the column's location. */
  | { type: 'treat-as-number'; field: string; number: ComputedField }
  | { type: 'set-map'; change: Change<MapSettings> }
  | { type: 'set-text'; change: Change<Pick<ChartSpec, TextField>> }
  | { type: 'add-annotation'; annotation: Annotation }
  /** Pixels from what it is about to the middle of its text; undefined leaves it to the chart. */
  | { type: 'move-annotation'; index: number; to: { dx: number; dy: number } | undefined }
  /** A category stands out, or does no longer. */
  | { type: 'toggle-highlight'; at: Place; value: MarkedValue }
  /** Another source; with `keep` the chart stays as far as its fields are there (a table was added, a version is newer). */
  | { type: 'set-source'; source: ChartSource; keep?: boolean }
  /** Another whole chart, such as a suggestion; can be undone. */
  | { type: 'set-spec'; spec: ChartSpec }
  /** The fields of the source have come; not a step of its own. Draws `first` where nothing is drawn yet. */
  | {
      type: 'load-fields';
      source: ChartSource;
      fields: readonly ChartField[];
      first: ChartSpec | undefined;
      caption?: ChartSpec['caption'] | undefined;
    }
  /** A chart from elsewhere (a draft, a saved chart) with nothing to undo. */
  | { type: 'open'; spec: ChartSpec; first?: ChartSpec; isDraft?: boolean }
  /** The person has taken note that this is a draft. */
  | { type: 'go-on' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Back to the chart as it was opened; can be undone. */
  | { type: 'reset' }
);
