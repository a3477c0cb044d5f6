import type { ArrowFunctionExpression, ObjectExpression } from '@babel/types';
import type { Notes } from './namespace.ts';
import { spanOf } from './parse-source.ts';
import { readExpression } from './read-expression.ts';
import { readName } from './read-name.ts';
import type { Declared } from './declared.ts';

/** Reads `permits = { view: (ctx: Context): boolean => … }`. */
export function readPermits(node: ObjectExpression, notes: Notes): Declared[] {
  return node.properties.flatMap((property) => {
    if (property.type === 'ObjectProperty' && property.value.type === 'ArrowFunctionExpression') {
      const name = readName(property.key, property.computed);
      const context = readContext(property.value);
      const { body } = property.value;
      if (name !== undefined && context !== undefined && body.type !== 'BlockStatement') {
        const rule = readExpression(body, context, notes);
        return rule ? [{ relation: { name, types: [], rule }, at: property.key }] : [];
      }
    }
    const message = 'A permit is written as name: (ctx: Context): boolean => condition';
    notes.faults.push({ message, span: spanOf(property) });
    return [];
  });
}

/** The name of a permit's one parameter. */
function readContext({ params, async, returnType, typeParameters }: ArrowFunctionExpression) {
  const [parameter, ...others] = params;
  if (
    parameter?.type !== 'Identifier' ||
    parameter.optional ||
    others.length > 0 ||
    async ||
    typeParameters
  ) {
    return undefined;
  }
  const type = parameter.typeAnnotation;
  if (type && !(type.type === 'TSTypeAnnotation' && isNamed(type.typeAnnotation, 'Context')))
    return undefined;
  const isBoolean =
    !returnType ||
    (returnType.type === 'TSTypeAnnotation' && returnType.typeAnnotation.type === 'TSBooleanKeyword');
  return isBoolean ? parameter.name : undefined;
}

function isNamed(type: { type: string }, name: string): boolean {
  if (type.type !== 'TSTypeReference') return false;
  const { typeName } = type as { typeName?: { type: string; name?: string } };
  return typeName?.type === 'Identifier' && typeName.name === name;
}
