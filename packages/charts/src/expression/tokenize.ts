import { ChartError } from '../values/chart-error.ts';

export type Token = {
  kind: 'number' | 'text' | 'field' | 'word' | 'sign' | 'end';
  /** Without quotes and brackets. */
  text: string;
  at: number;
};

const BLANK = /\s+/y;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const SIGN = /<=|>=|!=|<>|==|[-+*/%=<>(),]/y;
const QUOTED = { '"': /"((?:[^"]|"")*)"/y, "'": /'((?:[^']|'')*)'/y, '[': /\[((?:[^\]]|\]\])*)\]/y } as const;

/**
 * Cuts an expression into its signs and words.
 * @throws ChartError expression_unexpected, expression_unended
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const blank = matchAt(BLANK, text, at);
    if (blank) {
      at += blank[0].length;
      continue;
    }
    const { token, length } = readToken(text, at);
    tokens.push(token);
    at += length;
  }
  tokens.push({ kind: 'end', text: '', at: text.length });
  return tokens;
}

function readToken(text: string, at: number): { token: Token; length: number } {
  const quote = text[at];
  if (quote === '"' || quote === "'" || quote === '[') return readQuoted(text, at, quote);
  for (const [kind, pattern] of [
    ['number', NUMBER],
    ['word', WORD],
    ['sign', SIGN],
  ] as const) {
    const [found] = matchAt(pattern, text, at) ?? [];
    if (found) return { token: { kind, text: found, at }, length: found.length };
  }
  const found = String.fromCodePoint(text.codePointAt(at) ?? 0);
  throw new ChartError('expression_unexpected', `"${found}" has no meaning here`, {
    position: at,
    params: { found },
  });
}

function readQuoted(text: string, at: number, quote: keyof typeof QUOTED): { token: Token; length: number } {
  const closing = quote === '[' ? ']' : quote;
  const [whole, inner = ''] = matchAt(QUOTED[quote], text, at) ?? [];
  if (!whole) {
    throw new ChartError('expression_unended', `The ${closing} that ends this is missing`, {
      position: at,
      params: { closing },
    });
  }
  const kind = quote === '[' ? 'field' : 'text';
  return { token: { kind, text: inner.replaceAll(closing + closing, closing), at }, length: whole.length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
