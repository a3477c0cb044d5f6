import type { ClassDeclaration, ClassProperty } from '@babel/types';
import type { Declared } from './declared.ts';
import type { Namespace, Notes, Relation } from './namespace.ts';
import { spanOf } from './parse-source.ts';
import { readPermits } from './read-permits.ts';
import { readRelated } from './read-related.ts';

/** Reads one class: its name, and the relations of all its `related` and `permits`. */
export function readNamespace(node: ClassDeclaration, notes: Notes): Namespace {
  const name = node.id?.name ?? '';
  if (!isNamespace(node)) {
    const message = `The class ${name} must implement Namespace, and extend nothing`;
    notes.faults.push({ message, span: spanOf(node.id ?? node) });
  }
  const relations = new Map<string, Relation>();
  for (const member of node.body.body) {
    for (const { relation, at } of readMember(member, notes)) {
      if (relations.has(relation.name)) {
        const message = `"${relation.name}" is declared twice in ${name}`;
        notes.faults.push({ message, span: spanOf(at) });
      }
      relations.set(relation.name, relation);
    }
  }
  return { name, relations };
}

function isNamespace(node: ClassDeclaration): boolean {
  const [implemented, ...others] = node.implements ?? [];
  return (
    !node.superClass &&
    !node.abstract &&
    !node.typeParameters &&
    others.length === 0 &&
    implemented?.type === 'TSExpressionWithTypeArguments' &&
    implemented.expression.type === 'Identifier' &&
    implemented.expression.name === 'Namespace'
  );
}

function readMember(member: ClassDeclaration['body']['body'][number], notes: Notes): Declared[] {
  if (member.type === 'ClassProperty' && isPlain(member)) {
    const { key, typeAnnotation, value } = member;
    const type = typeAnnotation?.type === 'TSTypeAnnotation' ? typeAnnotation.typeAnnotation : undefined;
    if (key.type === 'Identifier' && key.name === 'related' && type?.type === 'TSTypeLiteral' && !value) {
      return readRelated(type, notes);
    }
    if (key.type === 'Identifier' && key.name === 'permits' && value?.type === 'ObjectExpression' && !type) {
      return readPermits(value, notes);
    }
  }
  const message = 'A namespace has nothing but related: {…} and permits = {…}';
  notes.faults.push({ message, span: spanOf(member) });
  return [];
}

function isPlain(member: ClassProperty): boolean {
  const { computed, static: isStatic, optional, readonly, declare, accessibility, definite } = member;
  return !(computed || isStatic || optional || readonly || declare || accessibility || definite);
}
