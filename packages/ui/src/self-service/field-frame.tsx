import type { ReactNode } from 'react';
import fieldStyles from '../field/field.module.css';
import type { UiText } from './flow-ui.ts';
import styles from './self-service.module.css';

/** The id of a field, by which messages lead to it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** What connects a field with the messages under it. */
export function describedBy(name: string, messages: readonly UiText[], hasHint = false) {
  const id = fieldId(name);
  const parts = [messages.length > 0 ? `${id}-messages` : '', hasHint ? `${id}-hint` : ''].filter(Boolean);
  return {
    id,
    'aria-invalid': messages.some(({ type }) => type === 'error') || undefined,
    'aria-describedby': parts.join(' ') || undefined,
  };
}

/** A field with its label above and its messages below. */
export function FieldFrame({
  name,
  label,
  children,
  messages,
}: {
  name: string;
  label: ReactNode;
  children: ReactNode;
  messages: ReactNode;
}) {
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId(name)}>{label}</label>
      {children}
      {messages}
    </div>
  );
}

/** The messages of one field: what is wrong in clay, the rest in plain ink. */
export function FieldMessages({
  name,
  messages,
  translate,
}: {
  name: string;
  messages: readonly UiText[];
  translate: (text: UiText) => string;
}) {
  if (messages.length === 0) return null;
  return (
    <div id={`${fieldId(name)}-messages`} className={styles.messages}>
      {messages.map((message) => (
        <p key={message.id} className={message.type === 'error' ? fieldStyles.error : fieldStyles.hint}>
          {translate(message)}
        </p>
      ))}
    </div>
  );
}
