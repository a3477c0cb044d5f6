import type { TypedTuple } from '../../../relation-tuples/written-tuple.ts';

/** What can be asked, with the parts of a tuple that each question needs. */
export const questions = {
  check: ['namespace', 'object', 'relation', 'subject'],
  expand: ['namespace', 'object', 'relation'],
  objects: ['namespace', 'relation', 'subject'],
  subjects: ['namespace', 'object', 'relation'],
} as const;

export type Question = keyof typeof questions;

export const questionNames = Object.keys(questions) as Question[];

/** The question that an address names by `ask`. */
export function readQuestion(query: URLSearchParams): Question {
  const asked = query.get('ask');
  return questionNames.find((name) => name === asked) ?? 'check';
}

/** Whether all that a question needs was typed. */
export function isAsked(question: Question, typed: TypedTuple): boolean {
  return questions[question].every((part) => typed[part] !== '');
}

/** The address of a question on its page, with what was typed. */
export function addressOf(question: Question, typed: TypedTuple): string {
  const { namespace, object, relation, kind, subject } = typed;
  const said = Object.entries({ namespace, object, relation, subject }).filter(([, part]) => part !== '');
  return `?${new URLSearchParams({ ask: question, ...Object.fromEntries(said), kind })}`;
}
