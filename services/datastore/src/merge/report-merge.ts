import { describePeriod, jointWarnings, rateOf, type SideFigures } from '@gazetteer/tabular';
import type { MergeFigures } from './measure-merge.ts';
import { type LicensedSource, mergeLicenses } from './merge-licenses.ts';
import type { Report, SideReportBody, Warning } from './merge-report.contract.ts';
import type { SideName } from './merge-request.contract.ts';
import { placeKey } from '../areas/place.ts';
import type { PreparedMerge, PreparedSide } from './prepare-merge.ts';

const SHOWN_AREAS = 100;

/** Puts figures and decisions of a merge into words that a person can check it by. */
export function reportMerge(
  merge: PreparedMerge,
  figures: MergeFigures,
  sources: { left: LicensedSource; right: LicensedSource },
): Report {
  const { how, target, alignment } = merge;
  const licensed = mergeLicenses(sources.left, sources.right);
  return {
    rows_in: { left: figures.left.rows, right: figures.right.rows },
    rows_out: figures.rowsOut,
    how,
    scheme: target.scheme,
    level: target.level,
    left: sideReport(merge, merge.left, figures.left),
    right: sideReport(merge, merge.right, figures.right),
    period: {
      kind: alignment.kind,
      alignment: alignment.alignment,
      carried: alignment.carried,
      raised: alignment.raised,
      left: describePeriod(merge.alignment.left),
      right: describePeriod(merge.alignment.right),
    },
    license: licensed.license,
    warnings: [
      ...sideWarnings(merge, 'left', figures.left),
      ...sideWarnings(merge, 'right', figures.right),
      ...jointWarnings(alignment, figures),
      ...licensed.warnings,
    ],
  };
}

function sideReport(
  { target, left, right }: PreparedMerge,
  side: PreparedSide,
  figures: SideFigures,
): SideReportBody {
  const { open, geo, placed, plan } = side;
  const names = new Map([...left.placed.names, ...right.placed.names]);
  const named = (code: string) => ({ code, name: names.get(code) ?? code });
  return {
    resource_id: open.table.resourceId,
    version: open.table.versionNumber,
    geo,
    rows_in: figures.rows,
    rows_resolved: figures.resolved,
    rows_matched: figures.matched,
    resolve_rate: rateOf(figures.resolved, figures.rows),
    match_rate: rateOf(figures.matched, figures.rows),
    unmatched: {
      places: figures.unmatchedPlaces,
      rows: figures.rows - figures.resolved,
      list: figures.unmatched.map(({ value, parent, rows }) => ({
        value: value === '' ? null : value,
        parent: geo.parent ?? (parent === '' ? null : parent),
        rows,
        reason: placed.reasons.get(placeKey(value, parent)) ?? 'empty',
      })),
    },
    without_partner: {
      places: figures.alonePlaces,
      list: figures.alone.map(({ code, rows }) => ({ ...named(code), rows })),
    },
    duplicates: {
      keys: figures.duplicateKeys,
      rows: figures.duplicateRows,
      list: figures.duplicates.map(({ code, period, rows }) => ({ ...named(code), period, rows })),
    },
    raised: side.raised ? { from: geo.level, to: target.level, rows: figures.after } : null,
    columns: plan.columns.map(({ column, as, aggregate, weight }) => ({
      field: column.id,
      as,
      aggregate,
      weight: weight?.id ?? null,
    })),
  };
}

function sideWarnings(merge: PreparedMerge, name: SideName, figures: SideFigures): Warning[] {
  const side = merge[name];
  const { placed, plan, geo } = side;
  const several = [...placed.reasons.values()].filter((reason) => reason === 'several_parents').length;
  const unmatched = figures.rows - figures.resolved;
  const found: (Warning | false)[] = [
    unmatched > 0 && { code: 'places_unmatched', rows: unmatched, places: figures.unmatchedPlaces },
    several > 0 && { code: 'several_parents', places: several },
    figures.unread > 0 && { code: 'period_unread', rows: figures.unread },
    placed.replaced.length > 0 && { code: 'codes_replaced', codes: placed.replaced.slice(0, SHOWN_AREAS) },
    geo.scheme !== merge.target.scheme && { code: 'crosswalk', from: geo.scheme, to: merge.target.scheme },
    placed.younger.length > 0 && {
      code: 'boundaries_changed',
      from: geo.scheme,
      count: placed.younger.length,
      areas: placed.younger
        .slice(0, SHOWN_AREAS)
        .map(({ code, name: title, parent }) => ({ code, name: title, parent })),
    },
    ...plan.leftOut.map(({ field, reason }): Warning => ({ code: 'column_left_out', field, reason })),
    ...plan.summedUnknown.map((field): Warning => ({ code: 'sum_of_unknown_unit', field })),
  ];
  return found.filter((warning) => warning !== false).map((warning) => ({ ...warning, side: name }));
}
