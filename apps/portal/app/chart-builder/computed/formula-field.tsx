import type { ChartField } from '@gazetteer/charts';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '../../controls/use-combobox.ts';
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
  const combobox = useCombobox();
  const [caret, setCaret] = useState(value.length);
  const { from, completions } = completionsAt(value, caret, fields);
  const isOpen = combobox.isOpen && completions.length > 0;
  const write = (text: string, start: number, end: number) => {
    const next = (value.slice(0, start) + text + value.slice(end)).slice(0, LONGEST);
    onChange(next);
    setCaret(start + text.length);
    combobox.close();
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
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && combobox.active >= 0 ? `${id}-${combobox.active}` : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart ?? event.currentTarget.value.length);
          combobox.open();
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
        onBlur={combobox.close}
        onKeyDown={(event) => {
          // The list goes first, then the window.
          if (event.key === 'Escape' && isOpen) event.stopPropagation();
          if (isOpen || event.key !== 'ArrowDown') combobox.onKeyDown(event, completions, choose);
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('visualise.computed.suggestions')} hidden={!isOpen}>
        {completions.map((completion, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox
          <div
            key={completion.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={combobox.active === place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(completion)}
          >
            <span>{completion.text}</span>
            <small>
              {completion.note ||
                t(completion.kind === 'field' ? 'visualise.computed.field' : 'visualise.computed.functionOf')}
            </small>
          </div>
        ))}
      </div>
    </div>
  );
}
