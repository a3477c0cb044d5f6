import { xmlElement, xmlNode } from '@gazetteer/kernel';
import { KEY, type Property } from '../entity-model.ts';
import { type DescribedProperty, describeProperty, filterParts, vocabularies } from './describe-model.ts';

/** The model of a table's rows in CSDL XML 4.0, which programs of 4.01 read, too. */
export function writeCsdlXml(properties: readonly Property[]): string {
  const references = vocabularies.map(({ alias, namespace, address }) =>
    xmlNode('edmx:Reference', { Uri: `${address}.xml` }, [
      xmlElement('edmx:Include', { Namespace: namespace, Alias: alias }),
    ]),
  );
  const type = xmlNode('EntityType', { Name: 'Row' }, [
    xmlNode('Key', {}, [xmlElement('PropertyRef', { Name: KEY })]),
    ...properties.map((property) => writeProperty(describeProperty(property))),
  ]);
  const names = { Namespace: 'Gazetteer', xmlns: 'http://docs.oasis-open.org/odata/ns/edm' };
  const schema = xmlNode('Schema', names, [type, writeContainer()]);
  const document = xmlNode(
    'edmx:Edmx',
    { Version: '4.0', 'xmlns:edmx': 'http://docs.oasis-open.org/odata/ns/edmx' },
    [...references, xmlNode('edmx:DataServices', {}, [schema])],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
}

function writeProperty(property: DescribedProperty): string {
  const { name, type, isCollection, isNullable, annotations } = property;
  const { Precision, Scale } = property.facets;
  const attributes = {
    Name: name,
    Type: isCollection ? `Collection(${type})` : type,
    Nullable: isNullable ? undefined : 'false',
    Precision: Precision?.toString(),
    Scale: Scale?.toString(),
  };
  const told = annotations.map(([term, text]) => xmlElement('Annotation', { Term: term, String: text }));
  return xmlNode('Property', attributes, told);
}

function writeContainer(): string {
  const parts = filterParts.map((name) => xmlElement('String', {}, name));
  return xmlNode('EntityContainer', { Name: 'Table' }, [
    xmlElement('EntitySet', { Name: 'rows', EntityType: 'Gazetteer.Row' }),
    xmlElement('Annotation', {
      Term: 'Capabilities.ConformanceLevel',
      EnumMember: 'Capabilities.ConformanceLevelType/Minimal',
    }),
    xmlNode('Annotation', { Term: 'Capabilities.FilterFunctions' }, [xmlNode('Collection', {}, parts)]),
  ]);
}
