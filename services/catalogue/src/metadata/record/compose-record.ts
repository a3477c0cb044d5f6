import type { PackageDictionary } from '../../model/dataset.contract.ts';
import type { Agent, Contact, Site } from '../../model/site.ts';
import type { TableDescription } from '../../model/table-description.ts';
import { frequencyOf, languagesOf, themesOf } from './authority-tables.ts';
import { cleanAddress, cleanText, cleanTexts } from './clean-text.ts';
import { composeDistributions, composeTables, utcTime, type Whereabouts } from './compose-distributions.ts';
import type { MetadataRecord, RecordLicense } from './metadata-record.ts';
import { placesOf, publisherWords, sourceDatesOf } from './publisher-words.ts';
import { readTimeSpan } from './time-span.ts';

/**
 * Reads all there is to say about a dataset from our model.
 * @param tables the dataset's tables by the id of their resource
 */
export function composeRecord(
  dataset: PackageDictionary,
  tables: ReadonlyMap<string, TableDescription>,
  site: Site,
): MetadataRecord {
  const { resources } = dataset;
  const { publicUrl } = site;
  const place = {
    publicUrl,
    uri: `${publicUrl}/dataset/${dataset.id}`,
    page: `${publicUrl}/p/${dataset.name}`,
  };
  const title = cleanText(dataset.title) || dataset.name;
  const notes = cleanText(dataset.notes ?? '');
  const sectors = distinct(dataset.sector);
  const frequency = frequencyOf(resources.map((resource) => resource.frequency));
  const contact = ownContact(dataset, place);
  return {
    id: dataset.id,
    name: dataset.name,
    uri: place.uri,
    page: place.page,
    title,
    description: notes || title,
    notes,
    keywords: distinct(dataset.tags.map((tag) => tag.display_name)),
    translations: {
      ...cleanTexts('title', dataset.title_translated),
      ...cleanTexts('description', dataset.notes_translated),
      ...cleanTexts('methodology', dataset.methodology_translated),
      keywords: dataset.tags.flatMap(({ display_name_translated: texts }) => (texts ? [texts] : [])),
    },
    sectors,
    themes: themesOf([...sectors, ...dataset.groups.map((group) => group.title)]),
    publisher: publisherOf(dataset, site),
    creator: creatorOf(dataset, place.uri),
    contact: contact ?? site.contact,
    hasOwnContact: contact !== undefined,
    license: licenseOf(dataset, place.uri),
    issued: utcTime(dataset.metadata_created),
    modified: utcTime(dataset.metadata_modified),
    sourceDates: sourceDatesOf(dataset),
    frequency: frequency?.term,
    frequencyName: frequency?.name,
    granularities: distinct(resources.map(({ granularity }) => granularity ?? '')),
    period: readTimeSpan([dataset.years_covered, ...resources.map((resource) => resource.years_covered)]),
    places: placesOf(dataset),
    languages: languagesOf(publisherWords(dataset, 'language')),
    methodology: cleanText(dataset.methodology ?? ''),
    sourceLink: cleanAddress(dataset.source_link),
    version: cleanText(dataset.version ?? '') || undefined,
    distributions: composeDistributions(dataset, tables, place),
    tables: composeTables(dataset, tables, place),
  };
}

function publisherOf({ organization }: PackageDictionary, site: Site): Agent {
  if (!organization) return site.publisher;
  return {
    uri: `${site.publicUrl}/organization/${organization.id}`,
    name: cleanText(organization.title) || organization.name,
    homepage: `${site.publicUrl}/organization/${encodeURIComponent(organization.name)}`,
  };
}

function creatorOf(dataset: PackageDictionary, uri: string): Agent | undefined {
  const name = cleanText(dataset.source_name ?? '');
  const homepage = cleanAddress(dataset.source_link);
  return name ? { uri: `${uri}#source`, name, ...(homepage && { homepage }) } : undefined;
}

function ownContact(dataset: PackageDictionary, { uri, page }: Whereabouts): Contact | undefined {
  const people = [
    [dataset.maintainer, dataset.maintainer_email],
    [dataset.author, dataset.author_email],
  ];
  for (const [person, address] of people) {
    const email = cleanText(address ?? '');
    const name = cleanText(person ?? '') || email;
    if (name) return { uri: `${uri}#contact`, name, page, ...(email && { email }) };
  }
  return undefined;
}

/** Says that nobody knows: a licence in name only. */
const UNSPECIFIED = 'notspecified';

function licenseOf(dataset: PackageDictionary, uri: string): RecordLicense | undefined {
  const { license_id: id, isopen } = dataset;
  if (!id || id === UNSPECIFIED) return undefined;
  return {
    id: cleanText(id),
    title: cleanText(dataset.license_title ?? id),
    uri: cleanAddress(dataset.license_url) ?? (id.startsWith('http') ? cleanAddress(id) : undefined),
    isOpen: isopen,
    localUri: `${uri}#licence`,
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map(cleanText).filter((text) => text !== ''))];
}
