import {
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field.module.css';

interface FieldTexts {
  label: string;
  /** What is wrong with the value, in a sentence. */
  error?: string | undefined;
  hint?: string;
}

/** A labelled line of text; the label stands above and stays. */
export function TextField({
  label,
  error,
  hint,
  ...rest
}: FieldTexts & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input id={id} className={styles.input} {...describedBy(id, error, hint)} {...rest} />
    </FieldFrame>
  );
}

/** A labelled box for several lines. */
export function TextArea({
  label,
  error,
  hint,
  ...rest
}: FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        id={id}
        className={`${styles.input} ${styles.area}`}
        {...describedBy(id, error, hint)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** A labelled choice of one from a list; its children are the options. */
export function SelectField({
  label,
  error,
  hint,
  ...rest
}: FieldTexts & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select
        id={id}
        className={`${styles.input} ${styles.select}`}
        {...describedBy(id, error, hint)}
        {...rest}
      />
    </FieldFrame>
  );
}

function describedBy(id: string, error: string | undefined, hint: string | undefined) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}

function FieldFrame({
  id,
  label,
  error,
  hint,
  children,
}: {
  id: string;
  label: string;
  error: string | undefined;
  hint: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
