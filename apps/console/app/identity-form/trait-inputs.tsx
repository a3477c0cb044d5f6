import { Checkbox, SelectField, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { type TraitField, type Traits, traitText } from './trait-fields.ts';
import styles from './trait-inputs.module.css';

interface TraitInputsProps {
  fields: readonly TraitField[];
  traits: Readonly<Traits>;
  /** The names of the fields whose JSON cannot be read. */
  unreadable?: readonly string[];
}

/** The fields of a schema with what the traits say. */
export function TraitInputs({ fields, traits, unreadable = [] }: TraitInputsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.inputs}>
      {fields.map((field) => (
        <TraitInput
          key={field.name}
          field={field}
          text={traitText(traits, field)}
          error={unreadable.includes(field.name) ? t('identities.unreadable') : undefined}
        />
      ))}
    </div>
  );
}

interface TraitInputProps {
  field: TraitField;
  text: string;
  error: string | undefined;
}

function TraitInput({ field, text, error }: TraitInputProps) {
  const { label, kind, choices, isRequired } = field;
  const name = `traits.${field.name}`;
  if (kind === 'checkbox')
    return (
      <label className={styles.check}>
        <Checkbox name={name} defaultChecked={text === 'true'} />
        {label}
      </label>
    );
  if (kind === 'choice')
    return (
      <SelectField label={label} name={name} defaultValue={text} required={isRequired}>
        <option value="">–</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'json')
    return (
      <TextArea
        label={`${label} (JSON)`}
        name={name}
        defaultValue={text}
        required={isRequired}
        error={error}
        rows={3}
        spellCheck={false}
      />
    );
  return (
    <TextField
      label={label}
      name={name}
      type={kind}
      {...(kind === 'number' ? { step: 'any' } : {})}
      defaultValue={text}
      required={isRequired}
      autoComplete="off"
    />
  );
}
