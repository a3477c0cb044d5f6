import { SelectField, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { additivities, scales } from '../../../datasets/scales.ts';
import frame from '../../../datasets/field-group.module.css';
import styles from './columns.module.css';
import type { Columns } from './load-columns.server.ts';

interface ColumnFieldsProps {
  index: number;
  column: Columns['columns'][number];
  schemes: Columns['schemes'];
}

const roles = ['dimension', 'measure', 'time', 'geo'] as const;

/** What is said of one column, beside its first values. */
export function ColumnFields({ index, column, schemes }: ColumnFieldsProps) {
  const { t } = useTranslation();
  const { values, type, examples } = column;
  const types: Record<string, string> = t('data.look.types', { returnObjects: true });
  return (
    <fieldset className={`${frame.group} ${styles.column}`}>
      <legend>
        <code>{values.id}</code> <small>{types[type] ?? type}</small>
      </legend>
      <input type="hidden" name="column" value={values.id} />
      <Examples examples={examples} />
      <div className={styles.fields}>
        <TextField
          label={t('data.columns.field.label')}
          name={`label.${index}`}
          defaultValue={values.label}
          maxLength={1000}
          autoComplete="off"
          dir="auto"
        />
        <TextField
          label={t('data.columns.field.unit')}
          hint={t('data.columns.hint.unit')}
          name={`unit.${index}`}
          defaultValue={values.unit}
          maxLength={1000}
          autoComplete="off"
        />
        <TextArea
          label={t('data.columns.field.notes')}
          name={`notes.${index}`}
          defaultValue={values.notes}
          rows={2}
          dir="auto"
        />
        <SelectField label={t('data.columns.field.role')} name={`role.${index}`} defaultValue={values.role}>
          <option value="">{t('data.notSaid')}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`data.columns.role.${role}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('data.columns.field.scale')}
          name={`scale.${index}`}
          defaultValue={values.scale}
        >
          <option value="">{t('data.notSaid')}</option>
          {scales.map((scale) => (
            <option key={scale} value={scale}>
              {t(`data.columns.scale.${scale}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('data.columns.field.additivity')}
          name={`additivity.${index}`}
          defaultValue={values.additivity}
        >
          <option value="">{t('data.notSaid')}</option>
          {additivities.map((additivity) => (
            <option key={additivity} value={additivity}>
              {t(`data.columns.additivity.${additivity}`)}
            </option>
          ))}
        </SelectField>
        <PlaceCodes index={index} values={values} schemes={schemes} />
      </div>
    </fieldset>
  );
}

/** By which scheme the codes of a column stand for places; open where the column has places. */
function PlaceCodes(
  props: Pick<ColumnFieldsProps, 'index' | 'schemes'> & { values: ColumnFieldsProps['column']['values'] },
) {
  const { index, values, schemes } = props;
  const { t } = useTranslation();
  const levels = new Map(schemes.flatMap((scheme) => scheme.levels.map(({ id, title }) => [id, title])));
  const isPlace = values.role === 'geo' || values.scheme !== '' || values.level !== '';
  return (
    <details className={styles.places} open={isPlace}>
      <summary>
        {t('data.columns.places')}
        <span className="visually-hidden"> {values.id}</span>
      </summary>
      <p className="console-note">{t('data.columns.placesHint')}</p>
      <Choice
        name={`scheme.${index}`}
        label={t('data.columns.field.scheme')}
        value={values.scheme}
        known={new Map(schemes.map(({ id, title }) => [id, title]))}
      />
      <Choice
        name={`level.${index}`}
        label={t('data.columns.field.level')}
        value={values.level}
        known={levels}
      />
    </details>
  );
}

function Choice(props: { name: string; label: string; value: string; known: ReadonlyMap<string, string> }) {
  const { name, label, value, known } = props;
  const { t } = useTranslation();
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      <option value="">{t('data.notSaid')}</option>
      {value === '' || known.has(value) ? null : <option value={value}>{value}</option>}
      {[...known].map(([id, title]) => (
        <option key={id} value={id}>
          {title === id ? id : `${title} (${id})`}
        </option>
      ))}
    </SelectField>
  );
}

function Examples({ examples }: { examples: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.examples}>
      <p>{t('data.columns.examples')}</p>
      {examples.length === 0 ? <p className="console-note">{t('data.columns.noExamples')}</p> : null}
      <ul>
        {examples.map((example) => (
          <li key={example} dir="auto">
            {example}
          </li>
        ))}
      </ul>
    </div>
  );
}
