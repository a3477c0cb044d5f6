import { fieldsOf, longest, type MessageField, type MessageKind, type WrittenFields } from './forms.ts';

/** What can be wrong with a field. */
export type Problem =
  | `${MessageField}Required`
  | 'emailInvalid'
  | 'phoneInvalid'
  | `${Exclude<MessageField, 'phone'>}TooLong`;

/** Control characters, which a single-line field must not contain: a line break would begin a new header in a mail. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROL_BUT_LINES = /(?![\n\t])\p{Cc}/gu;

/** What was written, as it is checked and stored: trimmed, and each single-line field on one line. */
export function tidyFields(kind: MessageKind, written: Partial<WrittenFields>): WrittenFields {
  const text = (field: MessageField) => (fieldsOf(kind).includes(field) ? (written[field] ?? '') : '');
  const line = (field: MessageField) => text(field).replaceAll(CONTROL, ' ').trim();
  return {
    name: line('name'),
    email: line('email'),
    // Ten digits count as ten digits, however they are separated.
    phone: line('phone').replaceAll(/\s/g, ''),
    subject: line('subject'),
    message: text('message').replaceAll('\r\n', '\n').replaceAll(CONTROL_BUT_LINES, '').trim(),
  };
}

/**
 * What is wrong with a message, field by field, in the order of its form; `fields` as {@link tidyFields} gives them.
 */
export function checkMessage(
  kind: MessageKind,
  fields: WrittenFields,
): [field: MessageField, problem: Problem][] {
  return fieldsOf(kind).flatMap((field): [MessageField, Problem][] => {
    const problem = problemOf(field, fields[field]);
    return problem ? [[field, problem]] : [];
  });
}

function problemOf(field: MessageField, text: string): Problem | undefined {
  if (text === '') return `${field}Required`;
  if (field === 'phone') return /^\d{10}$/.test(text) ? undefined : 'phoneInvalid';
  if (text.length > longest[field]) return `${field}TooLong`;
  if (field === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return 'emailInvalid';
  return undefined;
}
