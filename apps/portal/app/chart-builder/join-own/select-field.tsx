import { useId } from 'react';

interface SelectFieldProps {
  label: string;
  value: string;
  choices: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

/** One thing to choose of how two tables are joined. */
export function SelectField({ label, value, choices, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="add-table-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  );
}
