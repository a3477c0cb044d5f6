import type { TSType, TSTypeElement, TSTypeLiteral } from '@babel/types';
import type { Notes, SubjectType } from './namespace.ts';
import { spanOf } from './parse-source.ts';
import type { Declared } from './declared.ts';
import { readName } from './read-name.ts';

/** Reads `related: { viewers: (User | SubjectSet<Group, "members">)[] }`. */
export function readRelated(node: TSTypeLiteral, notes: Notes): Declared[] {
  return node.members.flatMap((member) => {
    const declared = readMember(member, notes);
    if (declared) return [declared];
    const message = 'A relation is written as name: Type[], with one type or several: (User | Group)[]';
    notes.faults.push({ message, span: spanOf(member) });
    return [];
  });
}

function readMember(member: TSTypeElement, notes: Notes): Declared | undefined {
  if (member.type !== 'TSPropertySignature' || member.optional || member.readonly) return undefined;
  const name = readName(member.key, member.computed === true);
  const list = member.typeAnnotation && elementOf(member.typeAnnotation.typeAnnotation);
  if (name === undefined || !list) return undefined;
  const types = (list.type === 'TSUnionType' ? list.types : [list]).map((type) => readType(type, notes));
  const known = types.filter((type) => type !== undefined);
  return { relation: { name, types: known, rule: undefined }, at: member.key };
}

/** What a list is of: `T[]`, `(T | U)[]` or `Array<T | U>`. */
function elementOf(type: TSType): TSType | undefined {
  if (type.type === 'TSArrayType') return withoutParentheses(type.elementType);
  if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
  const [element, ...others] = type.typeParameters?.params ?? [];
  if (type.typeName.name !== 'Array' || !element || others.length > 0) return undefined;
  return withoutParentheses(element);
}

function withoutParentheses(type: TSType): TSType {
  return type.type === 'TSParenthesizedType' ? withoutParentheses(type.typeAnnotation) : type;
}

function readType(node: TSType, notes: Notes): SubjectType | undefined {
  const type = withoutParentheses(node);
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const { name } = type.typeName;
    const parameters = type.typeParameters?.params ?? [];
    if (name !== 'SubjectSet' && parameters.length === 0) {
      return { namespace: name, relation: undefined, span: spanOf(type) };
    }
    const [set, relation, ...others] = parameters;
    if (
      name === 'SubjectSet' &&
      others.length === 0 &&
      set?.type === 'TSTypeReference' &&
      set.typeName.type === 'Identifier' &&
      relation?.type === 'TSLiteralType' &&
      relation.literal.type === 'StringLiteral'
    ) {
      return { namespace: set.typeName.name, relation: relation.literal.value, span: spanOf(type) };
    }
  }
  const message = 'A type is a namespace, or SubjectSet<Namespace, "relation">';
  notes.faults.push({ message, span: spanOf(type) });
  return undefined;
}
