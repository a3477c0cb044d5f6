import { useId } from 'react';

interface SelectChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** A small labelled choice among the many of a window; its style is `select-choice.css`. */
export function SelectChoice<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: SelectChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="select-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="small-field"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = choices.find((choice) => choice.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  );
}
