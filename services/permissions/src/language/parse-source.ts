import { parse, type ParseError } from '@babel/parser';
import type { ClassDeclaration, Node, Statement } from '@babel/types';
import type { Notes, Span } from './namespace.ts';

/** How long a text of the permission language is at most, in characters. */
export const LONGEST_LANGUAGE = 65_536;
const NOWHERE = { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } };
const NOTHING: Span = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * The classes of a text, which is TypeScript; beside them it may have imports and comments.
 * Faults of syntax are noted with their positions, all that the parser can find at once.
 * @param isStored of a text that holds already, what stands before the first class is passed over: once it was not read
 */
export function parseClasses(source: string, notes: Notes, isStored: boolean): ClassDeclaration[] {
  if (source.length > LONGEST_LANGUAGE) {
    notes.faults.push({ message: `The text has more than ${LONGEST_LANGUAGE} characters`, span: NOTHING });
    return [];
  }
  try {
    const file = parse(isStored ? withoutPreamble(source) : source, {
      sourceType: 'module',
      plugins: ['typescript'],
      errorRecovery: true,
      createParenthesizedExpressions: true,
      attachComment: false,
    });
    for (const error of file.errors ?? []) {
      // Other programs of this language want nothing between `related` and `permits`.
      if (error.reasonCode !== 'MissingSemicolon') noteSyntax(error, notes);
    }
    return file.program.body.flatMap((statement) => readClass(statement, notes));
  } catch (error) {
    // A text of nothing but brackets is deeper than the parser's stack.
    if (error instanceof RangeError) {
      notes.faults.push({ message: 'The text is nested too deeply', span: NOTHING });
    } else if (isSyntaxError(error)) noteSyntax(error, notes);
    else throw error;
    return [];
  }
}

/** The part of the text that a node was read from. */
export function spanOf(node: Node): Span {
  // The parser knows it of every node that it has read.
  const { start, end } = node.loc ?? NOWHERE;
  return {
    start: { line: start.line, column: start.column + 1 },
    end: { line: end.line, column: end.column + 1 },
  };
}

function isSyntaxError(error: unknown): error is SyntaxError & { loc: { line: number; column: number } } {
  return error instanceof SyntaxError && 'loc' in error;
}

function noteSyntax(
  error: ParseError | (SyntaxError & { loc: { line: number; column: number } }),
  notes: Notes,
) {
  const at = { line: error.loc.line, column: error.loc.column + 1 };
  const message = error.message.replace(/ \(\d+:\d+\)$/u, '');
  notes.faults.push({ message, span: { start: at, end: { ...at, column: at.column + 1 } } });
}

const COMMENT_TEXT_OR_CLASS = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\bclass\b/gu;

/** Blanks what stands before the first class, so that all positions stay. */
function withoutPreamble(source: string): string {
  for (const match of source.matchAll(COMMENT_TEXT_OR_CLASS)) {
    if (match[0] !== 'class') continue;
    return source.slice(0, match.index).replaceAll(/[^\r\n\u2028\u2029]/g, ' ') + source.slice(match.index);
  }
  return '';
}

function readClass(statement: Statement, notes: Notes): ClassDeclaration[] {
  const inner =
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
  if (inner.type === 'ClassDeclaration') return [inner];
  if (inner.type !== 'EmptyStatement' && inner.type !== 'ImportDeclaration') {
    notes.faults.push({ message: 'Only imports and classes may stand here', span: spanOf(statement) });
  }
  return [];
}
