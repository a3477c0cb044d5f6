import { Checkbox } from '@gazetteer/ui';
import { type ReactNode, useId, useState } from 'react';

/** What a setting is called, and its control beside it. */
function SettingRow({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="settings-row">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

interface SelectSettingProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** One of a few choices. */
export function SelectSetting<Value extends string>(props: SelectSettingProps<Value>) {
  const id = useId();
  return (
    <SettingRow label={props.label} id={id}>
      <select
        id={id}
        value={props.value}
        onChange={(event) => {
          const chosen = props.choices.find(({ value }) => value === event.currentTarget.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </SettingRow>
  );
}

interface TextSettingProps {
  label: string;
  value: string;
  /** What stands there where nothing is written. */
  instead?: string | undefined;
  maxLength: number;
  lines?: number;
  onChange: (value: string) => void;
}

/** A text, its label above; every letter takes effect. */
export function TextSetting({ label, value, instead, maxLength, lines = 1, onChange }: TextSettingProps) {
  const id = useId();
  const shared = { id, value, placeholder: instead, maxLength };
  return (
    <div className="settings-text">
      <label htmlFor={id}>{label}</label>
      {lines > 1 ? (
        <textarea {...shared} rows={lines} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

interface ToggleSettingProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that holds or not. */
export function ToggleSetting({ label, checked, onChange }: ToggleSettingProps) {
  return (
    <label className="settings-toggle">
      <Checkbox checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface NumberSettingProps {
  label: string;
  value: number | undefined;
  language: string;
  describedBy?: string;
  onChange: (value: number | undefined) => void;
}

/** A number; takes effect when the field is left or Enter is pressed. What is no number goes back to what it was. */
export function NumberSetting({ label, value, language, describedBy, onChange }: NumberSettingProps) {
  const id = useId();
  const written = value === undefined ? '' : String(value).replace('.', language === 'fr' ? ',' : '.');
  const [text, setText] = useState(written);
  const [before, setBefore] = useState(written);
  if (written !== before) {
    setBefore(written);
    setText(written);
  }
  const commit = () => {
    const bare = text.replace(/[\s'’\u00a0\u202f]/g, '');
    const number = Number(language === 'fr' ? bare.replace(',', '.') : bare.replaceAll(',', ''));
    if (bare !== '' && !Number.isFinite(number)) setText(written);
    else if (bare === '') onChange(undefined);
    else onChange(number);
  };
  return (
    <div className="settings-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-describedby={describedBy}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </div>
  );
}
