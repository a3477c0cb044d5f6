import { KEY, type Property } from '../entity-model.ts';
import { comparisons } from '../filter/expression.ts';
import { filterFunctions } from '../filter/functions.ts';

/** Whose terms say more of a model: their alias, their namespace, and where they are written, without the ending. */
export const vocabularies = ['Core', 'Capabilities', 'Measures'].map((alias) => {
  const namespace = `Org.OData.${alias}.V1`;
  return {
    alias,
    namespace,
    address: `https://oasis-tcs.github.io/odata-vocabularies/vocabularies/${namespace}`,
  };
});

/** What filters may use, so that programs need not try (Capabilities, FilterFunctions). */
export const filterParts = [...comparisons, 'in', 'and', 'or', 'not', ...Object.keys(filterFunctions)];

/** A property as both forms of a model write it. */
export type DescribedProperty = {
  name: string;
  /** The type of the property, or of the elements of a collection. */
  type: string;
  isCollection: boolean;
  isNullable: boolean;
  /** How exact numbers and times are (CSDL 4.01, 7.2). */
  facets: { Precision?: number; Scale?: number };
  /** What the dictionary says of it, by terms of the vocabularies. */
  annotations: [term: string, text: string][];
};

const facets: Readonly<Record<string, DescribedProperty['facets']>> = {
  'Edm.Decimal': { Precision: 38, Scale: 12 },
  'Edm.DateTimeOffset': { Precision: 6 },
  'Edm.TimeOfDay': { Precision: 6 },
};

/** Describes a property for the model. Where its identifier is not what its column is called, that is told. */
export function describeProperty({ name, column, edmType }: Property): DescribedProperty {
  const element = /^Collection\((.+)\)$/.exec(edmType)?.[1];
  const type = element ?? edmType;
  const { label, notes, unit } = column.info;
  const told: [string, string | undefined][] = [
    ['Core.Description', label || (name === column.id ? undefined : column.id)],
    ['Core.LongDescription', notes],
    ['Measures.Unit', unit],
  ];
  return {
    name,
    type,
    isCollection: element !== undefined,
    isNullable: name !== KEY,
    facets: facets[type] ?? {},
    annotations: told.flatMap(([term, text]) => (text ? [[term, text]] : [])),
  };
}
