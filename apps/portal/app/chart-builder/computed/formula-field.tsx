import type { ChartField } from '@gazetteer/charts';
import { Combobox, Listbox } from '@gazetteer/ui';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Completion, completionsAt } from './complete-formula.ts';

export interface FormulaHandle {
  /** Writes something where the caret stands. */
  insert(text: string): void;
}

interface FormulaFieldProps {
  value: string;
  fields: readonly ChartField[];
  isWrong: boolean;
  /** The element that says what is wrong, or how a formula is written. */
  describedBy: string;
  onChange: (value: string) => void;
  ref?: Ref<FormulaHandle>;
}

const LONGEST = 1000;

/** The text of a formula; while one writes a name, the fields and functions that it may become are listed below. */
export function FormulaField({ value, fields, isWrong, describedBy, onChange, ref }: FormulaFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(value.length);
  const { from, completions } = completionsAt(value, caret, fields);
  const write = (text: string, start: number, end: number) => {
    const next = (value.slice(0, start) + text + value.slice(end)).slice(0, LONGEST);
    onChange(next);
    setCaret(start + text.length);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(start + text.length, start + text.length);
    });
  };
  const choose = ({ insert }: Completion) => write(insert, from, caret);
  useImperativeHandle(ref, () => ({ insert: (text) => write(text, caret, caret) }));
  return (
    <div className="computed-formula">
      <label htmlFor={id}>{t('visualise.computed.formula')}</label>
      <Combobox
        ref={input}
        id={id}
        type="text"
        className="computed-text"
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart ?? event.currentTarget.value.length);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        opens="typing"
        isListed={completions.length > 0}
        choices={completions}
        keyOf={({ id }) => id}
        onChoose={choose}
        renderList={(list) => (
          <Listbox
            {...list}
            label={t('visualise.computed.suggestions')}
            choices={completions}
            optionOf={(completion) => ({
              ...completion,
              note:
                completion.note ||
                t(completion.kind === 'field' ? 'visualise.computed.field' : 'visualise.computed.functionOf'),
            })}
          />
        )}
      />
    </div>
  );
}
