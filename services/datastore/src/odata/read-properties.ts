import { invalidInput } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';
import { KEY, type Property } from './entity-model.ts';
import { notImplemented } from './not-implemented.ts';

const MOST_TERMS = 16;
const TERM = /^(\S+?)(?:\s+(asc|desc))?$/iu;

export type OrderTerm = { property: Property; descending: boolean };

/**
 * The properties that `$select` names, each once.
 * @returns undefined where all are asked for
 * @throws invalid_input for one that is not there, not_implemented for a path
 */
export function readSelect(
  select: string | undefined,
  properties: readonly Property[],
): Property[] | undefined {
  const names = select?.split(',').map((name) => name.trim());
  if (names === undefined || names.includes('*')) return undefined;
  return [...new Set(names)].map((name) => findProperty('$select', name, properties));
}

/**
 * The order that `$orderby` asks for.
 * @throws invalid_input for a property that is not there, not_implemented for what is no property
 */
export function readOrder(orderby: string | undefined, properties: readonly Property[]): OrderTerm[] {
  const terms = orderby?.split(',') ?? [];
  if (terms.length > MOST_TERMS)
    throw invalidInput({ $orderby: [`must not name more than ${MOST_TERMS} properties`] });
  return terms.map((term) => {
    const [, name, direction] = TERM.exec(term.trim()) ?? [];
    if (name === undefined)
      throw invalidInput({ $orderby: [`"${term.trim()}" is not a property and a direction`] });
    const property = findProperty('$orderby', name, properties);
    if (property.column.type.startsWith('_')) throw notImplemented('$orderby', `the collection ${name}`);
    return { property, descending: direction?.toLowerCase() === 'desc' };
  });
}

/** The order as searches take it. In OData what has no value is less than all values (Protocol 4.01, 11.2.6.2). */
export function sortOf(order: readonly OrderTerm[]): string {
  return order
    .map(({ property, descending }) => {
      const direction = descending ? 'desc nulls last' : 'asc nulls first';
      return `${quoteIdentifier(property.column.id)} ${direction}`;
    })
    .join(', ');
}

/** Whether rows come in the order of their keys, which no other row has. */
export function byKeyAlone(order: readonly OrderTerm[]): boolean {
  return order.length === 0 || order[0]?.property.name === KEY;
}

function findProperty(option: string, name: string, properties: readonly Property[]): Property {
  if (/[/(]/.test(name)) throw notImplemented(option, 'anything but the name of a property');
  const property = properties.find((candidate) => candidate.name === name);
  if (!property) throw invalidInput({ [option]: [`there is no property ${JSON.stringify(name)}`] });
  return property;
}
