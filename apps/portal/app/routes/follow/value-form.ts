import { readCondition } from '../../follow/condition.ts';

/** What the form says of a value, as the API takes it. */
export function readValueForm(form: URLSearchParams) {
  const newestBy = form.get('newest_by');
  return {
    column: form.get('column') ?? '',
    newest_by: newestBy ? newestBy : null,
    condition: readCondition(form),
  };
}
