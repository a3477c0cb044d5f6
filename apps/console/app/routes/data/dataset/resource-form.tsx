import type { WrittenCall } from '@gazetteer/client/ory';
import { Button, Checkbox, SelectField, TextArea, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ThisCall } from '../../../datasets/this-call.tsx';
import styles from './dataset.module.css';
import type { EditedResource } from './load-dataset.server.ts';

/** Levels of detail in space that catalogues and places here know; others can be typed. */
const granularities = [
  'Country',
  'State',
  'District',
  'Sub-District',
  'Tehsil',
  'Block',
  'City',
  'Local Body',
  'Gram Panchayat',
  'Village',
  'Assembly Constituency',
  'Parliamentary Constituency',
  'Point',
  'Other',
];

/** How often data are renewed, as the catalogue names it. */
const frequencies = [
  'Daily',
  'Weekly',
  'Fortnightly',
  'Monthly',
  'Quarterly',
  'Biannually',
  'Yearly',
  'Quinquennial',
  'Decadal',
  'Seasonally',
  'One Time',
  'Other',
];

/** What is said of a file or a table. */
export function ResourceForm(props: { resource: EditedResource; title: string; call: WrittenCall }) {
  const { resource, title, call } = props;
  const { t } = useTranslation();
  return (
    <details className={styles.step}>
      <summary>
        {t('data.resources.describe')}
        <span className="visually-hidden"> {title}</span>
      </summary>
      <Form method="post" className={styles.stepForm} key={JSON.stringify(resource)} preventScrollReset>
        <input type="hidden" name="resource" value={resource.id} />
        <TextField
          label={t('data.field.title')}
          name="name"
          required
          maxLength={1000}
          defaultValue={resource.name}
          dir="auto"
        />
        <TextArea
          label={t('data.field.description')}
          name="description"
          rows={3}
          defaultValue={resource.description}
          dir="auto"
        />
        <Choice name="granularity" value={resource.granularity} known={granularities} />
        {/* The place that the checklist leads to. */}
        <div id={`frequency-${resource.sku}`} tabIndex={-1} className={styles.field}>
          <Choice name="frequency" value={resource.frequency} known={frequencies} />
        </div>
        <TextField
          label={t('data.field.years_covered')}
          hint={t('data.hint.years_covered')}
          name="years_covered"
          maxLength={1000}
          defaultValue={resource.years_covered}
        />
        <div className={styles.choice}>
          <label>
            <Checkbox
              name="held_back"
              value="true"
              defaultChecked={resource.isHeldBack}
              aria-describedby={`about-held-back-${resource.sku}`}
            />
            {t('data.resources.heldBack')}
          </label>
          <p className="console-note" id={`about-held-back-${resource.sku}`}>
            {t('data.resources.heldBackMeans')}
          </p>
        </div>
        <Button type="submit" name="act" value="describe_resource">
          {t('data.resources.save')}
        </Button>
        <ThisCall call={call} />
      </Form>
    </details>
  );
}

function Choice(props: { name: 'granularity' | 'frequency'; value: string; known: readonly string[] }) {
  const { name, value, known } = props;
  const { t } = useTranslation();
  const words: Record<string, string> = t(`data.terms.${name}`, { returnObjects: true });
  return (
    <SelectField label={t(`data.field.${name}`)} name={name} defaultValue={value}>
      <option value="">{t('data.notSaid')}</option>
      {value === '' || known.includes(value) ? null : <option value={value}>{value}</option>}
      {known.map((term) => (
        <option key={term} value={term}>
          {words[term] ?? term}
        </option>
      ))}
    </SelectField>
  );
}
