import { isNode, listOf, type SqlNode } from './sql-tree.ts';

/**
 * Whether the engine itself answers a call as PostgreSQL does, though others of the same function need a macro: most patterns of
 * LIKE have no backslash and most parts of texts begin at 1 or later, and the engine is several times faster on its own.
 */
export function isNativeCall(name: string, call: SqlNode): boolean {
  const [, second, third] = listOf(call.children);
  if (['~~', '!~~', '~~*', '!~~*'].includes(name)) {
    const pattern = constantOf(second);
    return typeof pattern === 'string' && !pattern.includes('\\');
  }
  if (name === 'substr' || name === 'substring') {
    return isAtLeast(second, 1) && (third === undefined || isAtLeast(third, 0));
  }
  return false;
}

function isAtLeast(argument: unknown, least: number): boolean {
  const number = constantOf(argument);
  return typeof number === 'number' && number >= least;
}

function constantOf(argument: unknown): unknown {
  return isNode(argument) && isNode(argument.value) ? argument.value.value : undefined;
}
