import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { granularityFrom, yearsFrom } from '../words/vocabulary.ts';
import {
  address,
  furtherKeys as further,
  mail,
  readExtras,
  records,
  sourceDates,
  text,
  time,
  type Dictionary,
} from './read-values.ts';
import { foreignName } from '../words/foreign-name.ts';
import { frequencyOf } from '../words/frequency-words.ts';
import type { FindLicense, HarvestDataset, HarvestGroup, HarvestResource } from './harvest-source.ts';
import { tagsFrom } from '../words/tags-from.ts';

const Text = Type.Optional(Type.Unknown());

/** What must be right in a package for it to be one; everything else is taken if it can be. */
const PackageSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  name: Type.String({ minLength: 1, maxLength: 1000 }),
  title: Text,
  resources: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
});

/** Kept by CKAN for itself, or worked out by whoever shows it. */
const INNER = new Set(
  (
    'id name title notes url version author author_email maintainer maintainer_email license_id license_title ' +
    'license_url isopen owner_org organization private state type creator_user_id metadata_created metadata_modified ' +
    'revision_id revision_timestamp resources num_resources tags num_tags groups extras relationships_as_subject ' +
    'relationships_as_object tracking_summary total_res_downloads source_published source_updated'
  ).split(' '),
);

const INNER_OF_RESOURCE = new Set(
  (
    'package_id position revision_id revision_timestamp state datastore_active datastore_contains_all_records_of_source_file ' +
    'tracking_summary resource_group_id has_views on_same_domain metadata_modified sku idp_ready held_back cache_filepath webstore_url'
  ).split(' '),
);

/** Not a dataset, or one that its catalogue no longer shows; the text says which. */
export class LeftOut extends Error {}

export type PackageOptions = { findLicense: FindLicense; site?: string | undefined };

/**
 * Turns a dictionary that CKAN's `package_show` gave into a dataset of ours. What is merely untidy (an address that is
 * none, an extra that comes twice) is put right or left out.
 * @param options `site` is the address of the catalogue, when it is known: datasets without a page of their own get their
 *   page there
 * @throws LeftOut; Error with the field and the rule it breaks
 */
export function readCkanPackage(given: unknown, { findLicense, site }: PackageOptions): HarvestDataset {
  if (!Value.Check(PackageSchema, given)) throw new Error(firstProblem(given));
  const source: Dictionary = given;
  if (source.state !== undefined && source.state !== 'active')
    throw new LeftOut(`its state is ${text(source.state)}`);
  if (source.type === 'harvest' || source.type === 'showcase')
    throw new LeftOut(`it is a ${source.type}, not a dataset`);
  const extras = readExtras(source.extras);
  const shared = sharedByResources(source, extras);
  return {
    foreignId: given.id,
    name: given.name,
    organization: readOrganization(source),
    groups: records(source.groups)
      .map(readGroup)
      .filter((group) => group !== undefined),
    fields: {
      ...further(source, INNER),
      title: (text(source.title) || given.name).slice(0, 1000),
      notes: text(source.notes),
      url: null,
      version: text(source.version).slice(0, 100) || null,
      author: text(source.author) || null,
      author_email: mail(source.author_email),
      maintainer: text(source.maintainer) || null,
      maintainer_email: mail(source.maintainer_email),
      ...readLicense(source, extras, findLicense),
      source_link: address(source.url) ?? (site ? `${site}/dataset/${encodeURIComponent(given.name)}` : null),
      years_covered: shared.years_covered ?? null,
      private: source.private === true || source.private === 'True',
      metadata_created: time(source.metadata_created),
      // Its own dates are those of the other catalogue; the publisher's stand beside them, if anywhere.
      ...sourceDates(
        source.source_published ?? extras.get('issued'),
        source.source_updated ?? extras.get('modified'),
      ),
      tags: tagsFrom(records(source.tags).map(({ name, display_name }) => text(name ?? display_name))),
      extras: [...extras].map(([key, value]) => ({ key, value })),
    },
    resources: (given.resources ?? []).map((resource, position) =>
      readResource(resource, `${given.id}-${position}`, shared),
    ),
  };
}

function firstProblem(given: unknown): string {
  const [error] = Value.Errors(PackageSchema, given);
  const where = error?.instancePath.replace(/^\//, '').replaceAll('/', '.');
  return where ? `${where}: ${error?.message}` : `not a dataset: ${error?.message ?? 'unknown'}`;
}

function readOrganization({ organization, owner_org }: Dictionary): HarvestGroup {
  const [described] = records([organization]);
  const found = described && readGroup(described);
  if (found) return found;
  const id = text(owner_org);
  return id
    ? { id, name: foreignName(id, 'publisher'), title: id }
    : { name: 'other-publishers', title: 'Other publishers' };
}

function readGroup(group: Dictionary): HarvestGroup | undefined {
  const name = text(group.name ?? group.id);
  if (name === '') return undefined;
  const image = address(group.image_display_url ?? group.image_url);
  return {
    id: text(group.id) || undefined,
    name: foreignName(name, 'group'),
    title: text(group.title ?? group.display_name).slice(0, 1000) || name,
    description: text(group.description),
    ...(image ? { image_url: image } : {}),
  };
}

/** A licence that nobody here knows keeps its title; the address goes to the extras. */
function readLicense(source: Dictionary, extras: Map<string, string>, findLicense: FindLicense) {
  const [id, title] = [text(source.license_id), text(source.license_title)];
  const url = address(source.license_url)?.replace(/\/(deed|legalcode)(\.[a-z-]+)?$/i, '/');
  const known = findLicense(id) ?? findLicense(url ?? '');
  if (known) return { license_id: known.id };
  if (url) extras.set('license_url', url);
  return { license_id: (title || id || url || '').slice(0, 1000) || null };
}

type Shared = {
  frequency?: string | undefined;
  granularity?: string | undefined;
  years_covered?: string | undefined;
};

/** Under which keys catalogues say these, without signs and capitals. */
const keys: Record<keyof Shared, readonly string[]> = {
  frequency:
    'frequency updatefrequency frequencyofupdate accrualperiodicity periodicity maintenancefrequency 更新頻度'.split(
      ' ',
    ),
  granularity: ['granularity', 'spatialgranularity', 'geographicgranularity', 'granularite'],
  years_covered: ['yearscovered', 'temporal', 'temporalcoverage', 'temporalextent', 'period', '対象期間'],
};

function sharedByResources(source: Dictionary, extras: Map<string, string>): Shared {
  const said = new Map<string, string>();
  for (const [key, value] of [...Object.entries(source), ...extras]) {
    if (typeof value === 'string' && value.trim() !== '') said.set(plainKey(key), value);
  }
  const find = (what: keyof Shared) =>
    keys[what].map((key) => said.get(key)).find((value) => value !== undefined);
  const ends = ['temporalstart', 'temporalend'].map((key) => said.get(key) ?? '').join(' ');
  return {
    frequency: frequencyOf(find('frequency') ?? ''),
    granularity: granularityFrom(find('granularity') ?? ''),
    years_covered: yearsFrom(find('years_covered') ?? ends),
  };
}

const plainKey = (key: string) => key.toLowerCase().replace(/[\s_:.-]/g, '');

function readResource(resource: Dictionary, otherwise: string, shared: Shared): HarvestResource {
  const size = Math.round(Number(resource.size));
  const url = address(resource.url);
  const foreignId = text(resource.id) || otherwise;
  return {
    foreignId,
    fields: {
      ...further(resource, INNER_OF_RESOURCE),
      name: text(resource.name ?? resource.title) || null,
      description: text(resource.description),
      url: url ?? '',
      format: text(resource.format).slice(0, 200),
      mimetype: text(resource.mimetype) || null,
      mimetype_inner: text(resource.mimetype_inner) || null,
      size: resource.size != null && Number.isSafeInteger(size) && size >= 0 ? size : null,
      hash: text(resource.hash),
      created: time(resource.created),
      last_modified: time(resource.last_modified),
      cache_url: null,
      cache_last_updated: null,
      resource_type: text(resource.resource_type) || null,
      // Files that were uploaded there are addresses for us.
      url_type: null,
      frequency: frequencyOf(text(resource.frequency)) ?? shared.frequency ?? null,
      granularity: granularityFrom(text(resource.granularity)) ?? shared.granularity ?? null,
      years_covered: shared.years_covered ?? null,
      harvest_id: foreignId,
    },
  };
}
