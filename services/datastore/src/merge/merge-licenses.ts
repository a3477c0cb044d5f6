import type { Report, WarningCode } from './merge-report.contract.ts';
import type { SideName } from './merge-request.contract.ts';

type MergedLicense = Report['license'];
export type LicensedSource = {
  side: SideName;
  /** Title and publisher of the data, for the line that names it. */
  title: string | null;
  source: string | null;
  license: { id: string; title: string; url: string } | null;
};

/** How much a licence asks for. */
type Demand = 'nothing' | 'attribution' | 'share_alike' | 'not_commercial' | 'not_changed';

// The identifiers that catalogues use for one licence.
const sameAs: Record<string, string> = {
  'cc-zero': 'CC0-1.0',
  'cc-by': 'CC-BY-4.0',
  'cc-by-sa': 'CC-BY-SA-4.0',
  'cc-nc': 'CC-BY-NC-4.0',
  'odc-odbl': 'ODbL-1.0',
  'odc-pddl': 'PDDL-1.0',
  'odc-by': 'ODC-By-1.0',
  'uk-ogl': 'OGL-UK-3.0',
};

/**
 * What licences ask for, those that ask for less first; of two that ask for the same, the result gets the later one,
 * and both are named beside it.
 */
const demands: readonly (readonly [string, Demand])[] = [
  ['other-pd', 'nothing'],
  ['PDM-1.0', 'nothing'],
  ['PDDL-1.0', 'nothing'],
  ['CC0-1.0', 'nothing'],
  ['other-open', 'attribution'],
  ['other-at', 'attribution'],
  ['MIT', 'attribution'],
  ['ISC', 'attribution'],
  ['BSD-3-Clause', 'attribution'],
  ['Apache-2.0', 'attribution'],
  ['ODC-By-1.0', 'attribution'],
  ['OGL-UK-3.0', 'attribution'],
  ['GODL-India', 'attribution'],
  ['CC-BY-4.0', 'attribution'],
  ['CC-BY-SA-4.0', 'share_alike'],
  ['ODbL-1.0', 'share_alike'],
  ['other-nc', 'not_commercial'],
  ['CC-BY-NC-4.0', 'not_commercial'],
  ['CC-BY-ND-4.0', 'not_changed'],
  ['other-closed', 'not_changed'],
];

/**
 * The licence that a merge of two tables may be shared under: the stricter of the two where it takes in the other.
 * This reads the licences' identifiers, not their texts: it is help, no legal advice.
 */
export function mergeLicenses(
  left: LicensedSource,
  right: LicensedSource,
): { license: MergedLicense; warnings: { code: WarningCode; side?: SideName }[] } {
  const sources = [left, right].map(({ side, license }) => ({
    side,
    id: license?.id ?? null,
    title: license?.title ?? null,
  }));
  const attribution = [...new Set([left, right].map(attributionLine).filter((line) => line !== ''))];
  const none = { id: null, title: null, url: null, share_alike: false, attribution, sources };
  const [one, other] = [rankOf(left), rankOf(right)];
  if (one === undefined || other === undefined) {
    const unknown = [left, right].filter((source) => rankOf(source) === undefined);
    const warnings = unknown.map(({ side }) => ({ code: 'license_unknown' as const, side }));
    return { license: { ...none, outcome: 'unknown' }, warnings };
  }
  const strict = one.rank >= other.rank ? left : right;
  const [hard, soft] = one.rank >= other.rank ? [one, other] : [other, one];
  if (hard.demand === 'not_changed') {
    return { license: { ...none, outcome: 'restricted' }, warnings: [{ code: 'license_restricted' }] };
  }
  if (hard.rank !== soft.rank && soft.demand === 'share_alike') {
    return { license: { ...none, outcome: 'incompatible' }, warnings: [{ code: 'licenses_incompatible' }] };
  }
  const { id = null, title = null, url = null } = strict.license ?? {};
  const license = {
    ...none,
    id,
    title,
    url,
    outcome: hard.rank === soft.rank ? ('same' as const) : ('stricter' as const),
    share_alike: hard.demand === 'share_alike',
  };
  const restricted = hard.demand === 'not_commercial';
  return { license, warnings: restricted ? [{ code: 'license_restricted', side: strict.side }] : [] };
}

function rankOf({ license }: LicensedSource): { rank: number; demand: Demand } | undefined {
  if (!license) return undefined;
  const id = sameAs[license.id] ?? license.id;
  const rank = demands.findIndex(([known]) => known === id);
  const demand = demands[rank]?.[1];
  return demand && { rank, demand };
}

function attributionLine({ title, source, license }: LicensedSource): string {
  return [title, source, license?.title].filter(Boolean).join(', ');
}
