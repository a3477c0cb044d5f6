import { Button, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../controls/use-hydrated.ts';
import { usePictureSource } from '../pickers/use-picture-source.ts';

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
  const label = t('console.content.field.featured');
  if (!isHydrated)
    return (
      <TextField
        label={label}
        name="featured_media"
        defaultValue={id}
        error={error}
        hint={t('console.content.field.featuredHint')}
      />
    );
  return (
    <fieldset className="editor-featured">
      <legend>{label}</legend>
      {source ? <img src={source} alt={t('console.content.field.featuredNow')} /> : null}
      {error ? <p className="editor-error">{error}</p> : null}
      <div className="console-actions">
        <Button onClick={onChoose}>
          {t(id ? 'console.content.field.featuredChange' : 'console.content.field.featuredChoose')}
        </Button>
        {id ? (
          <Button look="quiet" onClick={onRemove}>
            {t('console.content.field.featuredRemove')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
