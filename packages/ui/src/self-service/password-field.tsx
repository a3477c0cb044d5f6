import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, useState } from 'react';
import fieldStyles from '../field/field.module.css';
import { fieldId } from './field-frame.tsx';
import type { FormWords } from './form-words.ts';
import styles from './self-service.module.css';
import { useStrength } from './use-strength.ts';

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  words: FormWords;
  /** True for a password that is being chosen: it says its rules and how strong it is. */
  isNew: boolean;
}

/** A field for a password, which can be pasted, filled in by a manager and looked at. */
export function PasswordField({ name, words, isNew, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { strength, judge, prepare } = useStrength();
  const Eye = isShown ? IconEyeOff : IconEye;
  return (
    <>
      <div className={styles.password}>
        <input
          {...rest}
          name={name}
          className={fieldStyles.input}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onFocus={isNew ? (event) => void prepare(event.currentTarget) : undefined}
          onInput={isNew ? (event) => judge(event.currentTarget) : undefined}
        />
        <button
          type="button"
          className={`needs-script ${styles.eye}`}
          aria-pressed={isShown}
          aria-controls={fieldId(name)}
          onClick={() => setShown(!isShown)}
        >
          <Eye size={20} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{isShown ? words.hidePassword : words.showPassword}</span>
        </button>
      </div>
      {isNew ? (
        <>
          <div className={`needs-script ${styles.strength}`} data-strength={strength}>
            <span className={styles.bar} aria-hidden="true" />
            <span aria-live="polite">{strength === undefined ? '' : words.strength[strength]}</span>
          </div>
          <p id={`${fieldId(name)}-hint`} className={fieldStyles.hint}>
            {words.passwordRules}
          </p>
        </>
      ) : null}
    </>
  );
}
