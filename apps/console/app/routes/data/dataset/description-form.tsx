import { Button } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { SaveBar } from '../../../datasets/save-bar.tsx';
import { faultsOf } from '../../../datasets/faults-of.ts';
import styles from './dataset.module.css';
import { DescriptionField } from './description-field.tsx';
import { changedFields, type Group, groups, readValues, type Values } from './description-values.ts';
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
  const { choices, calls } = dataset;
  const { held, revision, type } = useHeldText(dataset, answer);
  return (
    // What a form shows is what it was made with: another text is another form.
    <Form
      method="post"
      key={held.key}
      className={styles.form}
      onInput={({ currentTarget }) => onType(type(currentTarget))}
    >
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="base" value={JSON.stringify(held.base)} />
      {(Object.keys(groups) as Group[]).map((group) => (
        <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{t(`data.group.${group}`)}</h2>
          {groups[group].map((field) => (
            <DescriptionField
              key={field}
              field={field}
              value={held.values[field]}
              choices={choices}
              error={faultsOf(t, answer?.refusal)[field === 'spatial_text' ? 'extras' : field]?.join(' ')}
            />
          ))}
        </section>
      ))}
      <SaveBar call={calls.save}>
        <Button type="submit" name="act" value="save" look="primary">
          {t(answer?.conflict ? 'data.conflict.saveAnyway' : 'data.save')}
        </Button>
      </SaveBar>
    </Form>
  );
}

/**
 * What the form was made with. A text that was typed and not saved stays, whatever else is done on the page; where the
 * description is another by then, saving tells of it.
 */
function useHeldText({ values, revision }: EditedDataset, answer: SaveAnswer | undefined) {
  const kept = answer?.typed ?? { values, base: values, revision };
  const key = JSON.stringify([kept.base, kept.values]);
  const [held, setHeld] = useState({ ...kept, key });
  const [seen, setSeen] = useState(answer);
  const [isTyped, setTyped] = useState(changedFields(kept.base, kept.values).length > 0);
  const isNews = answer !== undefined && answer !== seen;
  if (isNews && !answer.refusal) {
    // What was saved comes with the data of the page, a little later.
    setSeen(answer);
    setTyped(false);
  } else if (isNews || (!isTyped && key !== held.key)) {
    setHeld({ ...kept, key });
    setSeen(answer);
    setTyped(changedFields(kept.base, kept.values).length > 0);
  }
  const isSame = changedFields(held.base, kept.base).length === 0;
  const type = (form: HTMLFormElement): Values => {
    const typed = readValues(new URLSearchParams([...new FormData(form)].map(textOf)));
    setTyped(changedFields(held.base, typed).length > 0);
    return typed;
  };
  return { held, revision: isSame ? kept.revision : held.revision, type };
}

function textOf([name, value]: [string, FormDataEntryValue]): [string, string] {
  return [name, typeof value === 'string' ? value : ''];
}
