import type { UiText } from './ui-text.ts';

/** What is wrong with a submitted form: the name of the field it belongs to (the form as a whole without one). */
export type Problem = { node?: string; text: UiText };

/** A submit that cannot be accepted. The flow is shown again with these messages, and what was typed. */
export class FormProblem extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ text }) => text.text).join(' '));
    this.name = 'FormProblem';
    this.problems = problems;
  }
}

/** One message about the form as a whole, or about one field. */
export function formProblem(text: UiText, node?: string): FormProblem {
  return new FormProblem([node === undefined ? { text } : { node, text }]);
}
