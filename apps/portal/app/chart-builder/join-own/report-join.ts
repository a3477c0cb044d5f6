import {
  describePeriod,
  jointWarnings,
  type MemoryMerge,
  type MergeHow,
  rateOf,
  writtenKey,
} from '@gazetteer/tabular';
import type { Report } from '../../merge/report.ts';

type SideReport = Report['left'];
type Warning = Report['warnings'][number];

/** What the report says beside the counts. */
export interface JoinFacts {
  how: MergeHow;
  scheme: string;
  level: string;
  resourceId: string;
  version: number;
  geo: { left: SideReport['geo']; right: SideReport['geo'] };
  nameOf: (code: string) => string;
  /** Of the table of the catalogue; of own rows nobody but the person knows one. */
  license: { title: string | null; attribution: string };
}

/** No resource has it: own rows are none. */
const OWN_ROWS = '';

/** The report of a join in the browser, in the form that merges of the catalogue have. */
export function reportJoin(merge: MemoryMerge, facts: JoinFacts): Report {
  const { alignment, counts } = merge;
  return {
    rows_in: { left: counts.left.rows, right: counts.right.rows },
    rows_out: counts.rowsOut,
    how: facts.how,
    scheme: facts.scheme,
    level: facts.level,
    left: sideReport(merge, 'left', facts),
    right: sideReport(merge, 'right', facts),
    period: {
      kind: alignment.kind,
      alignment: alignment.alignment,
      carried: alignment.carried,
      raised: alignment.raised,
      left: describePeriod(alignment.left),
      right: describePeriod(alignment.right),
    },
    license: {
      id: null,
      title: facts.license.title,
      url: null,
      outcome: 'unknown',
      share_alike: false,
      attribution: [facts.license.attribution],
      sources: [],
    },
    warnings: [
      ...sideWarnings(merge, 'left', facts),
      ...sideWarnings(merge, 'right', facts),
      ...jointWarnings(alignment, counts),
    ],
  };
}

function sideReport(merge: MemoryMerge, name: 'left' | 'right', facts: JoinFacts): SideReport {
  const { placed, raised, columns } = merge[name];
  const counts = merge.counts[name];
  const named = (code: string) => ({ code, name: facts.nameOf(code) });
  const { unmatched, alone, duplicates } = counts;
  return {
    resource_id: name === 'left' ? OWN_ROWS : facts.resourceId,
    version: name === 'left' ? 1 : facts.version,
    geo: facts.geo[name],
    rows_in: counts.rows,
    rows_resolved: counts.resolved,
    rows_matched: counts.matched,
    resolve_rate: rateOf(counts.resolved, counts.rows),
    match_rate: rateOf(counts.matched, counts.rows),
    unmatched: {
      places: counts.unmatchedPlaces,
      rows: counts.rows - counts.resolved,
      list: unmatched.map(({ value, parent, rows }) => ({
        value: value === '' ? null : value,
        parent: parent === '' ? null : parent,
        rows,
        reason: placed.reasons.get(writtenKey({ value, parent })) ?? 'empty',
      })),
    },
    without_partner: {
      places: counts.alonePlaces,
      list: alone.map(({ code, rows }) => ({ ...named(code), rows })),
    },
    duplicates: {
      keys: counts.duplicateKeys,
      rows: counts.duplicateRows,
      list: duplicates.map(({ code, period, rows }) => ({ ...named(code), period, rows })),
    },
    raised: raised ? { from: facts.geo[name].level, to: facts.level, rows: counts.after } : null,
    columns: columns.map(({ column, as, aggregate }) => ({ field: column.id, as, aggregate, weight: null })),
  };
}

function sideWarnings(merge: MemoryMerge, name: 'left' | 'right', { scheme }: JoinFacts): Warning[] {
  const { placed, leftOut } = merge[name];
  const { rows, resolved, unread, unmatchedPlaces } = merge.counts[name];
  const several = [...placed.reasons.values()].filter((reason) => reason === 'several_parents').length;
  const found: (Warning | false)[] = [
    // Among equal values there are no places: a row without a value is told with the counts.
    scheme !== '' &&
      rows > resolved && { code: 'places_unmatched', rows: rows - resolved, places: unmatchedPlaces },
    several > 0 && { code: 'several_parents', places: several },
    unread > 0 && { code: 'period_unread', rows: unread },
    placed.replaced.length > 0 && { code: 'codes_replaced', codes: [...placed.replaced] },
    ...leftOut.map(({ field, reason }): Warning => ({ code: 'column_left_out', field, reason })),
  ];
  return found.filter((warning) => warning !== false).map((warning) => ({ ...warning, side: name }));
}
