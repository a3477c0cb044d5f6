import { Button, TextField } from '@gazetteer/ui';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../controls/use-hydrated.ts';
import { askContent } from '../pickers/picker.tsx';
import type { MediaRecord } from '../pickers/picture-library.ts';
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
  const label = t('content.field.datasets');
  if (!isHydrated)
    return (
      <TextField
        label={label}
        name="datasets"
        defaultValue={value}
        error={error}
        hint={t('content.field.datasetsHint')}
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
                aria-label={t('content.field.datasetRemove', { name })}
                onClick={() => onChange(names.filter((one) => one !== name).join(', '))}
              >
                <IconX size={18} stroke={1.6} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {error ? <p className="editor-error">{error}</p> : null}
      <Button onClick={onFind}>{t('content.field.datasetAdd')}</Button>
    </fieldset>
  );
}

interface FeaturedPictureProps {
  /** The picture's id; empty for none. */
  id: string;
  /** Pictures whose addresses are known, by id. */
  known: Readonly<Record<string, string>>;
  error: string | undefined;
  onChoose: () => void;
  onRemove: () => void;
}

/** The picture on top of an article and in lists; chosen in a window with script, by its id without. */
export function FeaturedPicture({ id, known, error, onChoose, onRemove }: FeaturedPictureProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const source = usePictureSource(id, known);
  const label = t('content.field.featured');
  if (!isHydrated)
    return (
      <TextField
        label={label}
        name="featured_media"
        defaultValue={id}
        error={error}
        hint={t('content.field.featuredHint')}
      />
    );
  return (
    <fieldset className="editor-featured">
      <legend>{label}</legend>
      {source ? <img src={source} alt={t('content.field.featuredNow')} /> : null}
      {error ? <p className="editor-error">{error}</p> : null}
      <div className="console-actions">
        <Button onClick={onChoose}>
          {t(id ? 'content.field.featuredChange' : 'content.field.featuredChoose')}
        </Button>
        {id ? (
          <Button look="quiet" onClick={onRemove}>
            {t('content.field.featuredRemove')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

/** The address of a picture of the library; asked for where it is not known yet. */
function usePictureSource(id: string, known: Readonly<Record<string, string>>): string | undefined {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const source = known[id] ?? found[id];
  useEffect(() => {
    if (!id || source) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const answer = await askContent<{ data: MediaRecord }>(
        `/media/${encodeURIComponent(id)}`,
        leaving.signal,
      );
      if (answer) setFound((before) => ({ ...before, [id]: answer.data.picture.src }));
    };
    void ask();
    return () => leaving.abort();
  }, [id, source]);
  return source;
}
