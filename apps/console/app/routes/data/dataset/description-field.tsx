import { Checkbox, SelectField, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import styles from './dataset.module.css';
import { type Field, isLong, itemsOf } from './description-values.ts';
import type { EditedDataset } from './load-dataset.server.ts';

interface DescriptionFieldProps {
  field: Field;
  value: string;
  choices: EditedDataset['choices'];
  error: string | undefined;
}

const longest: Partial<Record<Field, number>> = { title: 1000, name: 100, version: 100 };
const types: Partial<Record<Field, 'url' | 'email'>> = {
  maintainer_email: 'email',
  author_email: 'email',
};

/** A field of the description, at the place that the checklist leads to. */
export function DescriptionField(props: DescriptionFieldProps) {
  return (
    <div id={`field-${props.field}`} tabIndex={-1} className={styles.field}>
      <Control {...props} />
    </div>
  );
}

function Control({ field, value, choices, error }: DescriptionFieldProps) {
  const { t } = useTranslation();
  const hints: Record<string, string> = t('data.hint', { returnObjects: true });
  const texts = { label: t(`data.field.${field}`), hint: hints[field] ?? '', error };
  if (field === 'sector') return <Sectors value={value} known={choices.sectors} label={texts.label} />;
  if (field === 'license_id') {
    const known = choices.licenses.some(({ id }) => id === value);
    return (
      <SelectField {...texts} name={field} defaultValue={value}>
        <option value="">{t('data.noLicence')}</option>
        {known || value === '' ? null : <option value={value}>{value}</option>}
        {choices.licenses.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    );
  }
  if (field === 'owner_org') return <Owner {...texts} value={value} organizations={choices.organizations} />;
  if (isLong(field)) return <TextArea {...texts} name={field} defaultValue={value} rows={6} dir="auto" />;
  return (
    <TextField
      {...texts}
      name={field}
      type={types[field] ?? 'text'}
      defaultValue={value}
      required={field === 'title' || field === 'name'}
      maxLength={longest[field] ?? 10_000}
      autoComplete="off"
      dir="auto"
    />
  );
}

/** The organisations that one may give it to; who edits this dataset alone cannot give it away. */
function Owner(props: {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  organizations: EditedDataset['choices']['organizations'];
}) {
  const { value, organizations, ...texts } = props;
  const isKnown = organizations.some(({ name }) => name === value);
  return (
    <SelectField {...texts} name="owner_org" defaultValue={value}>
      {isKnown ? null : <option value={value}>{value}</option>}
      {organizations.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}

/** Subjects to tick, and a line for others. */
function Sectors({ value, known, label }: { value: string; known: readonly string[]; label: string }) {
  const { t } = useTranslation();
  const chosen = new Set(itemsOf(value));
  const others = [...chosen].filter((one) => !known.includes(one));
  return (
    <fieldset className={styles.sectors}>
      <legend>{label}</legend>
      {known.length > 0 ? (
        <ul>
          {known.map((name) => (
            <li key={name}>
              <label>
                <Checkbox name="sector" value={name} defaultChecked={chosen.has(name)} />
                {name}
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      <TextField
        label={known.length > 0 ? t('data.otherSectors') : t('data.newSectors')}
        hint={t('data.hint.sector')}
        name="sector"
        defaultValue={others.join(', ')}
        maxLength={1000}
        autoComplete="off"
      />
    </fieldset>
  );
}
