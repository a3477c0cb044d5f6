import { tagsFrom } from '../words/tags-from.ts';
import { yearsFrom } from '../words/vocabulary.ts';
import type { DcatGraph, DcatNode } from './dcat-graph.ts';
import { foreignName } from '../words/foreign-name.ts';
import { frequencyOf } from '../words/frequency-words.ts';
import type { FindLicense, HarvestDataset, HarvestGroup, HarvestResource } from './harvest-source.ts';
import { address, mail, sourceDates, text, time } from './read-values.ts';

/** The EU's authority table of themes (http://publications.europa.eu/resource/authority/data-theme). */
const themes: Record<string, string> = {
  AGRI: 'Agriculture, fisheries, forestry and food',
  ECON: 'Economy and finance',
  EDUC: 'Education, culture and sport',
  ENER: 'Energy',
  ENVI: 'Environment',
  GOVE: 'Government and public sector',
  HEAL: 'Health',
  INTR: 'International issues',
  JUST: 'Justice, legal system and public safety',
  REGI: 'Regions and cities',
  SOCI: 'Population and society',
  TECH: 'Science and technology',
  TRAN: 'Transport',
};

/**
 * Turns a `dcat:Dataset` into a dataset of ours.
 * @throws Error with what is missing
 */
export function readDcatDataset(graph: DcatGraph, node: DcatNode, findLicense: FindLicense): HarvestDataset {
  const title = graph.text(node, 'dct:title');
  const identifier = graph.text(node, 'dct:identifier');
  const foreignId = named(node) || identifier;
  if (foreignId === '') throw new Error('it has neither an address nor dct:identifier');
  if (title === '') throw new Error(`dct:title is missing in ${foreignId}`);
  const [contact] = graph.linked(node, 'dcat:contactPoint');
  const distributions = graph.linked(node, 'dcat:distribution');
  const shared = {
    frequency: frequencyOf(graph.text(node, 'dct:accrualPeriodicity')),
    years: yearsOf(graph, node),
  };
  return {
    foreignId: foreignId.slice(0, 1000),
    name: foreignName(title, 'dataset'),
    organization: publisherOf(graph, node),
    groups: [],
    fields: {
      title: title.slice(0, 1000),
      notes: graph.text(node, 'dct:description'),
      url: null,
      version: graph.text(node, 'dcat:version', 'owl:versionInfo').slice(0, 100) || null,
      maintainer: graph.text(contact, 'vcard:fn', 'vcard:organization-name', 'foaf:name') || null,
      maintainer_email: mail(graph.text(contact, 'vcard:hasEmail', 'vcard:email', 'foaf:mbox')),
      license_id: licenseOf(graph, [node, ...distributions], findLicense),
      source_link: address(graph.text(node, 'dcat:landingPage')) ?? null,
      years_covered: shared.years ?? null,
      metadata_created: time(graph.text(node, 'dct:issued')),
      ...sourceDates(graph.text(node, 'dct:issued'), graph.text(node, 'dct:modified')),
      tags: tagsFrom(graph.texts(node, 'dcat:keyword')),
      sector: graph
        .labels(node, 'dcat:theme')
        .map((theme) => (themes[theme] ?? theme).slice(0, 100))
        .filter(Boolean),
      extras: extrasOf(graph, node, identifier),
    },
    resources: distributions.map((distribution, at) =>
      readDistribution(graph, distribution, { ...shared, otherwise: `${foreignId}#${at}` }),
    ),
  };
}

const named = (node: DcatNode) => text(node['@id']).replace(/^_:.*/, '');

function publisherOf(graph: DcatGraph, node: DcatNode): HarvestGroup {
  const title = graph.labels(node, 'dct:publisher')[0] ?? '';
  if (title === '') return { name: 'other-publishers', title: 'Other publishers' };
  return { name: foreignName(title, 'publisher'), title: title.slice(0, 1000) };
}

/** A licence that is known here by its id, else what the source calls it. */
function licenseOf(graph: DcatGraph, nodes: readonly DcatNode[], findLicense: FindLicense): string | null {
  for (const node of nodes) {
    const given = graph.text(node, 'dct:license') || graph.labels(node, 'dct:license')[0] || '';
    if (given === '') continue;
    // The EU's authority table writes CC_BY_4_0.
    const code = (given.split(/[/#]/).at(-1) ?? '').replace(/_(\d)_(\d)$/, '-$1.$2').replaceAll('_', '-');
    return (findLicense(given) ?? findLicense(code === 'CC0' ? 'CC0-1.0' : code))?.id ?? given.slice(0, 1000);
  }
  return null;
}

function yearsOf(graph: DcatGraph, node: DcatNode): string | undefined {
  const [period] = graph.linked(node, 'dct:temporal');
  const ends = [
    ['dcat:startDate', 'schema:startDate'],
    ['dcat:endDate', 'schema:endDate'],
  ].map((names) => graph.text(period, ...names).slice(0, 4));
  return yearsFrom(ends.join(' ')) ?? yearsFrom(graph.text(node, 'dct:temporal'));
}

function extrasOf(graph: DcatGraph, node: DcatNode, identifier: string): { key: string; value: string }[] {
  const said = {
    identifier,
    spatial: graph.labels(node, 'dct:spatial').join(', '),
    language: graph.labels(node, 'dct:language').join(', '),
    rights: graph.text(node, 'dct:rights'),
    conforms_to: graph.texts(node, 'dct:conformsTo').join(', '),
  };
  return Object.entries(said)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ key, value }));
}

function readDistribution(
  graph: DcatGraph,
  node: DcatNode,
  {
    frequency,
    years,
    otherwise,
  }: { frequency: string | undefined; years: string | undefined; otherwise: string },
): HarvestResource {
  const size = Math.round(Number(graph.text(node, 'dcat:byteSize') || Number.NaN));
  const [checksum] = graph.linked(node, 'spdx:checksum');
  const media = graph.text(node, 'dcat:mediaType').replace(/^.*\/media-types\//, '');
  const foreignId = named(node) || graph.text(node, 'dct:identifier') || otherwise;
  return {
    foreignId,
    fields: {
      name: graph.text(node, 'dct:title') || null,
      description: graph.text(node, 'dct:description'),
      url: address(graph.text(node, 'dcat:downloadURL', 'dcat:accessURL')) ?? '',
      format: (graph.labels(node, 'dct:format')[0] || media).replaceAll('_', ' ').slice(0, 200),
      mimetype: media || null,
      size: Number.isSafeInteger(size) && size >= 0 ? size : null,
      hash: graph.text(checksum, 'spdx:checksumValue'),
      created: time(graph.text(node, 'dct:issued')),
      last_modified: time(graph.text(node, 'dct:modified')),
      url_type: null,
      frequency: frequency ?? null,
      years_covered: years ?? null,
      harvest_id: foreignId,
    },
  };
}
