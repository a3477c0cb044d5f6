import type { IToken } from 'chevrotain';
import type { Leaf, PatternPart, Query } from './query-tree.ts';

/** A word or phrase as it was written, the field it is looked for in, and what followed it (`~1`). */
export type Literal = { field: string | undefined; token: IToken; tilde?: IToken };

// The distance a bare `~` means, which is also the largest there is, as in Lucene.
const GREATEST_DISTANCE = 2;

/** A bare word as a tree: a term, a pattern with wildcards, or a term with typing errors allowed. */
export function readLiteral({ field, token, tilde }: Literal): Query {
  const parts = readParts(token.image);
  const [first, ...others] = parts;
  if (first === undefined) return withField(field, { kind: 'term', text: '' });
  if (parts.every((part) => 'literal' in part)) {
    const text = parts.map((part) => part.literal).join('');
    if (!tilde) return withField(field, { kind: 'term', text });
    return withField(field, { kind: 'similar', text, distance: readDistance(tilde.image, text) });
  }
  const isStar = others.length === 0 && 'wildcard' in first && first.wildcard === '*';
  if (isStar && (field === undefined || field === '*')) return { kind: 'everything' };
  return withField(field, { kind: 'pattern', parts });
}

/** A quoted phrase as a tree. With a distance (`"a b"~5`) its words must all be there, in any order. */
export function readPhrase({ field, token, tilde }: Literal): Query {
  const text = unescapeText(token.image.slice(1, -1));
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (!tilde || words.length < 2) return withField(field, { kind: 'phrase', text });
  return { kind: 'all-of', children: words.map((word) => withField(field, { kind: 'term', text: word })) };
}

/** Takes the backslashes off: `a\:b` is `a:b`. */
export function unescapeText(text: string): string {
  return text.replaceAll(/\\([\s\S])/g, '$1');
}

function withField(field: string | undefined, leaf: Leaf): Query {
  return field === undefined ? leaf : { ...leaf, field };
}

function readParts(image: string): PatternPart[] {
  const parts: PatternPart[] = [];
  for (const [piece] of image.matchAll(/\\[\s\S]|[*?]|[^\\*?]+/g)) {
    const last = parts.at(-1);
    if (piece === '*' || piece === '?') {
      if (!(piece === '*' && last && 'wildcard' in last && last.wildcard === '*'))
        parts.push({ wildcard: piece });
      continue;
    }
    const literal = unescapeText(piece);
    if (last && 'literal' in last) last.literal += literal;
    else parts.push({ literal });
  }
  return parts;
}

// Older clients write a similarity between 0 and 1: the share of letters that must stay.
function readDistance(tilde: string, text: string): number {
  if (tilde === '~') return GREATEST_DISTANCE;
  const value = Number(tilde.slice(1));
  const distance = value > 0 && value < 1 ? Math.floor((1 - value) * text.length) : Math.floor(value);
  return Math.min(distance, GREATEST_DISTANCE);
}
