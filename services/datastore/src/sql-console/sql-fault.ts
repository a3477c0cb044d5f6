import { ApplicationError } from '@gazetteer/kernel';
import type { FailureDetails } from '../engine/query-worker.contract.ts';
import { QueryError, type QueryFailure } from '../engine/query-worker.contract.ts';
import { engineReason, failureSentence } from './failure-words.ts';
import { SqlRefusal, type RefusalReason } from './sql-refusal.ts';

/** What is wrong with a query, for programs that tell it in words of their own. */
type SqlFault = {
  code:
    | 'syntax'
    | 'several_statements'
    | 'not_allowed'
    | 'function_not_allowed'
    | 'table_not_found'
    | 'column_not_found'
    | 'function_not_found'
    | 'too_complex'
    | 'too_large'
    | 'too_slow'
    | 'too_much_memory'
    | 'busy'
    | 'other';
  /** From 1, as people count. */
  line?: number;
  column?: number;
  /** What is missing or not allowed, and what might have been meant. */
  name?: string;
  candidates?: string[];
};

const refusals: Record<RefusalReason, SqlFault['code']> = {
  several_statements: 'several_statements',
  construct: 'not_allowed',
  function: 'function_not_allowed',
  table: 'not_allowed',
  too_complex: 'too_complex',
};

const failures: Record<QueryFailure, SqlFault['code']> = {
  syntax: 'syntax',
  failed: 'other',
  timed_out: 'too_slow',
  out_of_memory: 'too_much_memory',
  too_large: 'too_large',
  crashed: 'too_much_memory',
  busy: 'busy',
  cancelled: 'busy',
};

/** Tells of a query that was refused or failed as CKAN tells of it, with the place and kind of the fault. */
export function describeSqlFault(error: unknown, sql: string): unknown {
  if (error instanceof SqlRefusal) return describeRefusal(error, sql);
  return error instanceof QueryError ? describeFailure(error, sql) : error;
}

/** A table that is missing, or that the caller may not know of. */
export function tableMissing(name: string, sql: string, position: number | undefined): ApplicationError {
  const fault = { code: 'table_not_found' as const, ...placeOf(sql, position), name };
  return new ApplicationError('not_found', 404, `Resource "${name}" was not found.`, { info: { fault } });
}

function describeRefusal({ reason, message, position }: SqlRefusal, sql: string): ApplicationError {
  const info = { fault: { code: refusals[reason], ...placeOf(sql, position) } };
  if (reason === 'function' || reason === 'table') {
    return new ApplicationError('access_denied', 403, `Access denied: ${message}`, { info });
  }
  return new ApplicationError('invalid_input', 400, message, { fields: { query: [message] }, info });
}

function describeFailure(error: QueryError, sql: string): ApplicationError {
  const { kind, message, details } = error;
  const fault = faultOf(kind, message, details, sql);
  if (fault.code === 'busy') return new ApplicationError('unavailable', 503, message, { info: { fault } });
  if (['too_slow', 'too_much_memory', 'too_large'].includes(fault.code)) {
    return new ApplicationError('timed_out', 504, message, { info: { fault } });
  }
  const said = fault.code === 'too_complex' ? 'The query is too complex.' : failureSentence(error);
  return new ApplicationError('invalid_input', 400, said, {
    fields: { query: [said] },
    info: { statement: [sql], params: [{}], orig: [engineReason(error)], fault },
  });
}

function faultOf(kind: QueryFailure, message: string, details: FailureDetails, sql: string): SqlFault {
  const { position, subtype, name, candidates } = details;
  return {
    code: codeOf(kind, subtype, message),
    ...placeOf(sql, position),
    ...(name ? { name } : {}),
    ...(candidates ? { candidates } : {}),
  };
}

function codeOf(kind: QueryFailure, subtype: string | undefined, message: string): SqlFault['code'] {
  if (message.includes('Max expression depth')) return 'too_complex';
  if (subtype === 'COLUMN_NOT_FOUND') return 'column_not_found';
  if (subtype === 'MISSING_ENTRY' && message.includes('Function')) return 'function_not_found';
  return failures[kind];
}

/** Line and column, in characters from 1, of an offset in bytes of UTF-8. */
function placeOf(sql: string, position: number | undefined): { line?: number; column?: number } {
  if (position === undefined) return {};
  const before = Buffer.from(sql).subarray(0, position).toString().split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
