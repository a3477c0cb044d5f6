import { escapeHtml } from '@gazetteer/kernel';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import type { Texts } from './texts.ts';

/** The reference of every query and type as HTML, readable without script. */
export function renderReference(schema: GraphQLSchema, texts: Texts): string {
  const query = schema.getQueryType();
  const types = Object.values(schema.getTypeMap()).filter((type) => type !== query && isDocumented(type));
  const queries = query ? Object.values(query.getFields()) : [];
  return `<h3>${texts.queries}</h3>
${queries.map((field) => renderQuery(field, texts)).join('\n')}
<h3>${texts.types}</h3>
${types.map((type) => renderType(type, texts)).join('\n')}`;
}

function isDocumented(type: GraphQLNamedType): boolean {
  return !type.name.startsWith('__') && !isSpecifiedScalarType(type);
}

function renderQuery(field: GraphQLField<unknown, unknown>, texts: Texts): string {
  const args = field.args.length > 0 ? `<h4>${texts.arguments}</h4>${renderList(field.args)}` : '';
  return `<details><summary><code>${field.name}</code></summary>
<p>${escapeHtml(field.description ?? '')} <span>${texts.gives}</span> ${linkOf(field)}</p>${args}</details>`;
}

function renderType(type: GraphQLNamedType, texts: Texts): string {
  const fields = isObjectType(type)
    ? `<h4>${texts.fields}</h4>${renderList(Object.values(type.getFields()))}`
    : '';
  const description =
    isScalarType(type) || type.description ? `<p>${escapeHtml(type.description ?? '')}</p>` : '';
  return `<details id="type-${type.name}"><summary><code>${type.name}</code></summary>${description}${fields}</details>`;
}

function renderList(items: readonly (GraphQLArgument | GraphQLField<unknown, unknown>)[]): string {
  const rows = items.map(
    (item) =>
      `<dt><code>${item.name}</code> ${linkOf(item)}</dt><dd>${escapeHtml(item.description ?? '')}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function linkOf({ type }: GraphQLArgument | GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  const code = `<code>${escapeHtml(String(type))}</code>`;
  return isDocumented(named) ? `<a href="#type-${named.name}">${code}</a>` : code;
}
