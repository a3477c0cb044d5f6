import {
  checkMessage,
  fieldsOf,
  type MessageField,
  type MessageKind,
  problemText,
  tidyFields,
  HONEYPOT,
  type WrittenFields,
} from '@gazetteer/feedback';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../site/use-shell.ts';
import { createFormToken, type FormToken } from './begun-form.ts';
import { type Delivery, deliverMessage, type FieldTexts } from './deliver-message.ts';
import { keepText, keptText } from './kept-text.ts';

/** What a form that was sent without script contained, and what the server said to it. */
export interface Returned {
  typed: WrittenFields;
  delivery: Delivery;
}

/** What a form does at the moment: working, its browser earns the right to send. */
export type FormState = 'idle' | 'sending' | 'working';

export interface TeamForm {
  form: {
    ref: RefObject<HTMLFormElement | null>;
    'aria-busy': true | undefined;
    onSubmit: (event: FormEvent) => void;
    onInput: (event: FormEvent) => void;
    onFocus: () => void;
  };
  /** What each field needs to stand in the form. */
  field(name: MessageField): { name: string; defaultValue: string; error: string | undefined };
  state: FormState;
  delivery: Delivery | undefined;
  /** What was typed when it was sent last. */
  written: WrittenFields;
}

/**
 * One of the two forms to the team. Its fields keep their own text, so that what is typed before this script runs, and
 * while it works, stays; nothing is taken away from them before the server has it.
 */
export function useTeamForm(
  kind: MessageKind,
  returned?: Returned,
  begun?: Partial<WrittenFields>,
): TeamForm {
  const { locale } = useShell();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<FormToken>(undefined);
  const [state, setState] = useState<FormState>('idle');
  const [delivery, setDelivery] = useState(returned?.delivery);
  const [errors, setErrors] = useState(returned ? fieldTexts(returned.delivery) : {});
  const [written, setWritten] = useState(returned?.typed ?? { ...emptyFields, ...begun });
  useEffect(() => {
    if (form.current && !returned && !begun) restore(form.current, kind);
  }, [kind, returned, begun]);

  const beginForm = () => {
    token.current ??= createFormToken();
    token.current.begin();
    return token.current;
  };
  const refuse = (element: HTMLFormElement, texts: FieldTexts) => {
    setErrors(texts);
    const first = fieldsOf(kind).find((field) => texts[field] !== undefined);
    if (first) inputOf(element, first)?.focus();
  };
  const submit = async (element: HTMLFormElement) => {
    const fields = readFields(element);
    setWritten(fields);
    setDelivery(undefined);
    const problems = checkMessage(kind, tidyFields(kind, fields));
    refuse(element, Object.fromEntries(problems.map(([field, one]) => [field, problemText(one, locale)])));
    if (problems.length > 0) return;
    setState('sending');
    const letter = {
      kind,
      fields,
      page: pathname,
      chart: readText(element, 'chart'),
      trap: { [HONEYPOT]: readText(element, HONEYPOT) },
      language: locale,
    };
    const outcome = await deliverMessage(letter, beginForm(), () => setState('working'));
    setState('idle');
    setDelivery(outcome);
    if (outcome.state === 'refused') refuse(element, outcome.fields);
    if (outcome.state === 'sent') clear(element, kind);
  };
  return {
    form: {
      ref: form,
      'aria-busy': state === 'idle' ? undefined : true,
      onFocus: () => void beginForm(),
      onInput: ({ target }) => {
        if (!form.current) return;
        keepText(kind, readFields(form.current));
        const name = (target as HTMLInputElement).name as MessageField;
        setErrors((before) => (before[name] === undefined ? before : { ...before, [name]: undefined }));
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (form.current && state === 'idle') void submit(form.current);
      },
    },
    field: (name) => ({
      name,
      defaultValue: returned?.typed[name] ?? begun?.[name] ?? '',
      error: errors[name],
    }),
    state,
    delivery,
    written,
  };
}

const emptyFields: WrittenFields = { name: '', phone: '', email: '', subject: '', message: '' };

function fieldTexts(delivery: Delivery): FieldTexts {
  return delivery.state === 'refused' ? delivery.fields : {};
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
}

function readText(form: HTMLFormElement, name: string): string {
  return inputOf(form, name)?.value ?? '';
}

function readFields(form: HTMLFormElement): WrittenFields {
  const text = (name: MessageField) => readText(form, name);
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}

function restore(form: HTMLFormElement, kind: MessageKind): void {
  const kept = keptText(kind);
  for (const field of fieldsOf(kind)) {
    const input = inputOf(form, field);
    // What is typed already is newer.
    if (input?.value === '') input.value = kept[field] ?? '';
  }
}

function clear(form: HTMLFormElement, kind: MessageKind): void {
  for (const name of [...fieldsOf(kind), HONEYPOT]) {
    const input = inputOf(form, name);
    if (input) input.value = '';
  }
  keepText(kind, emptyFields);
}
