import { EmbeddedActionsParser, EOF, type IToken, Lexer, type ParserMethod } from 'chevrotain';
import { readBound, type Literal, readLiteral, readPhrase, unescapeText } from './query-literals.ts';
import { searchSyntax } from './query-tokens.ts';
import * as tokens from './query-tokens.ts';
import { allOf, anyOf, type Query } from './query-tree.ts';

const MAXIMUM_LENGTH = 8192;
const MAXIMUM_DEPTH = 20;
const MAXIMUM_TOKENS = 2000;

/**
 * Reads the query language of CKAN's `q` and `fq` (Solr's standard syntax): `field:term`, phrases, parentheses, AND,
 * OR, NOT, `&&`, `||`, `!`, `+`, `-`, ranges, wildcards, `term~1`, `term^2`. Clauses side by side must all hold.
 * @param now what `NOW` in a range means
 * @throws search_syntax with the position (from 0) of what was not understood
 */
export function parseQuery(text: string, now: Date): Query {
  if (text.length > MAXIMUM_LENGTH)
    throw searchSyntax(`longer than ${MAXIMUM_LENGTH} characters`, MAXIMUM_LENGTH);
  const localParameters = text.indexOf('{!');
  if (localParameters >= 0) throw searchSyntax('local parameters {!…} are not allowed', localParameters);
  const found = readTokens(text);
  if (found.length === 0) return { kind: 'everything' };
  return readTree(found, text, now);
}

const lexer = new Lexer(tokens.queryTokens, { ensureOptimizations: false });

function readTokens(text: string): IToken[] {
  const { tokens: found, errors } = lexer.tokenize(text);
  const [error] = errors;
  if (error)
    throw searchSyntax(`${JSON.stringify(text.charAt(error.offset))} was not expected`, error.offset);
  if (found.length > MAXIMUM_TOKENS) throw searchSyntax(`more than ${MAXIMUM_TOKENS} parts`, MAXIMUM_LENGTH);
  let depth = 0;
  for (const token of found) {
    if (token.tokenType === tokens.leftParenthesis) depth++;
    if (token.tokenType === tokens.rightParenthesis) depth--;
    if (depth > MAXIMUM_DEPTH)
      throw searchSyntax(`more than ${MAXIMUM_DEPTH} parentheses deep`, token.startOffset);
  }
  return found;
}

function readTree(found: IToken[], text: string, now: Date): Query {
  parser.input = found;
  parser.now = now;
  const query = parser.query();
  const [error] = parser.errors;
  if (!error) return query;
  const { token } = error;
  if (token.tokenType === EOF) throw searchSyntax('the query ends too early', text.length);
  throw searchSyntax(`${JSON.stringify(token.image)} was not expected`, token.startOffset);
}

type Field = string | undefined;

class QueryParser extends EmbeddedActionsParser {
  now = new Date(0);
  readonly query: ParserMethod<[], Query>;

  constructor() {
    super([...new Set(Object.values(tokens.queryTokens.modes).flat())], { maxLookahead: 2 });
    this.query = this.RULE('query', () => this.SUBRULE(this.#disjunction, { ARGS: [undefined] }));
    this.performSelfAnalysis();
  }

  readonly #disjunction: ParserMethod<[Field], Query> = this.RULE('disjunction', (field: Field): Query => {
    const children = [this.SUBRULE(this.#conjunction, { ARGS: [field] })];
    this.MANY(() => {
      this.OR([{ ALT: () => this.CONSUME(tokens.or) }, { ALT: () => this.CONSUME(tokens.bars) }]);
      children.push(this.SUBRULE2(this.#conjunction, { ARGS: [field] }));
    });
    return anyOf(children);
  });

  readonly #conjunction: ParserMethod<[Field], Query> = this.RULE('conjunction', (field: Field): Query => {
    const children = [this.SUBRULE(this.#signed, { ARGS: [field] })];
    this.MANY(() => {
      this.OPTION(() => {
        this.OR([{ ALT: () => this.CONSUME(tokens.and) }, { ALT: () => this.CONSUME(tokens.ampersands) }]);
      });
      children.push(this.SUBRULE2(this.#signed, { ARGS: [field] }));
    });
    return allOf(children);
  });

  readonly #signed: ParserMethod<[Field], Query> = this.RULE('signed', (field: Field): Query => {
    let negated = false;
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(tokens.plus) },
        { ALT: () => (this.CONSUME(tokens.minus), (negated = !negated)) },
        { ALT: () => (this.CONSUME(tokens.exclamation), (negated = !negated)) },
        { ALT: () => (this.CONSUME(tokens.not), (negated = !negated)) },
      ]);
    });
    const child = this.SUBRULE(this.#boosted, { ARGS: [field] });
    return negated ? { kind: 'not', child } : child;
  });

  readonly #boosted: ParserMethod<[Field], Query> = this.RULE('boosted', (field: Field): Query => {
    const child = this.SUBRULE(this.#clause, { ARGS: [field] });
    const caret = this.OPTION(() => this.CONSUME(tokens.caret));
    return this.ACTION(() =>
      caret ? { kind: 'boosted', child, factor: Number(caret.image.slice(1)) } : child,
    );
  });

  readonly #clause: ParserMethod<[Field], Query> = this.RULE('clause', (outer: Field): Query => {
    let field = outer;
    this.OPTION(() => {
      const name = this.CONSUME(tokens.word);
      this.CONSUME(tokens.colon);
      this.ACTION(() => {
        field = unescapeText(name.image);
      });
    });
    return this.SUBRULE(this.#operand, { ARGS: [field] });
  });

  readonly #operand: ParserMethod<[Field], Query> = this.RULE(
    'operand',
    (field: Field): Query =>
      this.OR([
        { ALT: () => this.SUBRULE(this.#group, { ARGS: [field] }) },
        { ALT: () => this.SUBRULE(this.#range, { ARGS: [field] }) },
        { ALT: () => this.SUBRULE(this.#words, { ARGS: [field] }) },
      ]),
  );

  readonly #group: ParserMethod<[Field], Query> = this.RULE('group', (field: Field): Query => {
    this.CONSUME(tokens.leftParenthesis);
    const inner = this.SUBRULE(this.#disjunction, { ARGS: [field] });
    this.CONSUME(tokens.rightParenthesis);
    return inner;
  });

  readonly #words: ParserMethod<[Field], Query> = this.RULE('words', (field: Field): Query => {
    const token = this.OR([
      { ALT: () => this.CONSUME(tokens.word) },
      { ALT: () => this.CONSUME(tokens.phrase) },
    ]);
    const tilde = this.OPTION(() => this.CONSUME(tokens.tilde));
    return this.ACTION(() => {
      const literal: Literal = { field, token, ...(tilde && { tilde }) };
      return token.tokenType === tokens.phrase ? readPhrase(literal) : readLiteral(literal);
    });
  });

  readonly #range: ParserMethod<[Field], Query> = this.RULE('range', (field: Field): Query => {
    const start = this.CONSUME(tokens.rangeStart);
    const from = this.SUBRULE(this.#bound);
    this.CONSUME(tokens.to);
    const until = this.SUBRULE2(this.#bound);
    const end = this.CONSUME(tokens.rangeEnd);
    return this.ACTION(() => ({
      kind: 'range',
      ...(field !== undefined && { field }),
      ...readBound('from', from, field, this.now),
      ...readBound('to', until, field, this.now),
      includesFrom: start.image === '[',
      includesTo: end.image === ']',
    }));
  });

  readonly #bound: ParserMethod<[], IToken> = this.RULE('bound', () =>
    this.OR([{ ALT: () => this.CONSUME(tokens.rangeBound) }, { ALT: () => this.CONSUME(tokens.phrase) }]),
  );
}

const parser = new QueryParser();
