import type { Node } from '@babel/types';

/** A name as it is written, or in quotes; undefined for anything else. */
export function readName(node: Node, computed: boolean): string | undefined {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'Identifier' && !computed ? node.name : undefined;
}

/** `this.related.viewers.includes` as root and names; undefined for anything that is no chain of names. */
export function readPath(node: Node): { root: string; names: string[] } | undefined {
  if (node.type === 'ThisExpression') return { root: 'this', names: [] };
  if (node.type === 'Identifier') return { root: node.name, names: [] };
  if (node.type !== 'MemberExpression' || node.optional) return undefined;
  const path = readPath(node.object);
  const name = readName(node.property, node.computed);
  if (!path || name === undefined) return undefined;
  return { root: path.root, names: [...path.names, name] };
}
