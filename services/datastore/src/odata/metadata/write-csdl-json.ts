import { KEY, type Property } from '../entity-model.ts';
import { type DescribedProperty, describeProperty, filterParts, vocabularies } from './describe-model.ts';

/** The model of a table's rows in CSDL JSON 4.01, of which the version 4.0 has none. */
export function writeCsdlJson(properties: readonly Property[]): string {
  const references = vocabularies.map(({ alias, namespace, address }) => [
    `${address}.json`,
    { $Include: [{ $Namespace: namespace, $Alias: alias }] },
  ]);
  const described = properties.map((property) => describeProperty(property));
  return JSON.stringify({
    $Version: '4.01',
    $EntityContainer: 'Gazetteer.Table',
    $Reference: Object.fromEntries(references),
    Gazetteer: {
      Row: {
        $Kind: 'EntityType',
        $Key: [KEY],
        ...Object.fromEntries(described.map((property) => [property.name, writeProperty(property)])),
      },
      Table: {
        $Kind: 'EntityContainer',
        rows: { $Collection: true, $Type: 'Gazetteer.Row' },
        '@Capabilities.ConformanceLevel': 'Minimal',
        '@Capabilities.FilterFunctions': filterParts,
      },
    },
  });
}

function writeProperty({ type, isCollection, isNullable, facets, annotations }: DescribedProperty): object {
  const told = annotations.map(([term, text]) => [`@${term}`, text]);
  return {
    // A text is what a property is unless its type is named.
    ...(type === 'Edm.String' ? {} : { $Type: type }),
    ...(isCollection ? { $Collection: true } : {}),
    ...(isNullable ? { $Nullable: true } : {}),
    ...(facets.Precision === undefined ? {} : { $Precision: facets.Precision }),
    ...(facets.Scale === undefined ? {} : { $Scale: facets.Scale }),
    ...Object.fromEntries(told),
  };
}
