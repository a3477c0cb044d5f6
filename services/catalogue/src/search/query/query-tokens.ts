import { ApplicationError } from '@gazetteer/kernel';
import { createToken, Lexer } from 'chevrotain';

/*
 * The words of the query language. Ranges have a mode of their own, because inside brackets
 * a date may stand unquoted (`[2020-01-01T00:00:00Z TO NOW]`) although it holds colons.
 */

const blanks = createToken({ name: 'Blanks', pattern: /\s+/, group: Lexer.SKIPPED, line_breaks: true });

/**
 * A bare word, wildcards and escapes included. `+` and `-` may stand inside (`idp-organization`), but a `+`
 * that begins the next clause (`tags:a+res_format:CSV`, as joined by PortalJS) ends the word.
 */
export const word = createToken({
  name: 'Word',
  label: 'a word',
  pattern:
    /(?:\\[\s\S]|&(?!&)|\|(?!\|)|[^\s+\-!(){}[\]^"~:\\&|])(?:\\[\s\S]|&(?!&)|\|(?!\|)|\+(?![\w.]+:)|[^\s+(){}[\]^"~:\\&|])*/,
  line_breaks: true,
});

export const phrase = createToken({
  name: 'Phrase',
  label: 'a quoted phrase',
  pattern: /"(?:[^"\\]|\\[\s\S])*"/,
  line_breaks: true,
});

const keyword = (name: string, pattern: RegExp) =>
  createToken({ name, label: name, pattern, longer_alt: word });
const sign = (label: string, name: string, pattern: RegExp) => createToken({ name, label, pattern });

export const and = keyword('AND', /AND/);
export const or = keyword('OR', /OR/);
export const not = keyword('NOT', /NOT/);
export const ampersands = sign('&&', 'Ampersands', /&&/);
export const bars = sign('||', 'Bars', /\|\|/);
export const plus = sign('+', 'Plus', /\+/);
export const minus = sign('-', 'Minus', /-/);
export const exclamation = sign('!', 'Exclamation', /!/);
export const leftParenthesis = sign('(', 'LeftParenthesis', /\(/);
export const rightParenthesis = sign(')', 'RightParenthesis', /\)/);
export const colon = sign(':', 'Colon', /:/);
export const tilde = sign('~', 'Tilde', /~(?:\d+(?:\.\d+)?)?/);
export const caret = sign('^', 'Caret', /\^\d+(?:\.\d+)?/);

export const rangeStart = createToken({
  name: 'RangeStart',
  label: '[ or {',
  pattern: /[[{]/,
  push_mode: 'range',
});
export const rangeEnd = createToken({ name: 'RangeEnd', label: '] or }', pattern: /[\]}]/, pop_mode: true });
export const rangeBound = createToken({
  name: 'RangeBound',
  label: 'the end of a range',
  pattern: /(?:\\[\s\S]|[^\s[\]{}"\\])+/,
  line_breaks: true,
});
export const to = createToken({ name: 'TO', label: 'TO', pattern: /TO/, longer_alt: rangeBound });

export const queryTokens = {
  modes: {
    query: [
      blanks,
      phrase,
      ampersands,
      bars,
      and,
      or,
      not,
      plus,
      minus,
      exclamation,
      leftParenthesis,
      rightParenthesis,
      colon,
      tilde,
      caret,
      rangeStart,
      word,
    ],
    range: [blanks, phrase, to, rangeEnd, rangeBound],
  },
  defaultMode: 'query',
};

/** 409: a query that cannot be read; `position` counts characters from 0. */
export function searchSyntax(problem: string, position: number): ApplicationError {
  const message = `Search query not understood at position ${position}: ${problem}`;
  return new ApplicationError('search_syntax', 409, message, { info: { position } });
}
