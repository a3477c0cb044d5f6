import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useFilterText } from '../filters/use-filter-text.ts';
import { useBuilder } from '../model/use-builder.ts';

/** No row is left: which filters did that, and how to get rid of each. */
export function NoRows() {
  const { t } = useTranslation();
  const { spec, fields, dispatch } = useBuilder();
  const textOf = useFilterText();
  const { filters = [] } = spec;
  return (
    <div className="canvas-message">
      <h2>{t('visualise.builder.noRows.title')}</h2>
      <p>{t(filters.length > 0 ? 'visualise.builder.noRows.filters' : 'visualise.builder.noRows.text')}</p>
      <p className="canvas-message-acts">
        {filters.map((filter, index) => (
          <Button key={`${index} ${filter.field}`} onClick={() => dispatch({ type: 'remove-filter', index })}>
            {t('visualise.builder.noRows.without', {
              filter: textOf(
                filter,
                fields.find(({ id }) => id === filter.field),
              ),
            })}
          </Button>
        ))}
        <Button onClick={() => dispatch({ type: 'undo' })}>{t('visualise.builder.strip.undo')}</Button>
      </p>
    </div>
  );
}
