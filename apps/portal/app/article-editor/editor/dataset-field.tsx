import { Button, TextField } from '@gazetteer/ui';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../controls/use-hydrated.ts';
import { listOf } from '../values/article-values.ts';

interface DatasetFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  onFind: () => void;
}

/** Datasets that an article is about, by name; found in a window with script, typed without. */
export function DatasetField({ value, error, onChange, onFind }: DatasetFieldProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const label = t('console.content.field.datasets');
  if (!isHydrated)
    return (
      <TextField
        label={label}
        name="datasets"
        defaultValue={value}
        error={error}
        hint={t('console.content.field.datasetsHint')}
      />
    );
  const names = listOf(value);
  return (
    <fieldset className="editor-datasets">
      <legend>{label}</legend>
      {names.length > 0 ? (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`/p/${encodeURIComponent(name)}`} target="_blank" rel="noopener">
                {name}
              </a>
              <button
                type="button"
                aria-label={t('console.content.field.datasetRemove', { name })}
                onClick={() => onChange(names.filter((one) => one !== name).join(', '))}
              >
                <IconX size={18} stroke={1.6} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? <p className="editor-error">{error}</p> : null}
      <Button onClick={onFind}>{t('console.content.field.datasetAdd')}</Button>
    </fieldset>
  );
}
