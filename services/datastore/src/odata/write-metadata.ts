import { xmlElement, xmlNode } from '@gazetteer/kernel';
import { KEY, type Property } from './entity-model.ts';
import { comparisons } from './filter/expression.ts';
import { filterFunctions } from './filter/functions.ts';

const vocabularies = [
  ['Core', 'Org.OData.Core.V1'],
  ['Capabilities', 'Org.OData.Capabilities.V1'],
  ['Measures', 'Org.OData.Measures.V1'],
] as const;
const VOCABULARY_FOLDER = 'https://oasis-tcs.github.io/odata-vocabularies/vocabularies';

/** What numbers and times are written with, by their types (CSDL 4.01, 7.2). */
const facets: Readonly<Record<string, Record<string, string>>> = {
  'Edm.Decimal': { Precision: '38', Scale: '12' },
  'Edm.DateTimeOffset': { Precision: '6' },
  'Edm.TimeOfDay': { Precision: '6' },
};

/** What filters may use, so that programs need not try (Capabilities, FilterFunctions). */
const filterParts = [...comparisons, 'in', 'and', 'or', 'not', ...Object.keys(filterFunctions)];

/** The model of a table's rows in CSDL XML 4.0, which programs of 4.01 read, too. */
export function writeMetadata(properties: readonly Property[]): string {
  const references = vocabularies.map(([alias, namespace]) =>
    xmlNode('edmx:Reference', { Uri: `${VOCABULARY_FOLDER}/${namespace}.xml` }, [
      xmlElement('edmx:Include', { Namespace: namespace, Alias: alias }),
    ]),
  );
  const type = xmlNode('EntityType', { Name: 'Row' }, [
    xmlNode('Key', {}, [xmlElement('PropertyRef', { Name: KEY })]),
    ...properties.map(writeProperty),
  ]);
  const container = xmlNode('EntityContainer', { Name: 'Table' }, [
    xmlElement('EntitySet', { Name: 'rows', EntityType: 'Gazetteer.Row' }),
    annotation('Capabilities.ConformanceLevel', {
      EnumMember: 'Capabilities.ConformanceLevelType/Minimal',
    }),
    xmlNode('Annotation', { Term: 'Capabilities.FilterFunctions' }, [
      xmlNode(
        'Collection',
        {},
        filterParts.map((name) => xmlElement('String', {}, name)),
      ),
    ]),
  ]);
  const schema = xmlNode(
    'Schema',
    { Namespace: 'Gazetteer', xmlns: 'http://docs.oasis-open.org/odata/ns/edm' },
    [type, container],
  );
  const document = xmlNode(
    'edmx:Edmx',
    { Version: '4.0', 'xmlns:edmx': 'http://docs.oasis-open.org/odata/ns/edmx' },
    [...references, xmlNode('edmx:DataServices', {}, [schema])],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

function writeProperty({ name, column, edmType }: Property): string {
  const element = /^Collection\((.+)\)$/.exec(edmType)?.[1];
  const attributes = {
    Name: name,
    Type: edmType,
    ...(name === KEY ? { Nullable: 'false' } : {}),
    ...facets[element ?? edmType],
  };
  const { label, notes, unit } = column.info;
  // Where an identifier is not what the column is called, that is told.
  const description = label || (name === column.id ? undefined : column.id);
  const told = [
    ...(description ? [annotation('Core.Description', { String: description })] : []),
    ...(notes ? [annotation('Core.LongDescription', { String: notes })] : []),
    ...(unit ? [annotation('Measures.Unit', { String: unit })] : []),
  ];
  return xmlNode('Property', attributes, told);
}

function annotation(term: string, value: Record<string, string>): string {
  return xmlElement('Annotation', { Term: term, ...value });
}
