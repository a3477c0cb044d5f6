import {
  errorKeys,
  fieldsOf,
  type MessageField,
  type MessageKind,
  type WrittenFields,
} from '@gazetteer/feedback';
import type { BegunForm, FormToken } from './begun-form.ts';

/** What became of a message to the team. */
export type Delivery =
  | { state: 'sent' }
  /** The server did not take it and says why: in texts by field, or in one for all of it. */
  | { state: 'refused'; fields: FieldTexts; message?: string }
  | { state: 'failed' };

export type FieldTexts = Partial<Record<MessageField, string>>;

/** A message as it is sent. */
export interface Letter {
  kind: MessageKind;
  fields: WrittenFields;
  /** The page it was written on. */
  page: string;
  /** The public handle of the chart that it reports; empty where it reports none. */
  chart?: string;
  /** What stands in the field that people do not see, by its name. */
  trap: Record<string, string>;
  language: string;
}

const paths: Record<MessageKind, string> = { feedback: '/api/feedback', contact: '/api/connect' };

/** The server may ask for work, and for more of it if the form is no longer good. */
const MOST_ROUNDS = 3;

/**
 * Sends a message to the team, and works for it where the server asks for that. Never throws: each outcome is a
 * {@link Delivery}.
 * @param onWork called when the browser begins to work, which may take seconds
 */
export async function deliverMessage(letter: Letter, form: FormToken, onWork: () => void): Promise<Delivery> {
  try {
    let begun = await form.ready();
    let proof = '';
    for (let round = 1; ; round += 1) {
      if (begun && begun.difficulty > 0) {
        onWork();
        const { solveProof } = await import('./solve-proof.ts');
        proof = await solveProof(begun.token, begun.difficulty);
      }
      const answer = await post(letter, begun?.token ?? '', proof);
      // Read to its end in any case: until then a browser holds the connection.
      const refusal: unknown = await answer.json();
      if (answer.ok) {
        form.end();
        return { state: 'sent' };
      }
      begun = dearerForm(refusal);
      if (!begun || round === MOST_ROUNDS) return readRefusal(letter.kind, refusal);
    }
  } catch {
    return failed;
  }
}

const failed: Delivery = { state: 'failed' };

function post(
  { kind, fields, page, chart, trap, language }: Letter,
  token: string,
  proof: string,
): Promise<Response> {
  const written = Object.fromEntries(fieldsOf(kind).map((field) => [field, fields[field]]));
  return fetch(paths[kind], {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language },
    body: JSON.stringify({ ...written, page, ...(chart ? { chart } : {}), ...trap, token, proof }),
  });
}

/** The form that the server asks a browser to work for. */
function dearerForm(refusal: unknown): BegunForm | undefined {
  return isRecord(refusal) && isRecord(refusal['form'])
    ? (refusal['form'] as unknown as BegunForm)
    : undefined;
}

/**
 * Reads why the server did not take a message: texts by its own keys (`Name`, `PhoneNumber` …), or one text, whichever
 * side the fault is on. An answer that says nothing of either is a failure.
 */
export function readRefusal(kind: MessageKind, answer: unknown): Delivery {
  const message = isRecord(answer) ? answer['message'] : undefined;
  if (typeof message === 'string') return { state: 'refused', fields: {}, message };
  if (!isRecord(message)) return failed;
  const fields: FieldTexts = {};
  for (const field of fieldsOf(kind)) {
    const text = message[errorKeys[kind][field] ?? ''];
    if (typeof text === 'string') fields[field] = text;
  }
  return { state: 'refused', fields };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A mail to the team that carries what was typed. */
export function mailAddress(email: string, subject: string, lines: readonly string[]): string {
  const text = lines.filter((line) => line.trim() !== '').join('\n\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
