import { GraphQLError } from 'graphql';

/**
 * Path templates: the part of RFC 6570 that REST paths need, `{name}` (simple expansion)
 * and `{?a,b}` / `{&a,b}` (form-style query expansion). Lists and objects travel as JSON text.
 */
type Expression = { operator: '' | '?' | '&'; names: string[] };
type Part = string | Expression;

export type PathTemplate = {
  /** Names that must have a value: those outside a query expression. */
  required: string[];
  /** Every name the template mentions. */
  names: string[];
  /** Fills the template in. @throws where a required name has no value */
  expand(valueOf: (name: string) => unknown): string;
};

const expressionPattern = /\{([?&]?)([A-Za-z_]\w*(?:,[A-Za-z_]\w*)*)\}/g;

/** Reads a template such as `action/package_show{?id}`. @throws for braces it does not understand */
export function parsePathTemplate(source: string): PathTemplate {
  const parts = split(source);
  const expressions = parts.filter((part) => typeof part !== 'string');
  return {
    required: expressions.filter(({ operator }) => operator === '').flatMap(({ names }) => names),
    names: expressions.flatMap(({ names }) => names),
    expand: (valueOf) =>
      parts.map((part) => (typeof part === 'string' ? part : expand(part, valueOf, source))).join(''),
  };
}

function split(source: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of source.matchAll(expressionPattern)) {
    const [text, operator = '', names = ''] = match;
    parts.push(source.slice(end, match.index));
    parts.push({ operator: operator as Expression['operator'], names: names.split(',') });
    end = match.index + text.length;
  }
  parts.push(source.slice(end));
  if (parts.some((part) => typeof part === 'string' && /[{}]/.test(part))) {
    throw new Error(`"${source}" is no path template: write {name}, {?name,name} or {&name,name}`);
  }
  return parts;
}

function expand({ operator, names }: Expression, valueOf: (name: string) => unknown, source: string): string {
  const given = names.flatMap((name) => {
    const value = valueOf(name);
    return value === undefined || value === null ? [] : [{ name, text: encodeURIComponent(textOf(value)) }];
  });
  if (operator !== '') {
    const pairs = given.map(({ name, text }) => `${name}=${text}`).join('&');
    return pairs && `${operator}${pairs}`;
  }
  if (given.length < names.length) {
    const message = `Missing parameters to run query: "${source}" needs ${names.join(', ')}`;
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
  return given.map(({ text }) => text).join(',');
}

/** A value as it stands in an address. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
