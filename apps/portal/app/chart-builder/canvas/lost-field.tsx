import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { FieldIcon } from '../fields/field-icon.tsx';
import { useBuilder } from '../model/use-builder.ts';
import { replacementsFor } from './replacements.ts';

/** A column that is no longer in the table: which of the others shall stand in its place, or none. */
export function LostField({ id }: { id: string }) {
  const { t } = useTranslation();
  const { spec, fields, dispatch } = useBuilder();
  const { candidates, replaced, without } = replacementsFor(spec, fields, id);
  return (
    <div className="canvas-message" role="alert">
      <h2>{t('visualise.builder.lost.title', { field: id })}</h2>
      <p>{t(candidates.length > 0 ? 'visualise.builder.lost.text' : 'visualise.builder.lost.none')}</p>
      <ul className="suggestions-list">
        {candidates.map((field) => (
          <li key={field.id}>
            <button
              type="button"
              className="suggestion"
              onClick={() => dispatch({ type: 'set-spec', spec: replaced(field.id) })}
            >
              <FieldIcon kind={field.kind} />
              {field.label}
            </button>
          </li>
        ))}
      </ul>
      <p className="canvas-message-acts">
        <Button onClick={() => dispatch({ type: 'set-spec', spec: without() })}>
          {t('visualise.builder.lost.without')}
        </Button>
      </p>
    </div>
  );
}
