import { setImmediate } from 'node:timers/promises';
import type { Quad } from '@rdfjs/types';
import { prefixes, shortName } from './graph.ts';

type Value =
  | string
  | { '@id': string }
  | { '@type': string; '@value': string }
  | { '@language': string; '@value': string }
  | Node;
type Node = { [name: string]: Value | Value[] };

const TYPE = `${prefixes.rdf}type`;
const STRING = `${prefixes.xsd}string`;

/**
 * Writes statements as JSON-LD, compact by the prefixes, each root with what belongs to it inside. What several roots
 * share is told in each, so that every root can be read by itself.
 */
export async function writeJsonLd(statements: readonly Quad[], roots: readonly string[]): Promise<string> {
  const bySubject = Map.groupBy(statements, ({ subject }) => subject.value);
  const told: string[] = [];
  for (const root of roots) {
    told.push(JSON.stringify(tellThing(root, bySubject, new Set(roots))).slice(1));
    // A page of a catalogue has a hundred roots; other requests want their turn.
    if (roots.length > 1) await setImmediate();
  }
  const context = `"@context":${JSON.stringify(prefixes)}`;
  const [first] = told;
  return told.length === 1
    ? `{${context},${first}`
    : `{${context},"@graph":[\n${told.map((thing) => `{${thing}`).join(',\n')}\n]}`;
}

/** A thing with its properties; what it leads to is told inside it, the first time. */
function tellThing(uri: string, bySubject: ReadonlyMap<string, readonly Quad[]>, told: Set<string>): Node {
  told.add(uri);
  const about = bySubject.get(uri) ?? [];
  const node: Node = { '@id': uri };
  const types = about.filter(({ predicate }) => predicate.value === TYPE);
  if (types.length > 0) node['@type'] = oneOrMany(types.map(({ object }) => shortName(object.value)));
  const properties = about.filter(({ predicate }) => predicate.value !== TYPE);
  for (const [predicate, values] of Map.groupBy(properties, (statement) => statement.predicate.value)) {
    node[shortName(predicate)] = oneOrMany(values.map(({ object }) => tellValue(object, bySubject, told)));
  }
  return node;
}

function tellValue(
  object: Quad['object'],
  bySubject: ReadonlyMap<string, readonly Quad[]>,
  told: Set<string>,
): Value {
  if (object.termType === 'Literal') {
    const { value, datatype, language } = object;
    if (language) return { '@language': language, '@value': value };
    return datatype.value === STRING ? value : { '@type': shortName(datatype.value), '@value': value };
  }
  const isTold = told.has(object.value) || !bySubject.has(object.value);
  return isTold ? { '@id': object.value } : tellThing(object.value, bySubject, told);
}

function oneOrMany(values: Value[]): Value | Value[] {
  const [first] = values;
  return values.length === 1 && first !== undefined ? first : values;
}
