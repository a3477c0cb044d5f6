import english from '../../locales/en/common.json' with { type: 'json' };
import { noticeForError } from '../../self-service/handle-flow-error.ts';

type Known = keyof typeof english.flow.errors;

/** The text this site has for an error of the identity service, by its id; most come to scripts only. */
export function errorText(id: string) {
  const notice = noticeForError(id);
  if (notice) return `flow.notice.${notice}` as const;
  return Object.hasOwn(english.flow.errors, id) ? (`flow.errors.${id as Known}` as const) : undefined;
}
