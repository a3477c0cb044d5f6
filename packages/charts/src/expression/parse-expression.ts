import { ChartError } from '../values/chart-error.ts';
import type { BinaryOperator, Expression } from './expression.ts';
import { tokenize, type Token } from './tokenize.ts';

/** Deeper formulas than anyone writes; keeps what follows from running out of stack. */
const DEEPEST = 40;

/** From the loosest to the tightest; operators of one line are read from left to right. */
const ranks: readonly (readonly BinaryOperator[])[] = [
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
/** `not` binds looser than comparisons and tighter than `and`. */
const COMPARISON_RANK = 2;

const spellings: Readonly<Record<string, string>> = { '==': '=', '<>': '!=' };
const constants: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

type Reader = { tokens: readonly Token[]; next: number; depth: number };

/**
 * Reads a formula, such as `round(per([Crimes], population) * 1000, 1)`.
 * @throws ChartError whose code begins with `expression_`, with the position in the text
 */
export function parseExpression(text: string): Expression {
  const reader: Reader = { tokens: tokenize(text), next: 0, depth: 0 };
  const expression = readRank(reader, 0);
  if (peek(reader).kind !== 'end') throw unexpected(peek(reader));
  return expression;
}

function readRank(reader: Reader, rank: number): Expression {
  const operators = ranks[rank];
  if (!operators) return readUnary(reader);
  if (rank === COMPARISON_RANK && isWord(peek(reader), 'not')) {
    const { at } = take(reader);
    return deeper(reader, at, () => ({
      kind: 'unary',
      operator: 'not',
      operand: readRank(reader, rank),
      at,
    }));
  }
  let left = readRank(reader, rank + 1);
  for (let count = 1; ; count++) {
    const operator = operators.find((name) => name === operatorOf(peek(reader)));
    if (!operator) return left;
    const { at } = take(reader);
    if (count > DEEPEST * 5) throw tooDeep(at);
    left = { kind: 'binary', operator, left, right: readRank(reader, rank + 1), at };
  }
}

function readUnary(reader: Reader): Expression {
  const token = peek(reader);
  if (token.kind !== 'sign' || token.text !== '-') return readValue(reader);
  const { at } = take(reader);
  return deeper(reader, at, () => ({ kind: 'unary', operator: '-', operand: readUnary(reader), at }));
}

function readValue(reader: Reader): Expression {
  const token = take(reader);
  const { at, text } = token;
  if (token.kind === 'number') return { kind: 'number', value: Number(text), at };
  if (token.kind === 'text') return { kind: 'text', value: text, at };
  if (token.kind === 'field') return { kind: 'field', name: text, at };
  if (token.kind === 'word') return readWord(reader, token);
  if (token.kind === 'sign' && text === '(') {
    return deeper(reader, at, () => {
      const inner = readRank(reader, 0);
      expectSign(reader, ')');
      return inner;
    });
  }
  throw unexpected(token);
}

function readWord(reader: Reader, { text, at }: Token): Expression {
  const name = text.toLowerCase();
  if (isSign(peek(reader), '(')) {
    take(reader);
    return deeper(reader, at, () => ({ kind: 'call', name, parameters: readParameters(reader), at }));
  }
  if (name === 'and' || name === 'or' || name === 'not') throw unexpected({ kind: 'word', text, at });
  const constant = Object.hasOwn(constants, name) ? constants[name] : undefined;
  return constant === undefined
    ? { kind: 'field', name: text, at }
    : { kind: 'constant', value: constant, at };
}

function readParameters(reader: Reader): Expression[] {
  const parameters: Expression[] = [];
  if (isSign(peek(reader), ')')) {
    take(reader);
    return parameters;
  }
  for (;;) {
    parameters.push(readRank(reader, 0));
    if (isSign(peek(reader), ',')) take(reader);
    else break;
  }
  expectSign(reader, ')');
  return parameters;
}

function deeper(reader: Reader, at: number, read: () => Expression): Expression {
  if (++reader.depth > DEEPEST) throw tooDeep(at);
  const expression = read();
  reader.depth--;
  return expression;
}

function peek(reader: Reader): Token {
  return reader.tokens[reader.next] ?? { kind: 'end', text: '', at: 0 };
}

function take(reader: Reader): Token {
  const token = peek(reader);
  if (token.kind !== 'end') reader.next++;
  return token;
}

function expectSign(reader: Reader, sign: string): void {
  const token = take(reader);
  if (!isSign(token, sign)) throw unexpected(token);
}

function isSign(token: Token, sign: string): boolean {
  return token.kind === 'sign' && token.text === sign;
}

function isWord(token: Token, word: string): boolean {
  return token.kind === 'word' && token.text.toLowerCase() === word;
}

function operatorOf({ kind, text }: Token): string | undefined {
  if (kind === 'word') return text.toLowerCase();
  return kind === 'sign' ? (spellings[text] ?? text) : undefined;
}

function unexpected({ kind, text, at }: Token): ChartError {
  if (kind === 'end') {
    return new ChartError('expression_unended', 'The formula ends too early', { position: at });
  }
  return new ChartError('expression_unexpected', `"${text}" has no meaning here`, {
    position: at,
    params: { found: text },
  });
}

function tooDeep(position: number): ChartError {
  return new ChartError('expression_deep', 'The formula is nested too deep', { position });
}
