import type { FieldErrors } from '@gazetteer/kernel';
import { readExtras } from '../model/extras.ts';
import { addProblems } from '../fields/field-problems.ts';
import { findLicense } from '../licenses/licenses.ts';
import { nameProblems } from '../fields/names.ts';
import { NOT_A_DATE, readSourceDate } from '../fields/source-date.ts';
import { readTime } from '../fields/timestamps.ts';
import { NOT_AN_ADDRESS, readAddress } from '../fields/web-address.ts';
import { composeResources } from './compose-resources.ts';
import { composeSectors, composeTags } from './compose-tags.ts';
import { PackageSchema } from '../model/dataset.contract.ts';
import { type DatasetDocument, withResources } from '../model/dataset-document.ts';
import { translatedTexts } from './translated-texts.ts';
import { type PackageInput, PackageInputSchema } from './dataset-input.contract.ts';
import type { DatasetSetting } from './dataset-setting.ts';

/**
 * Writes a dataset from what its publisher says. A change replaces the whole: what is not said becomes empty, but for
 * its name, type, state, privacy and resources, which stay: losing those by silence would be a trap.
 * Tags and groups are still to be resolved; the document is complete only after `saveDataset`.
 */
export function composeDataset(
  input: PackageInput,
  setting: DatasetSetting,
  problems: FieldErrors,
): DatasetDocument {
  const { previous } = setting;
  const name = readName(input, previous, problems);
  const document: DatasetDocument = {
    ...furtherKeys(input),
    ...datedBySource(input, problems),
    id: setting.id,
    name,
    title: input.title?.trim() || name,
    ...writtenBy(input, problems),
    ...licensedAs(input.license_id ?? null),
    ...standing(input, setting, problems),
    notes: input.notes ?? null,
    url: readLink(input, 'url', setting, problems),
    version: input.version ?? null,
    ...composeTags(input, setting.language, problems),
    groups: (input.groups ?? []).map(({ id, name: groupName }) => id ?? groupName ?? ''),
    extras: readExtras(input.extras ?? [], problems),
    relationships_as_subject: [],
    relationships_as_object: [],
    sector: composeSectors(input, problems),
    source_name: input.source_name ?? null,
    source_link: readLink(input, 'source_link', setting, problems),
    methodology: input.methodology ?? null,
    data_extraction_page: readLink(input, 'data_extraction_page', setting, problems),
    similar_datasets: [...new Set(input.similar_datasets ?? [])].filter((other) => other !== name),
    years_covered: input.years_covered ?? null,
    ...translatedTexts(['title', 'notes', 'source_name', 'methodology'], input, setting, problems),
    resources: [],
    num_resources: 0,
    size: null,
  };
  return withResources(document, composeResources(input, setting, problems), document.metadata_modified);
}

const OURS = new Set([
  ...Object.keys(PackageSchema.properties),
  ...Object.keys(PackageInputSchema.properties),
]);

function furtherKeys(input: PackageInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !OURS.has(key)));
}

function readName(input: PackageInput, previous: DatasetDocument | undefined, problems: FieldErrors): string {
  const name = input.name ?? previous?.name;
  if (name === undefined) {
    addProblems(problems, 'name', 'Missing value');
    return '';
  }
  addProblems(problems, 'name', ...nameProblems(name));
  return name;
}

function writtenBy(input: PackageInput, problems: FieldErrors) {
  for (const field of ['author_email', 'maintainer_email'] as const) {
    const address = input[field]?.trim();
    if (address && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address)) {
      addProblems(problems, field, `Email ${address} is not a valid format`);
    }
  }
  return {
    author: input.author ?? null,
    author_email: input.author_email ?? null,
    maintainer: input.maintainer ?? null,
    maintainer_email: input.maintainer_email ?? null,
  };
}

function licensedAs(given: string | null) {
  const license = given === null ? undefined : findLicense(given);
  return {
    license_id: license?.id ?? given,
    license_title: license?.title ?? given,
    license_url: license?.url || null,
    isopen: license?.isopen ?? false,
  };
}

function standing(input: PackageInput, setting: DatasetSetting, problems: FieldErrors) {
  const { previous } = setting;
  return {
    type: input.type || (previous?.type ?? 'dataset'),
    owner_org: setting.owner,
    private: input.private ?? previous?.private ?? false,
    state: input.state ?? previous?.state ?? 'active',
    creator_user_id: previous ? previous.creator_user_id : setting.creator,
    ...timesOf(input, setting, problems),
  };
}

/** An administrator who brings a dataset from elsewhere says when it was made there, and last changed. */
function timesOf(
  input: PackageInput,
  { previous, administrator, now }: DatasetSetting,
  problems: FieldErrors,
) {
  if (previous) return { metadata_created: previous.metadata_created, metadata_modified: now };
  if (!administrator) return { metadata_created: now, metadata_modified: now };
  const said = (field: 'metadata_created' | 'metadata_modified') => {
    const time = input[field] ? readTime(input[field]) : undefined;
    if (input[field] && time === undefined) addProblems(problems, field, 'Date format incorrect');
    return time;
  };
  const metadata_modified = said('metadata_modified') ?? now;
  if (metadata_modified > now) addProblems(problems, 'metadata_modified', 'Must not be in the future');
  return { metadata_created: said('metadata_created') ?? metadata_modified, metadata_modified };
}

/** Further keys whose values are dates of the source. */
function datedBySource(input: PackageInput, problems: FieldErrors): Record<string, string | null> {
  const said = Object.entries(input).filter(
    ([key]) => key === 'source_published' || key === 'source_updated',
  );
  return Object.fromEntries(
    said.map(([key, value]) => {
      if (value === null || value === '') return [key, null];
      const date = typeof value === 'string' ? readSourceDate(value) : undefined;
      if (date === undefined) addProblems(problems, key, NOT_A_DATE);
      return [key, date ?? null];
    }),
  );
}

function readLink(
  input: PackageInput,
  field: 'url' | 'source_link' | 'data_extraction_page',
  setting: DatasetSetting,
  problems: FieldErrors,
): string | null {
  const given = input[field];
  if (!given) return given ?? null;
  const address = readAddress(given, setting.publicUrl);
  if (address === undefined) addProblems(problems, field, NOT_AN_ADDRESS);
  return address ?? null;
}
