import { Checkbox, SelectField, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import styles from './source-fields.module.css';
import { kinds, schedules, type SourceValues } from './source-values.ts';

interface SourceFieldsProps {
  values: SourceValues;
  /** Whether the address was refused as none. */
  isNoAddress: boolean;
}

/** What is said of a source: where it is, how often it is read, and what of it is brought here. */
export function SourceFields({ values, isNoAddress }: SourceFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('harvest.field.url')}
        hint={t('harvest.hint.url')}
        type="url"
        name="url"
        required
        maxLength={2000}
        autoComplete="off"
        spellCheck={false}
        defaultValue={values.url}
        error={isNoAddress ? t('harvest.noAddress') : undefined}
      />
      <TextField
        label={t('harvest.field.title')}
        hint={t('harvest.hint.title')}
        name="title"
        maxLength={200}
        dir="auto"
        defaultValue={values.title}
      />
      <SelectField
        label={t('harvest.field.kind')}
        hint={t('harvest.hint.kind')}
        name="kind"
        defaultValue={values.kind}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`harvest.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('harvest.field.schedule')} name="schedule" defaultValue={values.schedule}>
        {schedules.map((schedule) => (
          <option key={schedule} value={schedule}>
            {t(`harvest.schedule.${schedule}`)}
          </option>
        ))}
      </SelectField>
      {(['tables', 'prune'] as const).map((choice) => (
        <div key={choice} className={styles.choice}>
          <label>
            <Checkbox name={choice} defaultChecked={values[choice]} aria-describedby={`about-${choice}`} />
            {t(`harvest.field.${choice}`)}
          </label>
          <p className="console-note" id={`about-${choice}`}>
            {t(`harvest.hint.${choice}`)}
          </p>
        </div>
      ))}
    </>
  );
}
