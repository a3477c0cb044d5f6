import { Button } from '@gazetteer/ui';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import styles from './dataset.module.css';
import { DescriptionField } from './description-field.tsx';
import { groups, readValues, type Group, type Values } from './description-values.ts';
import type { EditedDataset } from './load-dataset.server.ts';
import type { SaveAnswer } from './save-description.server.ts';

interface DescriptionFormProps {
  dataset: EditedDataset;
  answer: SaveAnswer | undefined;
  /** Told what stands in the form whenever it changes. */
  onType: (values: Values) => void;
}

/** What a dataset says of itself, in groups. What was typed and could not be saved stays. */
export function DescriptionForm({ dataset, answer, onType }: DescriptionFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { values: saved, choices, calls, revision } = dataset;
  const kept = answer?.typed ?? { values: saved, base: saved, revision };
  const type = (event: FormEvent<HTMLFormElement>) => {
    onType(readValues(new URLSearchParams([...new FormData(event.currentTarget)].map(textOf))));
  };
  return (
    // Another form for each answer and revision: what it shows is what it was made with.
    <Form
      method="post"
      ref={form}
      key={`${kept.revision} ${answer?.refusal ? 'kept' : ''}`}
      className={styles.form}
      onInput={type}
    >
      <input type="hidden" name="revision" value={kept.revision} />
      <input type="hidden" name="base" value={JSON.stringify(kept.base)} />
      {answer?.conflict ? <ConflictNotice conflict={answer.conflict} resources={dataset.resources} /> : null}
      {(Object.keys(groups) as Group[]).map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{t(`data.group.${group}`)}</h2>
          {groups[group].map((field) => (
            <DescriptionField
              key={field}
              field={field}
              value={kept.values[field]}
              choices={choices}
              error={faultsOf(answer)[field === 'spatial_text' ? 'extras' : field]?.join(' ')}
            />
          ))}
        </section>
      ))}
      <div className={styles.save}>
        <Button type="submit" name="act" value="save" look="primary">
          {t(answer?.conflict ? 'data.conflict.saveAnyway' : 'data.save')}
        </Button>
        <ThisCall call={calls.save} />
      </div>
    </Form>
  );
}

function faultsOf(answer: SaveAnswer | undefined): Record<string, string[]> {
  return answer?.refusal?.fields ?? {};
}

function textOf([name, value]: [string, FormDataEntryValue]): [string, string] {
  return [name, typeof value === 'string' ? value : ''];
}
