import { Checkbox, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { fieldsOf, type SettingField, writtenAt } from './setting-fields.ts';
import type { ServiceName } from './services.ts';
import styles from './settings.module.css';

interface FieldInputsProps {
  service: ServiceName;
  /** What the fields show, as JSON. */
  text: string;
}

/** Fields for the settings that are changed most; they are sent with the JSON, and reviewed like it. */
export function FieldInputs({ service, text }: FieldInputsProps) {
  const settings = readJson(text);
  const fields = fieldsOf(service);
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <SettingInput key={field.place} field={field} written={writtenAt(settings, field)} />
      ))}
    </div>
  );
}

function SettingInput({ field, written }: { field: SettingField; written: string }) {
  const { t } = useTranslation();
  const { place, kind } = field;
  const label = t(`project.settings.fields.${textOf(place)}`);
  if (kind === 'switch') {
    return (
      <label className={styles.switch}>
        <Checkbox name={place} defaultChecked={written !== ''} />
        {label}
      </label>
    );
  }
  if (kind === 'choice') {
    return (
      <SelectField label={label} name={place} defaultValue={written} hint={place}>
        {written === '' ? <option value="">{t('project.settings.unsaid')}</option> : null}
        {field.choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`project.settings.choices.${choice}`)}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={label}
      name={place}
      hint={place}
      defaultValue={written}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** The name of a place among the texts, in which dots have another meaning. */
function textOf<Place extends string>(place: Place) {
  return place.replaceAll('.', '/') as Slashed<Place>;
}

type Slashed<Place extends string> = Place extends `${infer First}.${infer Rest}`
  ? `${First}/${Slashed<Rest>}`
  : Place;

/** The fields show what was written so far; of what cannot be read they show nothing. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
