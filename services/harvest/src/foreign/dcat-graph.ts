import { namespaces } from './dcat-namespaces.ts';
import { isDictionary, text } from './read-values.ts';

/** A node of flattened JSON-LD: its properties by their full names. */
export type DcatNode = Record<string, unknown>;

/** The full name of a property written with its prefix, such as `dct:title`. */
function iri(name: string): string {
  const [prefix = '', word = ''] = name.split(':');
  return `${namespaces[prefix] ?? ''}${word}`;
}

/** Flattened JSON-LD, in which nodes refer to each other. */
export class DcatGraph {
  readonly #nodes = new Map<string, DcatNode>();

  constructor(nodes: readonly unknown[]) {
    for (const node of nodes) {
      if (isDictionary(node) && typeof node['@id'] === 'string') this.#nodes.set(node['@id'], node);
    }
  }

  /** Everything of a type, and everything that a property of anything leads to. */
  nodesOf(type: string, property: string): DcatNode[] {
    const found = new Set<DcatNode>();
    for (const node of this.#nodes.values()) {
      const types = Array.isArray(node['@type']) ? node['@type'] : [];
      if (types.includes(iri(type))) found.add(node);
      for (const linked of this.linked(node, property)) found.add(linked);
    }
    return [...found];
  }

  /** The nodes that a property leads to. */
  linked(node: DcatNode, property: string): DcatNode[] {
    return valuesOf(node, property)
      .map((value) => this.#nodes.get(idOf(value)))
      .filter((linked) => linked !== undefined);
  }

  /** The first text of the first property that has one: a literal, English before others, or else an address. */
  text(node: DcatNode | undefined, ...properties: string[]): string {
    return (node && properties.map((property) => this.texts(node, property)[0]).find(Boolean)) || '';
  }

  texts(node: DcatNode, property: string): string[] {
    const values = valuesOf(node, property);
    const literals = values.filter((value) => value['@value'] !== undefined);
    const rank = ({ '@language': language }: DcatNode) =>
      language === undefined ? 1 : /^en/i.test(text(language)) ? 0 : 2;
    const best = Math.min(...literals.map(rank));
    const chosen = literals.filter((value) => rank(value) === best).map((value) => text(value['@value']));
    return chosen.length > 0 ? chosen : values.map(idOf).filter((id) => id !== '' && !id.startsWith('_:'));
  }

  /** What a property's values are called: the label of the node they lead to, a literal, or the end of an address. */
  labels(node: DcatNode, property: string): string[] {
    return valuesOf(node, property).map((value) => {
      if (value['@value'] !== undefined) return text(value['@value']);
      const label = this.text(this.#nodes.get(idOf(value)), ...LABELS);
      return label || idOf(value).replace(/^_:.*/, '').replace(/[/#]$/, '').split(/[/#]/).at(-1) || '';
    });
  }
}

const LABELS = ['skos:prefLabel', 'rdfs:label', 'foaf:name', 'vcard:fn', 'schema:name', 'dct:title'];

function valuesOf(node: DcatNode, property: string): DcatNode[] {
  const values = node[iri(property)];
  return (Array.isArray(values) ? values : []).filter(isDictionary);
}

function idOf(value: DcatNode): string {
  return typeof value['@id'] === 'string' ? value['@id'] : '';
}
