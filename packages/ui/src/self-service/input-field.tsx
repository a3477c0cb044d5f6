import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import fieldStyles from '../field/field.module.css';
import { describedBy, FieldFrame, FieldMessages, fieldId } from './field-frame.tsx';
import { type InputAttributes, type InputNode, isOptional, type Translate, valueText } from './flow-ui.ts';
import type { FormWords } from './form-words.ts';
import { nodeLabel } from './node-label.ts';
import { PasswordField } from './password-field.tsx';
import styles from './self-service.module.css';

interface InputFieldProps {
  node: InputNode;
  translate: Translate;
  words: FormWords;
}

/** A field of a form that one fills in, with its label and messages. */
export function InputField({ node, translate, words }: InputFieldProps) {
  const { attributes, messages } = node;
  const { name } = attributes;
  const label = nodeLabel(node, translate);
  const below = <FieldMessages name={name} messages={messages} translate={(text) => translate(text, node)} />;
  if (attributes.type === 'checkbox') {
    return (
      <div className={fieldStyles.field}>
        <label className={styles.tick}>
          <Checkbox
            {...describedBy(name, messages)}
            {...sharedAttributes(attributes)}
            value="true"
            defaultChecked={valueText(node) === 'true'}
          />
          <span>{label}</span>
        </label>
        {below}
      </div>
    );
  }
  const isNew = attributes.type === 'password' && attributes.autocomplete === 'new-password';
  const input = {
    ...describedBy(name, messages, isNew),
    ...sharedAttributes(attributes),
    ...(attributes.type === 'password' ? {} : { defaultValue: valueText(node) }),
  };
  return (
    <FieldFrame
      name={name}
      label={isOptional(node) ? <OptionalLabel label={label} word={words.optional} /> : label}
      messages={below}
    >
      {attributes.type === 'password' ? (
        <PasswordField {...input} name={name} words={words} isNew={isNew} />
      ) : (
        <input
          {...input}
          {...keyboardFor(attributes)}
          type={attributes.type}
          className={isCode(attributes) ? `${fieldStyles.input} ${styles.code}` : fieldStyles.input}
        />
      )}
    </FieldFrame>
  );
}

function OptionalLabel({ label, word }: { label: string; word: string }) {
  return (
    <>
      {label} <span className={styles.optional}>{word}</span>
    </>
  );
}

function sharedAttributes({ name, required, disabled, pattern, maxlength, ...rest }: InputAttributes) {
  return {
    id: fieldId(name),
    name,
    required,
    disabled: disabled || undefined,
    pattern,
    maxLength: maxlength,
    autoComplete: rest.autocomplete ?? autoCompleteOf[name],
  };
}

/** For fields whose flow names no purpose. */
const autoCompleteOf: Readonly<Record<string, HTMLInputAutoCompleteAttribute>> = {
  identifier: 'username',
  code: 'one-time-code',
  totp_code: 'one-time-code',
  lookup_secret: 'off',
};

function isCode({ name, autocomplete }: InputAttributes): boolean {
  return (autocomplete ?? autoCompleteOf[name]) === 'one-time-code';
}

/** The keyboard that phones show, and no corrections where nothing may be corrected. */
function keyboardFor(attributes: InputAttributes): InputHTMLAttributes<HTMLInputElement> {
  const exact = { autoCapitalize: 'none', spellCheck: false } as const;
  if (isCode(attributes)) return { ...exact, inputMode: 'numeric' };
  if (attributes.name === 'identifier') return { ...exact, inputMode: 'email' };
  return attributes.name === 'lookup_secret' ? exact : {};
}
