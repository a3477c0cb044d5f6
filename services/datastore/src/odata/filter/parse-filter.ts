import { type Comparison, comparisons, type Expression, type Literal } from './expression.ts';
import { filterFault, filterNotOffered } from './filter-fault.ts';
import { type Token, tokenize } from './tokens.ts';

/** Of all values in a filter together, as in those of `datastore_search`. */
const MOST_VALUES = 500;
/** Programs put every condition of a row of them into parentheses inside of those of the next. */
const DEEPEST_NESTING = 100;

const arithmetic = ['add', 'sub', 'mul', 'div', 'divby', 'mod'];
const relational: readonly string[] = ['gt', 'ge', 'lt', 'le'];

/**
 * Reads a `$filter` of OData (URL Conventions, 5.1.1), operators and functions in any case as 4.01 has them.
 * @throws invalid_input on `$filter` that names the place, and not_implemented for parts of the language that are not offered
 */
export function parseFilter(filter: string): Expression {
  const tokens = tokenize(filter);
  if (tokens.filter(({ kind }) => kind !== 'word' && kind !== 'mark').length > MOST_VALUES)
    throw filterFault(`must not have more than ${MOST_VALUES} values`);
  return new FilterParser(tokens).read();
}

/** Descends from the operator that binds least to the one that binds most. */
class FilterParser {
  readonly #tokens: readonly Token[];
  #place = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  read(): Expression {
    const expression = this.#readOr();
    const left = this.#next();
    if (left) throw this.#unexpected('an operator or the end');
    return expression;
  }

  #readOr(): Expression {
    return this.#readRow('or', () => this.#readRow('and', () => this.#readEquality()));
  }

  #readRow(kind: 'and' | 'or', readOperand: () => Expression): Expression {
    const first = readOperand();
    const others: Expression[] = [];
    while (this.#takeWord(kind)) others.push(readOperand());
    return others.length === 0 ? first : { kind, operands: [first, ...others] };
  }

  #readEquality(): Expression {
    return this.#readComparisons(['eq', 'ne'], () =>
      this.#readComparisons(relational, () => this.#readUnary()),
    );
  }

  #readComparisons(operators: readonly string[], readOperand: () => Expression): Expression {
    let left = readOperand();
    for (;;) {
      const operator = comparisons.find((name) => operators.includes(name) && this.#takeWord(name));
      if (operator === undefined) return left;
      left = this.#compare(operator, left, readOperand());
    }
  }

  #compare(operator: Comparison, left: Expression, right: Expression): Expression {
    return { kind: 'comparison', operator, left, right };
  }

  #readUnary(): Expression {
    if (this.#takeWord('not')) return this.#nested(() => ({ kind: 'not', operand: this.#readUnary() }));
    const value = this.#readPrimary();
    if (this.#takeWord('in')) return { kind: 'in', value, list: this.#readList() };
    const next = this.#next();
    const word = next?.kind === 'word' ? next.text.toLowerCase() : '';
    if (arithmetic.includes(word)) throw filterNotOffered('arithmetic');
    if (word === 'has' || word === 'isof') throw filterNotOffered(`the operator ${word}`);
    return value;
  }

  #readPrimary(): Expression {
    if (this.#takeMark('(')) {
      return this.#nested(() => {
        const inner = this.#readOr();
        this.#expectMark(')');
        return inner;
      });
    }
    const literal = this.#takeLiteral();
    if (literal) return { kind: 'literal', literal };
    const token = this.#next();
    if (token?.kind !== 'word') throw this.#unexpected('a value, a property or a function');
    this.#place += 1;
    if (!this.#takeMark('(')) return { kind: 'property', name: token.text };
    return this.#nested(() => ({
      kind: 'call',
      function: token.text.toLowerCase(),
      arguments: this.#readArguments(),
    }));
  }

  #readArguments(): Expression[] {
    const given: Expression[] = [];
    if (this.#takeMark(')')) return given;
    do given.push(this.#readOr());
    while (this.#takeMark(','));
    this.#expectMark(')');
    return given;
  }

  #readList(): Literal[] {
    this.#expectMark('(');
    const list: Literal[] = [];
    do {
      const literal = this.#takeLiteral();
      if (!literal) throw this.#unexpected('a value');
      list.push(literal);
    } while (this.#takeMark(','));
    this.#expectMark(')');
    return list;
  }

  #takeLiteral(): Literal | undefined {
    const token = this.#next();
    const literal = token && literalOf(token);
    if (literal) this.#place += 1;
    return literal;
  }

  #nested(read: () => Expression): Expression {
    this.#depth += 1;
    if (this.#depth > DEEPEST_NESTING)
      throw filterFault(`must not be nested more than ${DEEPEST_NESTING} levels deep`);
    const expression = read();
    this.#depth -= 1;
    return expression;
  }

  #next(): Token | undefined {
    return this.#tokens[this.#place];
  }

  #takeWord(word: string): boolean {
    const token = this.#next();
    const isTaken = token?.kind === 'word' && token.text.toLowerCase() === word;
    if (isTaken) this.#place += 1;
    return isTaken;
  }

  #takeMark(mark: string): boolean {
    const token = this.#next();
    const isTaken = token?.kind === 'mark' && token.text === mark;
    if (isTaken) this.#place += 1;
    return isTaken;
  }

  #expectMark(mark: string): void {
    if (!this.#takeMark(mark)) throw this.#unexpected(`"${mark}"`);
  }

  #unexpected(expected: string) {
    const token = this.#next();
    const place = token ? `at character ${token.at}` : 'at its end';
    return filterFault(
      `${expected} is expected ${place}${token ? `, not ${JSON.stringify(token.text)}` : ''}`,
    );
  }
}

function literalOf({ kind, text }: Token): Literal | undefined {
  if (kind === 'mark') return undefined;
  if (kind !== 'word') return { kind, text };
  if (text === 'null') return { kind: 'null' };
  return text === 'true' || text === 'false' ? { kind: 'bool', text } : undefined;
}
